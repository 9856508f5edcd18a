import type { TopicSource } from "../types";

/**
 * Opinions whose field is known: a question for the reason, an example, the other side or what follows from
 * it, in words of the field. Nothing here names what the opinion is.
 */
export const opinions: readonly TopicSource[] = [
  {
    id: "opinion-of-books",
    heard: "",
    react: ["So the book has given you something to think about."],
    easy: ["What is the book about?", "Who wrote it?", "Would you read it again?"],
    mid: [
      "Which part of the book has stayed in your mind?",
      "What would you say to the author, if you could?",
      "Who should read it, and who should not?",
      "Has it changed how you look at things? ++ In what way? -- Why not, do you think?",
    ],
    high: [
      "Which example or scene in it convinced you most, or least?",
      "What would the author say to that, do you think?",
      "Who ought to read it, and whom would it only annoy?",
      "What has it changed in the way you look at things?",
    ],
  },
  {
    id: "opinion-of-work",
    heard: "",
    react: [],
    easy: ["Is it like that in your work, too?", "What would your boss say about that?"],
    mid: [
      "Where have you seen that in working life?",
      "What would an employer say about that?",
      "What should companies do differently, in your opinion?",
      "What does that do to people after some years?",
    ],
    high: [
      "Where have you come across that in working life yourself?",
      "How would an employer answer that?",
      "Is it the work itself, or the way it is organised?",
      "What does that do to people in the long run?",
      "What would working life look like if everybody saw it that way?",
    ],
  },
  {
    id: "opinion-of-cities",
    heard: "",
    react: [],
    easy: ["Is it like that in your town, too?", "What is better in other cities?"],
    mid: [
      "Which city does that better, in your opinion?",
      "What would people who live outside the city say about it?",
      "Who has the most advantages from that in a city?",
      "What will your city be like in ten years, do you think?",
    ],
    high: [
      "Which city handles that better, in your view?",
      "What lies behind it: money, politics or habit?",
      "Whom should the city listen to first?",
      "How would somebody from the other end of town put the case?",
      "What will such a city be like in twenty years, if it goes on like that?",
    ],
  },
  {
    id: "opinion-of-school",
    heard: "",
    react: [],
    easy: ["Was it like that in your school, too?", "What would a good teacher do?"],
    mid: [
      "How was that in your own school days?",
      "What would teachers say about that?",
      "What should schools change first, in your opinion?",
      "What do the children learn from that?",
    ],
    high: [
      "How does that compare with your own school days?",
      "How would a teacher with thirty pupils answer that?",
      "What should schools give up to make room for it?",
      "What becomes of the pupils for whom it does not work?",
    ],
  },
  {
    id: "opinion-of-technology",
    heard: "",
    react: [],
    easy: ["Do your friends think so, too?", "What was better without it?"],
    mid: [
      "Where do you notice that in your own life?",
      "What would a teenager say about that?",
      "What could you do without, and what not?",
      "How will that be in ten years, do you think?",
    ],
    high: [
      "Where do you notice that in your own everyday life?",
      "Who should set the limits: the state, the companies or each of us?",
      "What have we gained by it that you would not want to lose?",
      "What will people say about it in twenty years?",
    ],
  },
  {
    id: "opinion-of-environment",
    heard: "",
    react: [],
    easy: ["What can one person do?", "What do people in your country do?"],
    mid: [
      "What can one person really change there?",
      "Who should pay for it, in your opinion?",
      "What would somebody say who disagrees with that?",
      "What could happen if nobody does anything?",
    ],
    high: [
      "Who should bear the cost of it?",
      "How much of it lies in the hands of one person?",
      "How would you win over somebody who has other worries?",
      "Which country, if any, sets a good example?",
    ],
  },
  {
    id: "opinion-of-generations",
    heard: "",
    react: [],
    easy: ["What do old people say about that?", "Was it different in the past?"],
    mid: [
      "How did your parents or grandparents see that?",
      "What would young people say about it?",
      "What has changed in your lifetime?",
      "Is it the same in other families that you know?",
    ],
    high: [
      "How would your grandparents have seen that?",
      "What do the young understand better there, and what do they not?",
      "What has changed in your own lifetime?",
      "Is that a question of age, or of something else?",
    ],
  },
];

/** The words by which a field is known. Books first: a book about work is talked about as a book. */
export const fieldsOfOpinion: readonly (readonly [topic: string, said: RegExp])[] = [
  ["opinion-of-books", /\b(?:books?|novels?|authors?|chapters?)\b/],
  [
    "opinion-of-cities",
    /\b(?:cit(?:y|ies)|suburbs?|city centre|council|rents?|public transport|neighbourhoods?|traffic|tourists?|tourism|pedestrian)\b/,
  ],
  [
    "opinion-of-environment",
    /\b(?:climate|environment\w*|pollution|emissions?|planet|recycl\w+|plastic|renewable)\b/,
  ],
  [
    "opinion-of-technology",
    /\b(?:technology|internet|social media|smartphones?|phones|algorithms?|artificial intelligence|ai|screens?|robots?)\b/,
  ],
  [
    "opinion-of-school",
    /\b(?:schools?|education|teachers|pupils|universit(?:y|ies)|homework|exams|classrooms?)\b/,
  ],
  [
    "opinion-of-work",
    /\b(?:jobs?|offices?|careers?|employ\w+|companies|compan(?:y|ies)|colleagues|remote(?:ly)?|working hours|salar(?:y|ies)|work from home|at work|workers?|working)\b/,
  ],
  [
    "opinion-of-generations",
    /\b(?:generations?|young people|old people|the elderly|the young|parents|children|marriage|family)\b/,
  ],
];
