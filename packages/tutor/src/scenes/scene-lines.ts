/** What a partner says in any scene. Of each list the first that was not said yet is taken. */
export type SceneLines = Readonly<
  Record<
    | "hello"
    | "thanks"
    | "howAreYou"
    | "bye"
    | "stopped"
    | "afterEnd"
    | "repeat"
    | "begin"
    | "model"
    | "moveOn"
    | "refused"
    | "denied"
    | "unknown"
    | "changed"
    | "added"
    | "price"
    | "total"
    | "have"
    | "haveNot"
    | "meaning"
    | "goals"
    | "refusedBefore"
    | "again",
    readonly string[]
  >
>;

/** What a partner says in any scene at A1 and A2. */
export const beginnersLines: SceneLines = {
  hello: ["Hello!", "Hi!", "Hello again!"],
  thanks: ["You are welcome.", "No problem.", "My pleasure.", "Of course."],
  howAreYou: ["I am fine, thank you.", "Very well, thanks.", "All good here, thank you."],
  bye: ["Goodbye!", "Bye, and take care!"],
  stopped: ["All right, we stop here. Thank you for playing!"],
  afterEnd: ["Our scene is over.", "We are at the end now.", "That was our scene."],
  repeat: [
    "Of course.",
    "No problem, once more.",
    "Sure, I say it again.",
    "Let me say it in another way.",
  ],
  begin: [
    "You could begin: “{begin}”",
    "Try it like this: “{begin}”",
    "Here is a beginning: “{begin}”",
  ],
  model: [
    "You can say: “{model}” Change it as you like.",
    "For example: “{model}” Now you, please.",
    "Here is a whole sentence: “{model}”",
  ],
  moveOn: [
    "Never mind, let us go on.",
    "That is all right, we go on.",
    "We leave it for now.",
    "Let us try something else.",
  ],
  refused: ["That is all right.", "OK, no problem.", "All right, then not.", "OK, we leave it."],
  denied: [
    "All right, no {denied}.",
    "OK, not {denied}.",
    "No {denied}, I see.",
    "I understand, no {denied}.",
  ],
  unknown: ["Hm, I do not know that.", "I am not sure about that.", "I cannot answer that."],
  changed: ["No problem, {value} then.", "All right, {value} then.", "OK, I change it: {value}."],
  added: ["And {value}, of course.", "{value} too, no problem.", "And {value} as well."],
  price: [
    "It is {price} for {value}.",
    "That is {price}: {value}.",
    "For {value} we take {price}.",
  ],
  total: [
    "That is {total}.",
    "{total} in all, please.",
    "It is {total} together.",
    "Together that is {total}.",
  ],
  have: ["Yes, we have {value}.", "Yes, there is {value}.", "Of course, we have {value}."],
  haveNot: [
    "Sorry, we do not have that. We have {list}.",
    "Not here, sorry. There is {list}.",
    "I am sorry, no. You can have {list}.",
  ],
  goals: [
    "You still have this to do: {goals}",
    "This is still to do: {goals}",
    "Your goals are: {goals}",
  ],
  refusedBefore: ["One question again.", "I ask one more time.", "And again my question."],
  meaning: ["Good question.", "I am glad that you ask.", "It is good to ask."],
  again: [
    "Once more:",
    "Let me ask again:",
    "So, again:",
    "Here is my question again:",
    "Back to us:",
    "Where were we?",
  ],
};
