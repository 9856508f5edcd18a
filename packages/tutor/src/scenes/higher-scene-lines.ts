import type { SceneLines } from "./scene-lines";

/** What a partner says in any scene at B1 and B2. */
export const independentLines: SceneLines = {
  hello: ["Hello, good to see you!", "Hi there!", "Hello again!"],
  thanks: ["You're welcome.", "No problem at all.", "My pleasure.", "Don't mention it."],
  howAreYou: ["I'm fine, thanks for asking.", "Very well, thank you.", "Not too bad, thanks."],
  bye: ["Goodbye, and all the best!", "Bye for now, take care!"],
  stopped: ["All right, let's stop here. Thanks for playing with me!"],
  afterEnd: [
    "Our scene is already over.",
    "We've come to the end of this one.",
    "That was the whole scene.",
  ],
  repeat: [
    "Of course.",
    "No problem, I'll say it again.",
    "Sure, let me put it another way.",
    "Yes, let me try that once more.",
  ],
  begin: [
    "You might start like this: “{begin}”",
    "Here's one way to begin: “{begin}”",
    "Perhaps this helps you to get started: “{begin}”",
  ],
  model: [
    "You could say: “{model}” Feel free to change it.",
    "For instance: “{model}” Now try it in your own words.",
    "A whole sentence might be: “{model}”",
  ],
  moveOn: [
    "Never mind, let's move on.",
    "That's all right, we can leave it there.",
    "Let's leave that for now.",
    "Let's try something else instead.",
  ],
  refused: [
    "That's all right.",
    "Fair enough, no problem.",
    "All right, we'll leave it, then.",
    "OK, that's up to you.",
  ],
  denied: [
    "All right, no {denied}, then.",
    "OK, anything but {denied}.",
    "I see, so {denied} is out.",
    "I understand, no {denied}.",
  ],
  unknown: [
    "Hm, I'm afraid I don't know that.",
    "I'm not really sure about that.",
    "That's something I can't tell you.",
  ],
  changed: [
    "No problem, {value} instead.",
    "All right, let's make it {value}.",
    "OK, I've changed that: {value}.",
  ],
  added: ["And {value}, of course.", "{value} as well, no problem.", "I'll add {value}, then."],
  price: [
    "It's {price} for {value}.",
    "That would be {price}: {value}.",
    "For {value} we charge {price}.",
  ],
  total: [
    "That comes to {total}.",
    "That makes {total} altogether.",
    "In total it's {total}.",
    "All together that's {total}.",
  ],
  have: ["Yes, we've got {value}.", "Yes, there's {value}.", "We certainly have {value}."],
  haveNot: [
    "I'm afraid we don't have that. We do have {list}.",
    "Not here, I'm sorry. There's {list}.",
    "Sorry, we haven't got that, but you can have {list}.",
  ],
  meaning: ["Good question.", "I'm glad you asked.", "It's always good to ask."],
  goals: [
    "You still have this to do: {goals}",
    "What's left for you to do is this: {goals}",
    "These goals are still open: {goals}",
  ],
  refusedBefore: [
    "There's one thing we left out.",
    "Let me come back to something.",
    "We skipped something earlier.",
  ],
  again: [
    "Once more:",
    "Let me ask you again:",
    "So, to come back to my question:",
    "As I was asking:",
    "Back to where we were:",
    "Now, where were we?",
  ],
};

/** What a partner says in any scene at C1 and C2. */
export const proficientLines: SceneLines = {
  ...independentLines,
  thanks: [
    "You're most welcome.",
    "Not at all.",
    "It's the least I can do.",
    "Don't mention it, really.",
  ],
  howAreYou: [
    "Can't complain, thank you for asking.",
    "Very well indeed, thanks.",
    "Mustn't grumble, as they say.",
  ],
  bye: ["Goodbye, and all the very best!", "I'll let you go, then. Take care!"],
  stopped: ["Let's call it a day, then. Thank you for playing along!"],
  afterEnd: [
    "I'm afraid our scene has come to an end.",
    "The curtain has already fallen on this one.",
    "There's nothing left to play here.",
  ],
  repeat: [
    "By all means.",
    "Certainly, let me rephrase that.",
    "Of course, I should have been clearer.",
    "Let me put that differently.",
  ],
  begin: [
    "You might want to open with: “{begin}”",
    "One way into it would be: “{begin}”",
    "If you're stuck for an opening, try: “{begin}”",
  ],
  model: [
    "Something along these lines would do: “{model}” Make it your own.",
    "You could put it like this: “{model}” Now give me your version.",
    "Somebody in your place might say: “{model}”",
  ],
  moveOn: [
    "Never mind, let's not dwell on it.",
    "Let's set that aside for the time being.",
    "We can always come back to that.",
    "Let's turn to something else, shall we?",
  ],
  refused: [
    "Fair enough.",
    "As you wish, I won't insist.",
    "Very well, we'll leave it at that.",
    "I won't press you on that.",
  ],
  denied: [
    "Understood, {denied} is off the table.",
    "Very well, anything but {denied}.",
    "I take it that {denied} is out of the question.",
    "Right, so we rule out {denied}.",
  ],
  unknown: [
    "I'm afraid I couldn't say.",
    "That's beyond me, to be honest.",
    "I wouldn't like to guess at that.",
  ],
  goals: [
    "You still have this to do: {goals}",
    "What's left for you to do is this: {goals}",
    "These goals are still open: {goals}",
  ],
  refusedBefore: [
    "There's one thing we left out.",
    "Let me come back to something.",
    "We skipped something earlier.",
  ],
  again: [
    "To come back to my question:",
    "Let me put it to you again:",
    "If I may return to the matter at hand:",
    "As I was saying:",
    "Coming back to where we left off:",
    "Now, where had we got to?",
  ],
};
