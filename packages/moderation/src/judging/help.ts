/** People who listen, for those who write that they may be in danger. */
export const helpLines = [
  { name: "Samaritans", phone: "116 123", who: "anybody in the UK and Ireland", free: true },
  { name: "Childline", phone: "0800 1111", who: "anybody under 19 in the UK", free: true },
] as const;

const emergencyNumbers = "999 in the UK, 112 in Europe";
export const emergencyHelp = `your local emergency number (${emergencyNumbers})`;

const [samaritans, childline] = helpLines;

/** What the author of a cry for help reads instead of a refusal. */
export const helpMessage = [
  "We did not post this, because it matters more than a chat. You are not alone, and it is right to talk about it.",
  "A teacher will be told, so that somebody can help you.",
  `In the UK you can call ${samaritans.name} free on ${samaritans.phone}, day or night, or ${childline.name} on ${childline.phone} if you are under 19.`,
  `In other countries, or if you are in danger now, call ${emergencyHelp}.`,
].join(" ");

/** What a computer program that teaches says to somebody who may be in danger. */
export const helpReplies: readonly string[] = [
  `I am sorry that things are so hard. You matter, and you do not have to be alone with this. I am a computer program, so please talk to a person you trust now: a friend, a parent, a teacher or a doctor. If you are in danger, call the emergency services: ${emergencyNumbers}. In the UK and Ireland you can call ${samaritans.name} free on ${samaritans.phone}, day or night.`,
  `Thank you for telling me. This is more important than English. Please do not stay alone: tell somebody you trust today how you feel. A doctor can help too. If you or somebody else is in danger now, call the emergency services: ${emergencyNumbers}. ${samaritans.name} listen day and night, free, on ${samaritans.phone} in the UK and Ireland.`,
];
