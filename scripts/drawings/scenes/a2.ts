import { bunting, counter, floor, wash } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { clock, cup, paper, phone, plant, sun, tree } from "../kit/props";

export const a2: Record<string, Draw> = {
  "a2-lesson-1": (pen) => {
    pen.rect("b", 62, 14, 196, 96);
    pen.path("w t", "M62 110L62 74Q100 40 140 74Q186 34 258 70L258 110Z");
    sun(pen, [212, 40], 13);
    pen.path("m t", "M62 110L62 92Q130 82 168 98Q220 84 258 94L258 110Z");
    tree(pen, [96, 96], 0.5, "m");
    tree(pen, [150, 88], 0.4, "w");
    pen.path("", "M62 14L258 14L258 110L62 110ZM160 14L160 110");
    pen.path("m", "M8 60Q8 46 22 46Q40 46 42 62L50 184L4 184Z");
    pen.path("m", "M312 60Q312 46 298 46Q280 46 278 62L270 184L316 184Z");
    const teller = person(
      pen,
      { skin: "s4", hair: "crop", top: "w", pattern: "stripes", glasses: "round" },
      { at: [84, 78], size: 19, mood: "talk", turn: 0.7, to: 64 },
    );
    const friend = person(
      pen,
      { skin: "s1", hair: "wavy", top: "k", neck: "round" },
      { at: [236, 82], size: 19, mood: "glad", turn: -0.6, tilt: -5, to: 62 },
    );
    counter(pen, 110, 140, 104, 190, "b");
    cup(pen, [134, 140], "w", true, true);
    teller.arm({ side: "left", elbow: [52, 152], hand: [92, 148] });
    teller.arm({ side: "right", elbow: [142, 122], hand: [150, 78], kind: "open", bend: -4 });
    friend.arm({ side: "right", elbow: [276, 152], hand: [228, 146] });
    friend.arm({ side: "left", elbow: [194, 150], hand: [202, 132] });
    pen.path("g t", "M190 118L216 122L213 140L187 136Z");
    pen.circle("w t", [201, 129], 4.6);
    pen.path("t", "M198 118L199 115L206 116L206 120");
  },
  "a2-lesson-2": (pen) => {
    wash(pen, "M20 24L300 24L300 166L20 166Z");
    pen.rect("w t", 136, 22, 46, 58);
    pen.circle("t", [159, 36], 6);
    pen.path("t", "M145 52L151 52L151 58L145 58ZM164 58L168 51L172 58ZM146 68L172 68");
    plant(pen, [34, 168], 1.1);
    const patient = person(
      pen,
      { skin: "s2", hair: "short", top: "m", over: "scarf", overColour: "g" },
      { at: [226, 72], size: 19, mood: "worried", turn: -0.7, tilt: 8, to: 42 },
    );
    pen.path("b", "M196 140L300 140L300 152L196 152Z");
    pen.path("", "M206 152L206 170M290 152L290 170");
    patient.leg("left", [182, 138], [190, 164], "b");
    patient.leg("right", [214, 138], [218, 165], "b");
    const doctor = person(
      pen,
      { skin: "s4", hair: "bun", top: "w", neck: "coat", over: "stethoscope", earrings: true },
      { at: [100, 66], size: 19, mood: "kind", turn: 0.8, to: 46 },
    );
    pen.path("h", "M88 156L88 168M72 172Q88 162 106 172");
    pen.path("k", "M70 148L122 148L120 155L72 155Z");
    doctor.leg("left", [122, 138], [112, 166], "m");
    doctor.leg("right", [150, 136], [138, 166], "m");
    patient.arm({ side: "right", elbow: [272, 130], hand: [240, 128] });
    patient.arm({ side: "left", elbow: [188, 130], hand: [206, 106] });
    doctor.arm({ side: "left", elbow: [62, 128], hand: [102, 130] });
    paper(pen, [114, 122], 0.95, -8);
    doctor.arm({ side: "right", elbow: [146, 122], hand: [128, 124] });
    floor(pen, 171);
  },
  "a2-lesson-3": (pen) => {
    bunting(pen, [14, 10], [164, 14], 26, ["m", "w", "b", "m", "w", "b"]);
    bunting(pen, [164, 14], [308, 8], 26, ["w", "b", "m", "w", "b", "m"]);
    for (const [x, y, colour] of [
      [282, 56, "g"],
      [298, 76, "b"],
      [272, 84, "w"],
    ] as const) {
      pen.path("t", `M${x} ${y + 16}Q${x + 6} ${y + 40} 284 132`);
      pen.circle(colour, [x, y], 14, 16);
      pen.path("u", `M${x - 6} ${y - 5}Q${x - 4} ${y - 10} ${x} ${y - 11}`);
    }
    const first = person(
      pen,
      { skin: "s1", hair: "cap", hairColour: "m", top: "w", neck: "hood" },
      { at: [66, 84], size: 18, mood: "laugh", turn: 0.8, to: 46 },
    );
    const last = person(
      pen,
      { skin: "s3", hair: "long", top: "m", pattern: "dots" },
      { at: [226, 80], size: 18, mood: "glad", turn: -0.7, to: 46 },
    );
    const middle = person(
      pen,
      { skin: "s4", hair: "quiff", top: "b", neck: "shirt", pattern: "buttons" },
      { at: [148, 68], size: 19, mood: "surprised", turn: 0, to: 46 },
    );
    middle.arm({ side: "right", elbow: [192, 122], hand: [152, 97], kind: "point", bend: 48 });
    pen.path("t", "M168 64L174 60M170 72L177 72M128 64L122 60M126 72L119 72");
    counter(pen, 26, 146, 252, 190, "b");
    middle.arm({ side: "left", elbow: [108, 126], hand: [120, 140], kind: "none" });
    first.arm({ side: "right", elbow: [108, 140], hand: [100, 118] });
    phone(pen, [104, 110], 1.2, 14);
    first.arm({ side: "left", elbow: [34, 142], hand: [62, 142] });
    last.arm({ side: "left", elbow: [188, 138], hand: [196, 118] });
    last.arm({ side: "right", elbow: [262, 136], hand: [246, 144] });
    pen.path("w", "M156 130L196 130L194 146L158 146Z");
    pen.path(
      "g t",
      "M154 124L198 124L198 132Q194 138 190 132Q184 140 178 132Q172 139 166 132Q160 138 154 132Z",
    );
    pen.path("", "M164 124L164 114M176 124L176 114M188 124L188 114");
    pen.path("u", "M164 111L164 108M176 111L176 108M188 111L188 108");
    pen.path("w t", "M148 146L204 146");
  },
  "a2-lesson-4": (pen) => {
    pen.rect("b t", 34, 18, 96, 70);
    pen.path("t", "M82 18L82 88M34 52L130 52");
    pen.path("u", "M42 88L42 70L54 70L54 88M58 88L58 62L70 62L70 88M94 88L94 66L110 66L110 88");
    clock(pen, [272, 36], 14, "w", "M0 0L0 -8M0 0L-6 1");
    const manager = person(
      pen,
      { skin: "s3", hair: "pixie", hairColour: "w", top: "k", neck: "jacket", glasses: "square" },
      { at: [90, 66], size: 20, mood: "kind", turn: 0.8, to: 60 },
    );
    const starter = person(
      pen,
      { skin: "s2", hair: "curly", top: "w", pattern: "stripes" },
      { at: [220, 70], size: 20, mood: "glad", turn: -0.7, to: 60 },
    );
    plant(pen, [232, 128], 0.8, "m", "w");
    pen.path("t", "M206 122L216 98L220 122");
    pen.path("b", "M188 124L248 124L244 162L192 162Z");
    pen.path("t", "M206 136L230 136L230 142L206 142Z");
    starter.arm({ side: "left", elbow: [176, 146], hand: [198, 148] });
    starter.arm({ side: "right", elbow: [272, 142], hand: [236, 150] });
    manager.arm({ side: "left", elbow: [46, 140], hand: [80, 148] });
    pen.path("", "M148 94Q138 112 150 116M156 94Q168 112 158 116");
    pen.path("g", "M143 114L163 114L163 140L143 140Z");
    pen.circle("w t", [153, 124], 4);
    pen.path("t", "M148 134L158 134");
    manager.arm({ side: "right", elbow: [130, 126], hand: [152, 94] });
    counter(pen, 14, 160, 118, 196, "w");
  },
  "a2-lesson-5": (pen) => {
    wash(pen, "M20 12L300 12L300 118L20 118Z");
    for (const [x, fill, stars] of [
      [40, "w", 1],
      [130, "g", 3],
      [220, "w", 2],
    ] as const) {
      pen.path(fill, `M${x} 20L${x + 58} 20L${x + 58} 94L${x} 94Z`);
      pen.path("w t", `M${x + 8} 28L${x + 50} 28L${x + 50} 54L${x + 8} 54Z`);
      for (let i = 0; i < stars; i += 1)
        pen.path(
          "k n",
          `M${x + 16 + i * 13} 74L${x + 12 + i * 13} 77L${x + 13 + i * 13} 72L${x + 9 + i * 13} 69L${x + 14 + i * 13} 68L${x + 16 + i * 13} 63L${x + 18 + i * 13} 68L${x + 23 + i * 13} 69L${x + 19 + i * 13} 72L${x + 20 + i * 13} 77Z`,
        );
      pen.scribble(x + 9, 85, 38);
    }
    pen.path("t", "M56 48Q69 30 82 48M60 36L60 36");
    pen.path("t", "M148 34L170 34M148 41L164 41M148 48L168 48");
    pen.path("t", "M240 48L240 36L256 33L256 45M236 48L240 48M252 45L256 45");
    const her = person(
      pen,
      { skin: "s4", hair: "afro", top: "w", pattern: "stripes", earrings: true },
      { at: [104, 106], size: 20, mood: "think", turn: 0.5, tilt: 5, to: 46 },
    );
    const him = person(
      pen,
      { skin: "s1", hair: "beanie", hairColour: "m", beard: "full", top: "b", neck: "hood" },
      { at: [222, 106], size: 20, mood: "talk", turn: -0.6, to: 46 },
    );
    her.arm({ side: "left", elbow: [62, 172], hand: [92, 170], kind: "none" });
    her.arm({ side: "right", elbow: [152, 178], hand: [112, 132] });
    him.arm({ side: "right", elbow: [258, 182], hand: [262, 190], kind: "none" });
    him.arm({ side: "left", elbow: [174, 164], hand: [176, 102], kind: "point", bend: -4 });
  },
};
