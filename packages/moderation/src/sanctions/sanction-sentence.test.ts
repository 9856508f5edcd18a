import { expect, test } from "vitest";
import { sanctionHere, sanctionSentence, type SanctionWords } from "./sanction-sentence";

const mute: SanctionWords = { kind: "MUTE", room: null, endsAt: null };
const endsAt = new Date("2026-07-03T09:00:00Z");

test.each<[Partial<SanctionWords>, string | undefined, string]>([
  [{}, "Europe/Madrid", "You cannot write in rooms until a teacher ends this."],
  [{ room: "here" }, undefined, "You cannot write in this room until a teacher ends this."],
  [
    { room: { name: "Café" }, endsAt },
    "Europe/Madrid",
    "You cannot write in Café until 3 July 2026 at 11:00.",
  ],
  [{ who: "Ben" }, "Europe/Madrid", "Ben cannot write in rooms until a teacher ends this."],
  [{ kind: "BAN" }, undefined, "You cannot use rooms until a teacher ends this."],
  [
    { kind: "BAN", room: "here", endsAt },
    undefined,
    "You cannot use this room until 3 July 2026 at 09:00 (UTC).",
  ],
])("%j in the time of %s reads: %s", (sanction, timeZone, said) => {
  expect(sanctionSentence({ ...mute, ...sanction }, timeZone)).toBe(said);
});

test("the teacher's reason follows where it is asked for", () => {
  expect(sanctionHere({ ...mute, roomId: "room-1", reason: "Be kind." })).toBe(
    "You cannot write in this room until a teacher ends this. Reason: Be kind.",
  );
});
