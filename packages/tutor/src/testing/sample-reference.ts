import type { GrammarTopic, Situation, WordHelp } from "../english-questions/types";

/** Three pieces of grammar: enough to explain, to practise and to go on to another. */
export const sampleTopics: readonly GrammarTopic[] = [
  {
    id: "present-perfect",
    title: "The present perfect",
    level: "B1",
    names: ["present perfect"],
    explanation: "It is “have” and the third form.",
    form: {
      head: ["", "I / you / we / they", "he / she / it"],
      rows: [
        ["+", "I have seen it", "She has seen it"],
        ["?", "Have I seen it?", "Has she seen it?"],
      ],
    },
    examples: ["I have seen it.", "She has gone.", "We have eaten.", "Has it begun?"],
    mistakes: [
      {
        wrong: "I have saw it.",
        right: "I have seen it.",
        why: "After “have” comes the third form.",
      },
      { wrong: "She have gone.", right: "She has gone.", why: "“She” needs another form." },
    ],
    practice: [
      {
        question: "Ben ___ the film.",
        choices: ["has seen", "have seen", "has saw"],
        answer: "has seen",
        why: "Ben is “he”, and the third form follows.",
      },
      {
        question: "We ___ lunch.",
        choices: ["have ate", "have eaten", "has eaten"],
        answer: "have eaten",
        why: "“We” takes the short form, and the third form of “eat” follows.",
      },
      {
        question: "Put it right: She has went.",
        answer: "She has gone.",
        accept: ["She's gone."],
        why: "The third form of “go” is another word.",
      },
    ],
    lesson: { title: "News", difficulty: "B1" },
    related: ["question-tags"],
  },
  {
    id: "question-tags",
    title: "Question tags",
    level: "B1",
    names: ["question tag", "tag question"],
    explanation: "It is a small question at the end.",
    form: { head: ["Sentence", "Tag"], rows: [["It is late,", "isn't it?"]] },
    examples: ["You are Ana, aren't you?", "It is late, isn't it?"],
    mistakes: [
      { wrong: "It is late, is it not true?", right: "It is late, isn't it?", why: "It is short." },
    ],
    practice: [
      {
        question: "You are Leo, ___ you?",
        choices: ["aren't", "isn't", "don't"],
        answer: "aren't",
        why: "The tag takes up the verb of the sentence.",
      },
      {
        question: "Add the tag: It is cold, …",
        answer: "isn't it?",
        why: "“It is” has “not” here.",
      },
    ],
    lesson: null,
  },
  {
    id: "articles",
    title: "A, an and the",
    level: "A1",
    names: ["article"],
    explanation: "Use “a” before most words and “an” before a vowel sound.",
    form: {
      head: ["Before", "Article"],
      rows: [
        ["book", "a"],
        ["egg", "an"],
      ],
    },
    examples: ["I have a book.", "She eats an egg."],
    mistakes: [
      { wrong: "I am student.", right: "I am a student.", why: "One job needs a small word." },
    ],
    practice: [
      {
        question: "She has ___ umbrella.",
        choices: ["a", "an", "–"],
        answer: "an",
        why: "The next word begins with a vowel sound.",
      },
      {
        question: "I like ___ music.",
        choices: ["a", "an", "–"],
        answer: "–",
        why: "We do not count it, and we mean all of it.",
      },
    ],
    lesson: null,
  },
];

export const sampleSituations: readonly Situation[] = [
  {
    id: "formal-email-opening",
    title: "Opening a formal email",
    names: ["formal email opening", "start a formal email"],
    level: "B1",
    phrases: [
      { say: "Dear Ms Novak,", when: "when you know the name", level: "B1", register: "formal" },
      {
        say: "Dear Sir or Madam,",
        when: "when you do not know the name",
        level: "B1",
        register: "formal",
      },
      {
        say: "I am writing to ask about …",
        when: "to say why you write",
        level: "B1",
        register: "formal",
      },
      {
        say: "Thank you for your email.",
        when: "when you answer",
        level: "B1",
        register: "neutral",
      },
      { say: "Hello everybody,", when: "to a group", level: "A2", register: "neutral" },
      { say: "Hi Ana,", when: "to a friend at work", level: "A2", register: "informal" },
      { say: "With regard to …", when: "to name the matter", level: "C1", register: "formal" },
    ],
  },
  {
    id: "opening-a-meeting",
    title: "Opening a meeting",
    names: ["open a meeting", "start a meeting"],
    level: "B1",
    phrases: [
      { say: "Shall we begin?", when: "to start", level: "A2", register: "neutral" },
      {
        say: "Thank you all for coming.",
        when: "at the beginning",
        level: "B1",
        register: "neutral",
      },
    ],
  },
];

export const sampleWordHelp: readonly WordHelp[] = [
  {
    word: "comfortable",
    partOfSpeech: "adjective",
    level: "A2",
    family: [{ word: "comfort", partOfSpeech: "noun" }],
    collocations: ["a comfortable chair", "feel comfortable"],
    sound: "KUMF-tuh-buhl",
  },
];
