import { portrait } from "./portrait";

/** Faces that people may choose to stand beside their name. */
export const learners: Record<string, string> = {
  bun: portrait({
    look: { skin: "s1", hair: "bun", top: "g", neck: "round" },
    pose: { mood: "glad", turn: 0.3 },
  }),
  afro: portrait({
    look: { skin: "s4", hair: "afro", top: "w", pattern: "stripes" },
    pose: { mood: "calm", turn: -0.3 },
  }),
  headscarf: portrait({
    look: { skin: "s3", hair: "hijab", hairColour: "g", top: "w" },
    pose: { mood: "content", turn: 0.2 },
  }),
  turban: portrait({
    look: { skin: "s3", hair: "turban", hairColour: "m", beard: "full", top: "w", neck: "shirt" },
    pose: { mood: "calm", turn: -0.2 },
  }),
  curls: portrait({
    look: { skin: "s2", hair: "curly", glasses: "round", top: "b", neck: "hood" },
    pose: { mood: "laugh", turn: 0.3 },
  }),
  silver: portrait({
    look: { skin: "s2", hair: "pixie", hairColour: "w", earrings: true, top: "k", neck: "v" },
    pose: { mood: "kind", turn: -0.3 },
  }),
  braid: portrait({
    look: { skin: "s4", hair: "braid", top: "w", pattern: "dots", over: "scarf", overColour: "g" },
    pose: { mood: "glad", turn: -0.3 },
  }),
  cap: portrait({
    look: { skin: "s1", hair: "cap", hairColour: "g", top: "m", neck: "hood" },
    pose: { mood: "content", turn: 0.4 },
  }),
  beard: portrait({
    look: { skin: "s2", hair: "bald", beard: "full", beardColour: "k", top: "w", neck: "shirt" },
    pose: { mood: "laugh", turn: 0.2 },
  }),
  bob: portrait({
    look: { skin: "s1", hair: "bob", glasses: "square", top: "m", neck: "roll" },
    pose: { mood: "calm", turn: 0.2 },
  }),
  moustache: portrait({
    look: {
      skin: "s3",
      hair: "balding",
      hairColour: "w",
      beard: "moustache",
      beardColour: "w",
      top: "b",
      neck: "shirt",
      over: "tie",
      overColour: "g",
    },
    pose: { mood: "kind", turn: -0.2 },
  }),
  waves: portrait({
    look: { skin: "s3", hair: "wavy", top: "w", pattern: "stripes" },
    pose: { mood: "glad", turn: 0.2, tilt: 4 },
  }),
};
