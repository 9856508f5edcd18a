import { counter, roundTable } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { book, bubble, clock, cup, laptop, paper, plant } from "../kit/props";

/** What each kind of room looks like, by its category in kebab case; `game` is a room to play in. */
export const rooms: Record<string, Draw> = {
  general: (pen) => {
    bubble(pen, [92, 48], 52, 30, [66, 98], "w");
    pen.scribble(64, 44, 56, "t");
    pen.scribble(64, 56, 40, "t");
    bubble(pen, [220, 58], 56, 32, [254, 108], "g");
    pen.dots("", 7, [198, 58], [220, 58], [242, 58]);
    person(
      pen,
      { skin: "s2", hair: "wavy", top: "w", pattern: "stripes" },
      { at: [52, 128], size: 21, mood: "talk", turn: 0.7, to: 32 },
    );
    person(
      pen,
      { skin: "s4", hair: "crop", top: "m", neck: "hood", glasses: "round" },
      { at: [160, 132], size: 20, mood: "glad", turn: 0, to: 30 },
    );
    person(
      pen,
      { skin: "s1", hair: "bun", top: "b", pattern: "dots" },
      { at: [268, 136], size: 20, mood: "laugh", turn: -0.7, to: 30 },
    );
  },
  football: (pen) => {
    pen.path("b n", "M-4 132L324 132L324 184L-4 184Z");
    pen.path("", "M196 132L196 40L312 40M196 40L220 54L220 132M220 54L324 54");
    pen.path(
      "u",
      "M236 54L236 132M254 54L254 132M272 54L272 132M290 54L290 132M308 54L308 132M220 74L324 74M220 94L324 94M220 114L324 114",
    );
    pen.path("t", "M-4 132L324 132");
    const player = person(
      pen,
      { skin: "s3", hair: "ponytail", top: "k", neck: "v", isShortSleeved: true },
      { at: [96, 48], size: 18, mood: "glad", turn: 0.8, lean: -8, to: 42 },
    );
    player.arm({ side: "left", elbow: [58, 98], hand: [44, 70], kind: "open" });
    player.arm({ side: "right", elbow: [136, 90], hand: [152, 112], kind: "open" });
    player.leg("left", [92, 146], [74, 166], "w");
    player.leg("right", [138, 132], [146, 152], "w");
    pen.circle("g", [182, 156], 14);
    pen.path("k t", "M182 150L188 154L186 161L178 161L176 154Z");
    pen.path(
      "t",
      "M182 150L182 143M188 154L195 152M186 161L190 168M178 161L174 168M176 154L169 152",
    );
  },
  business: (pen) => {
    pen.rect("w", 104, 14, 112, 68);
    pen.path("b t", "M122 74L122 58L138 58L138 74ZM148 74L148 46L164 46L164 74Z");
    pen.path("g t", "M174 74L174 32L190 32L190 74Z");
    pen.path("t", "M114 74L206 74M118 48L146 36L164 30L186 20");
    const a = person(
      pen,
      { skin: "s4", hair: "lowbun", top: "k", neck: "jacket", earrings: true },
      { at: [72, 78], size: 20, mood: "talk", turn: 0.8, to: 46 },
    );
    const b = person(
      pen,
      {
        skin: "s1",
        hair: "sidepart",
        top: "w",
        neck: "jacket",
        over: "tie",
        overColour: "m",
        glasses: "square",
      },
      { at: [248, 78], size: 20, mood: "calm", turn: -0.8, to: 46 },
    );
    counter(pen, 20, 148, 280, 190, "b");
    laptop(pen, [160, 147], 1);
    a.arm({ side: "left", elbow: [28, 152], hand: [60, 144] });
    a.arm({ side: "right", elbow: [122, 146], hand: [126, 112], kind: "open" });
    b.arm({ side: "left", elbow: [204, 152], hand: [226, 144] });
    b.arm({ side: "right", elbow: [290, 150], hand: [264, 144] });
  },
  medical: (pen) => {
    pen.path("b n", "M20 20L300 20L300 140L20 140Z");
    pen.path(
      "g",
      "M146 36L160 36L160 22L176 22L176 36L190 36L190 52L176 52L176 66L160 66L160 52L146 52Z",
    );
    const nurse = person(
      pen,
      { skin: "s3", hair: "hijab", hairColour: "m", top: "w", neck: "v", over: "stethoscope" },
      { at: [92, 74], size: 22, mood: "kind", turn: 0.8, to: 52 },
    );
    const patient = person(
      pen,
      {
        skin: "s2",
        hair: "balding",
        hairColour: "w",
        top: "m",
        pattern: "stripes",
        beard: "moustache",
        beardColour: "w",
      },
      { at: [238, 80], size: 21, mood: "calm", turn: -0.8, to: 52 },
    );
    nurse.arm({ side: "left", elbow: [42, 154], hand: [84, 154] });
    patient.arm({ side: "right", elbow: [290, 160], hand: [250, 160] });
    patient.arm({ side: "left", elbow: [188, 166], hand: [168, 136] });
    nurse.arm({ side: "right", elbow: [140, 160], hand: [158, 134], kind: "flat" });
  },
  "ielts-prep": (pen) => {
    clock(pen, [160, 44], 28, "w", "M0 0L0 -9M0 0L6 4");
    pen.path("g t", "M160 44L160 20Q180 24 184 46Z");
    const a = person(
      pen,
      { skin: "s1", hair: "long", top: "w", neck: "hood", glasses: "round" },
      { at: [82, 84], size: 21, mood: "think", turn: 0.5, to: 38 },
    );
    const b = person(
      pen,
      { skin: "s4", hair: "curly", top: "m", neck: "shirt" },
      { at: [238, 86], size: 21, mood: "read", turn: -0.5, tilt: 6, to: 38 },
    );
    counter(pen, 16, 150, 288, 190, "b");
    paper(pen, [116, 146], 1.1, 82);
    paper(pen, [206, 146], 1.1, 98);
    a.arm({ side: "left", elbow: [32, 160], hand: [66, 112] });
    a.arm({ side: "right", elbow: [132, 164], hand: [116, 140] });
    b.arm({ side: "left", elbow: [188, 164], hand: [206, 142] });
    b.arm({ side: "right", elbow: [288, 160], hand: [260, 144] });
    pen.path("t", "M118 140L128 122M204 142L194 124");
  },
  grammar: (pen) => {
    pen.rect("w", 112, 14, 180, 116);
    pen.scribble(126, 40, 60, "t");
    pen.path("lm", "M192 40L226 40", 3);
    pen.path("lg", "M190 40L230 37", 3);
    pen.scribble(196, 28, 28, "t");
    pen.scribble(236, 40, 40, "t");
    pen.scribble(126, 64, 148, "t");
    pen.scribble(126, 88, 96, "t");
    pen.path("g t", "M236 84L243 92L258 72L262 76L244 102L232 88Z");
    pen.scribble(126, 112, 120, "t");
    const teacher = person(
      pen,
      {
        skin: "s4",
        hair: "bun",
        hairColour: "w",
        glasses: "square",
        top: "k",
        neck: "v",
        earrings: true,
      },
      { at: [66, 72], size: 22, mood: "kind", turn: 0.7, to: 58 },
    );
    teacher.arm({ side: "left", elbow: [14, 140], hand: [54, 152] });
    teacher.arm({ side: "right", elbow: [124, 154], hand: [170, 84] });
    pen.path("g t", "M168 80L184 52L189 49L190 55L175 84Z");
  },
  vocabulary: (pen) => {
    pen.path("", "M40 150L280 150");
    pen.path("m", "M52 150L52 88L70 88L70 150Z");
    pen.path("w", "M70 150L70 78L84 78L84 150Z");
    pen.path("k", "M84 150L84 92L104 92L104 150Z");
    pen.path("b", "M224 150L224 84L242 84L242 150Z");
    pen.path("m", "M242 150L250 92L268 94L260 150Z");
    const reader = person(
      pen,
      { skin: "s2", hair: "afro", top: "w", pattern: "dots", earrings: true },
      { at: [162, 66], size: 23, mood: "glad", turn: 0, to: 36 },
    );
    counter(pen, 20, 149, 280, 190, "b");
    book(pen, [162, 132], 1.7, "g");
    reader.arm({ side: "left", elbow: [108, 160], hand: [124, 134] });
    reader.arm({ side: "right", elbow: [218, 160], hand: [200, 134] });
    for (const [x, y, turn] of [
      [92, 44, -12],
      [232, 40, 10],
      [66, 62, 8],
      [262, 64, -8],
    ] as const) {
      pen.within({ at: [x, y], turn }, () => {
        pen.path("w t", "M-15 -9L15 -9L15 9L-15 9Z");
        pen.scribble(-10, 0, 20);
      });
    }
  },
  pronunciation: (pen) => {
    pen.path("b n", "M170 16L306 16L306 164L170 164Z");
    const speaker = person(
      pen,
      { skin: "s3", hair: "quiff", top: "m", neck: "hood", beard: "goatee" },
      { at: [98, 76], size: 26, mood: "talk", turn: 0.9, to: 46 },
    );
    speaker.arm({ side: "left", elbow: [40, 176], hand: [70, 168] });
    speaker.arm({ side: "right", elbow: [142, 182], hand: [134, 116], kind: "flat" });
    pen.path("h", "M146 78Q154 88 146 98M158 70Q172 88 158 106M170 62Q190 88 170 114");
    pen.path("", "M200 88L208 88L213 70L221 108L229 58L237 120L245 66L252 100L258 88L300 88");
    pen.dots("", 15, [229, 58]);
    pen.dots("lg", 10.6, [229, 58]);
  },
  conversation: (pen) => {
    const a = person(
      pen,
      { skin: "s1", hair: "curly", hairColour: "w", top: "m", glasses: "round", pattern: "knit" },
      { at: [90, 70], size: 22, mood: "talk", turn: 0.8, to: 46 },
    );
    const b = person(
      pen,
      { skin: "s4", hair: "braid", top: "w", pattern: "stripes" },
      { at: [230, 70], size: 22, mood: "laugh", turn: -0.8, to: 46 },
    );
    roundTable(pen, [160, 150], 80, 196);
    a.arm({ side: "left", elbow: [42, 150], hand: [78, 150] });
    a.arm({ side: "right", elbow: [136, 142], hand: [142, 100], kind: "open" });
    b.arm({ side: "right", elbow: [282, 152], hand: [244, 152] });
    b.arm({ side: "left", elbow: [186, 152], hand: [194, 132] });
    cup(pen, [124, 152], "g");
    cup(pen, [186, 144], "g", true, true);
  },
  game: (pen) => {
    pen.path("b", "M70 118L250 118L284 164L36 164Z");
    pen.path(
      "u",
      "M106 118L86 164M142 118L136 164M178 118L186 164M214 118L236 164M62 130L260 130M52 146L272 146",
    );
    const a = person(
      pen,
      { skin: "s3", hair: "bob", top: "w", neck: "round", pattern: "stripes" },
      { at: [88, 62], size: 20, mood: "think", turn: 0.7, to: 30 },
    );
    const b = person(
      pen,
      { skin: "s2", hair: "crop", beard: "full", top: "m", neck: "shirt" },
      { at: [236, 62], size: 20, mood: "laugh", turn: -0.7, to: 30 },
    );
    for (const [x, y, colour, mark] of [
      [118, 132, "w", "M-4 5L0 -5L4 5M-2.4 1.6L2.4 1.6"],
      [142, 132, "w", "M-4 -5L-4 5M-4 0L3 -5M-4 0L4 5"],
      [166, 132, "g", "M-4 -5L4 -5M0 -5L0 5"],
      [166, 152, "w", "M4 -4Q-5 -6 -4 0Q-4 6 4 4"],
    ] as const) {
      pen.within({ at: [x, y] }, () => {
        pen.path(colour, "M-10 -9L10 -9L10 9L-10 9Z");
        pen.path("t", mark);
      });
    }
    a.arm({ side: "left", elbow: [40, 128], hand: [72, 130] });
    a.arm({ side: "right", elbow: [136, 116], hand: [164, 112], kind: "point", bend: 30 });
    b.arm({ side: "right", elbow: [288, 124], hand: [264, 128] });
    b.arm({ side: "left", elbow: [196, 122], hand: [214, 132] });
    plant(pen, [20, 178], 0.9);
  },
};
