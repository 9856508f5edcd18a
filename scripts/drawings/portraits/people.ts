import { portrait, somebody } from "./portrait";

/** Those who teach and those who practise, by the last part of their portrait's path. */
export const people: Record<string, string> = {
  // Bun and pen, round glasses, earrings, scarf: as in product-ui/teacher-avatar.tsx.
  iris: portrait({
    look: {
      skin: "s2",
      hair: "bun",
      glasses: "round",
      earrings: true,
      top: "w",
      neck: "jacket",
      over: "scarf",
      overColour: "k",
    },
    pose: { mood: "calm" },
    before: (pen) => {
      pen.path("g t", "M85 47L89 41L146 23L151 26L147 32L93 51Z");
      pen.path("t", "M93 40L96 49M141 25L144 32");
    },
  }),
  "amara-okafor": portrait({
    look: {
      skin: "s4",
      hair: "afro",
      earrings: true,
      top: "g",
      neck: "v",
      pattern: "dots",
    },
    pose: { mood: "glad", turn: 0.25, tilt: 3 },
  }),
  "tomasz-lewandowski": portrait({
    look: {
      skin: "s1",
      hair: "sidepart",
      hairColour: "m",
      beard: "full",
      glasses: "square",
      top: "k",
      neck: "jacket",
      over: "tie",
      overColour: "g",
    },
    pose: { mood: "kind", turn: -0.25 },
  }),
  leo: portrait({
    look: { skin: "s3", hair: "quiff", top: "w", pattern: "stripes" },
    pose: { mood: "laugh", turn: 0.35, tilt: 4 },
    disc: "m",
  }),
  maya: portrait({
    look: { skin: "s2", hair: "long", top: "g", neck: "roll" },
    pose: { mood: "content", turn: -0.3, tilt: -4 },
    disc: "m",
  }),
  sam: portrait({
    look: { skin: "s4", hair: "locs", glasses: "round", top: "w", neck: "hood" },
    pose: { mood: "talk", turn: 0.2 },
    disc: "m",
  }),
  // Anybody who has chosen no face: white as the page, of no age and from nowhere.
  somebody: somebody(),
};
