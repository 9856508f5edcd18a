/** People who listen, for those who write that they may be in danger. */
export const helpLines = [
  { name: "Samaritans", phone: "116 123", who: "anybody in the UK and Ireland", free: true },
  { name: "Childline", phone: "0800 1111", who: "anybody under 19 in the UK", free: true },
] as const;

export const emergencyHelp = "your local emergency number (999 in the UK, 112 in Europe)";

const [samaritans, childline] = helpLines;

/** What the author of a cry for help reads instead of a refusal. */
export const helpMessage = [
  "We did not post this, because it matters more than a chat. You are not alone, and it is right to talk about it.",
  "A teacher will be told, so that somebody can help you.",
  `In the UK you can call ${samaritans.name} free on ${samaritans.phone}, day or night, or ${childline.name} on ${childline.phone} if you are under 19.`,
  `In other countries, or if you are in danger now, call ${emergencyHelp}.`,
].join(" ");
