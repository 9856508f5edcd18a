/** Sizes of what a whole class reads: they grow with the window, for the back of a room. */
export const stageText = {
  question: "text-[clamp(1.5rem,3.1vw,4.2rem)] leading-snug",
  option: "text-[clamp(1.15rem,2.1vw,2.9rem)] leading-snug",
  note: "text-[clamp(1rem,1.5vw,2rem)] leading-snug",
  code: "text-[clamp(3.4rem,14vw,17rem)] leading-none",
  codeAmongMany: "text-[clamp(3rem,8vw,10rem)] leading-none",
  address: "text-[clamp(1.3rem,3vw,3.6rem)] leading-tight",
  name: "text-[clamp(1rem,1.5vw,1.9rem)] leading-tight",
  title: "text-[clamp(1.6rem,3vw,3.6rem)] leading-tight",
} as const;
