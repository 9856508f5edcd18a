import { possessive, thing, withClauseEnds } from "./pattern-words";

const own = `a|an|the|no|any|much|great|big|strong|some|little|real|good|special|deep|true|${possessive}`;

/** Nouns with another preposition than learners give them. */
export const nounPrepositions = withClauseEnds([
  {
    id: "reason-of",
    level: "B1",
    topic: "prepositions-after-nouns",
    why: "We say “the reason for” something, “a passion for” it and “a cure for” it.",
    pattern: [
      `the|main|a|another|my|only|real|one|first|many|some reason|reasons { of } ${thing}|$ing|$noun|success`,
      `${own} passion { to|of|in|about|with|on|at } $ing|music|sport|sports|art|books|animals|films|football|${thing}`,
      `a|the|any|no|find cure { to|against } ${thing}|cancer`,
      `have|has|had|show|showed|shows|feel|no respect { to|of } ${possessive}|the|other|others|people|nature|them|each`,
      `ticket|tickets { of|to&!to } the|a concert|match|film|show|game|museum|train|bus|cinema`,
      `$possessive love { to } music|animals|nature|sport|football|books|art|cars|food|languages|cooking`,
      `high|big|huge|growing|strong demand { of|to } ${thing}|$noun`,
    ],
    unless: [
      "with|in respect to",
      "reasons of state",
      "passion of the christ",
      "tickets of the train",
    ],
    fix: "for",
    wrong: [
      ["What is the reason of your visit?", "What is the reason for your visit?"],
      ["The main reason of this problem is money.", "The main reason for this problem is money."],
      ["she has a passion of music", "she has a passion for music"],
      ["They have no respect to other people.", "They have no respect for other people."],
    ],
    right: [
      "The reason for it is clear.",
      "For reasons of security we left.",
      "The voice of reason is quiet.",
      "With respect to your letter, I agree.",
    ],
  },
  {
    id: "solution-of",
    level: "B1",
    topic: "prepositions-after-nouns",
    why: "We say “the solution to”, “the answer to”, “the key to”, “attention to” and “access to”.",
    pattern: [
      `solution|solutions { of } the|this|that|these|all|my|our|such|environmental|many $adjective? problem|problems|situation|crisis|question|issue|conflict`,
      `answer|answers { of|on|about } the|this|my|your|these|all $adjective? question|questions|exercise|problem|test|email|letter`,
      `key|keys { of|for } success|happiness`,
      `key|keys { of } the|my|a|our door|house|car|flat|success|happiness|life`,
      `attention { on|at|for|about|in } ${thing}|you|what|how|$noun`,
      `have|has|had|get|got|give|gives|without|no|easy|free|better access { for|in|at|of } ${thing}|$noun|$adjective`,
      `addiction { for|on|at|of } ${thing}|$noun`,
      `$possessive visit { in|at|of } $place-name`,
      `damage|damages { of|on } the environment|planet|nature|car|house|building|health`,
      `invitation { at|in|of } the|your|my|a party|wedding|birthday|concert`,
    ],
    unless: [
      "attention for|in|at class|school|lessons|home|work|all|first|least|last|times",
      "attention for|in|at a|the $word? long|moment|first|class|lesson|minute|while|end|beginning|day|morning|time",
    ],
    fix: "to",
    wrong: [
      ["We need a solution of this problem.", "We need a solution to this problem."],
      ["I don't know the answer of the question.", "I don't know the answer to the question."],
      ["Hard work is the key of success.", "Hard work is the key to success."],
      ["pay attention on the rules", "pay attention to the rules"],
    ],
    right: [
      "It is a solution of salt and water.",
      "Pay attention in class.",
      "The key of the song is D.",
      "There is no answer on Sundays.",
    ],
  },
  {
    id: "increase-of",
    level: "B2",
    topic: "prepositions-after-nouns",
    why: "We say “an increase in” prices and “an interest in” things. “Of” comes before the amount.",
    pattern: [
      `increase|decrease|drop { of|on|at } the number|amount|price|prices|population|temperature|cost|unemployment|crime|tourism|pollution|sales|demand|use`,
      `increase|decrease { of|on } number|prices|population|temperature|temperatures|unemployment|crime|tourism|pollution|sales|demand`,
      `an|great|big|strong|no|any|much|my|your|his|her|their|some|special|little interest { for|about|at|to|on } !($punctuation|$number|a|many|me|us|them|him|you|that|$base|those|loans|my&!my|all)`,
      `have|has|had|lose|lost|show|showed interest { for|about|at|to } !($punctuation|$number|a|many|you|me|us|him|her|them|others|$base|those)`,
      `$possessive|much|a|lot|years|any experience { at|about|on } $ing`,
    ],
    unless: [
      "interest on my|the|a|your|our loan|loans|money|card|mortgage|savings|debt",
      "interest at|for|on the time|moment|first|end|beginning|same|loan|money|day|account",
      "interest to|for $possessive|the|other|people|$noun|readers|anyone|everyone|everybody",
    ],
    fix: "in",
    wrong: [
      [
        "There was an increase of the number of tourists.",
        "There was an increase in the number of tourists.",
      ],
      ["I have a big interest about history.", "I have a big interest in history."],
      ["she lost interest for school".replace("for", "about"), "she lost interest in school"],
    ],
    right: [
      "It was an increase of ten percent.",
      "It is of interest to us.",
      "I pay no interest on my loan.",
      "It is of great interest to readers.",
    ],
  },
  {
    id: "effect-to",
    level: "B2",
    topic: "prepositions-after-nouns",
    why: "We say “an effect on”, “an impact on” and “an influence on” somebody or something.",
    pattern: [
      `effect|effects|impact|influence { to|at|for } ${thing}|you|people|children|society`,
      `have|has|had|having a|an|great|big|huge|bad|good|negative|positive|strong|important|significant+ effect|impact|influence { in|over&!over|at|for|to|of } ${thing}|you|people|children|society|health|$adjective`,
    ],
    unless: [
      "effect|effects|impact|influence at all",
      "effect|effects|impact|influence in|at|for this|a|the way|end|same|time|long|while|future|short",
      "into|to|take|takes|took effect at|for|to",
      "effects to",
    ],
    fix: "on",
    wrong: [
      ["Music has a good effect to people.", "Music has a good effect on people."],
      ["It has a negative impact in our health.", "It has a negative impact on our health."],
      ["My grandfather had a big influence to me", "My grandfather had a big influence on me"],
    ],
    right: [
      "It had an effect on us.",
      "The law comes into effect at midnight.",
      "It had no effect at all.",
    ],
  },
  {
    id: "fan-from",
    level: "A2",
    topic: "prepositions-after-nouns",
    why: "We say “a fan of”, “a member of”, “a lack of” and “in charge of”.",
    pattern: [
      "a|big|huge|great fan { from|for|in|about|at } $possessive|the|this|$noun|$name|music|football|rock",
      "a|the|active|new|one member|members { from|in|at } the|this|our|my|a|an $adjective? $noun? club|team|group|family|band|community|gym|party",
      "a|the|by lack { in|for|from|on } $noun|$adjective",
      "in charge { for|to|with|on|about } $possessive|the|$ing|it|this|all",
      "in search { for } $possessive|the|a|$noun",
      "because|instead|front { from|for|to|off }",
      "in spite { off|from|for|to }",
      "a|$possessive way { for|to&!to } $ing",
      "the|a advantage|disadvantage|advantages|disadvantages|idea { to|from|about&!about } $ing",
    ],
    unless: [
      "in charge to $base",
      "front to|for back|the|a",
      "because for|from|to",
      "instead for|to",
      "$possessive way for",
      "a fan in the|my|this",
    ],
    fix: "of",
    wrong: [
      ["I'm a big fan from this team.", "I'm a big fan of this team."],
      ["He is a member in our club.", "He is a member of our club."],
      ["She is in charge for the kitchen.", "She is in charge of the kitchen."],
      [
        "I stayed at home instead to going out".replace("to", "from"),
        "I stayed at home instead of going out",
      ],
    ],
    right: [
      "She is a fan of it.",
      "He is a member of the team.",
      "Because from here I see it, I know.",
      "They charge for it.",
    ],
  },
  {
    id: "information-of",
    level: "B1",
    topic: "prepositions-after-nouns",
    why: "We want “information about” something, and have “an opinion about” it.",
    pattern: [
      `some|more|any|much|the|lot|need|want|find|give|get|send|have|for information { of|for&!for } the|your|this|$noun course|courses|hotel|school|job|trip|city|country|product|price|prices|event|lessons|flights|summer`,
      "$possessive opinion|opinions { for|of&!of|to } this|the|it|that",
      "complaint|complaints|doubts|doubt { for|of&!of } the|$possessive",
    ],
    unless: "opinion|opinions to the $noun $base",
    fix: "about",
    wrong: [
      ["I need some information of the course.", "I need some information about the course."],
      ["What is your opinion for this?", "What is your opinion about this?"],
    ],
    right: [
      "I have information about it.",
      "The information of the day is short.",
      "It is my opinion of him.",
    ],
  },
  {
    id: "relationship-to",
    level: "B1",
    topic: "prepositions-after-nouns",
    why: "We have “a relationship with” somebody, and “a problem with” something.",
    pattern: [
      "a|good|bad|close|strong|great|special relationship|relationships { to|of&!of } my|his|her|their|your|our|people|them|him|me|us",
      "problem|problems|trouble { to|for&!for } my|his|her|their|the|this computer|phone|car|parents|internet|boss|neighbours",
      "have|has|had a? appointment|meeting|date { to|for&!for } my|the|a doctor|dentist|boss|teacher",
    ],
    fix: "with",
    wrong: [
      [
        "He has a good relationship to his parents.",
        "He has a good relationship with his parents.",
      ],
      [
        "I have an appointment to the doctor.".replace("an appointment", "a meeting"),
        "I have a meeting with the doctor.",
      ],
      ["i have a close relationship to my sister", "i have a close relationship with my sister"],
    ],
    right: [
      "He has a good relationship with her.",
      "It is a problem to the end.",
      "We have a meeting to plan.",
    ],
  },
  {
    id: "difference-of-and",
    level: "B1",
    topic: "prepositions-after-nouns",
    why: "We say “the difference between” one thing and another.",
    pattern: [
      "difference|differences { of|from|among|in|with } $word $word? and",
      "between $number&!$punctuation { to|until|till|- } $number",
    ],
    unless:
      "differences|difference of|in opinion|age|size|price|quality|height|colour|view|style|culture|taste",
    fix: ({ marked }) => (/^(?:to|until|till|-)$/.test(marked[0]!.lower) ? "and" : "between"),
    wrong: [
      [
        "What is the difference of tea and coffee?",
        "What is the difference between tea and coffee?",
      ],
      ["The shop is open between 9 to 5.", "The shop is open between 9 and 5."],
      ["There are differences from cats and dogs", "There are differences between cats and dogs"],
    ],
    right: [
      "It is a difference of age and taste.",
      "It is open from 9 to 5.",
      "The difference between us is small.",
    ],
  },
]);
