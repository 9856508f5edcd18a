import { counter, deskLamp, floor, house, wash } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { cup, moon, paper, plant, tree, windowPane } from "../kit/props";

export const b2: Record<string, Draw> = {
  "b2-lesson-1": (pen) => {
    windowPane(pen, 118, 14, 74, 48);
    plant(pen, [26, 178], 1.2);
    const lead = person(
      pen,
      {
        skin: "s4",
        hair: "crop",
        beard: "full",
        glasses: "square",
        top: "k",
        neck: "jacket",
        over: "tie",
        overColour: "m",
      },
      { at: [206, 72], size: 18, mood: "calm", turn: -0.8, to: 40 },
    );
    const other = person(
      pen,
      { skin: "s1", hair: "bob", hairColour: "w", top: "b", neck: "v" },
      { at: [274, 78], size: 17, mood: "glad", turn: -0.8, to: 40 },
    );
    const candidate = person(
      pen,
      { skin: "s3", hair: "bun", top: "w", neck: "jacket", earrings: true },
      { at: [84, 74], size: 19, mood: "talk", turn: 0.8, to: 60 },
    );
    counter(pen, 152, 140, 160, 190, "w");
    paper(pen, [230, 140], 0.9, 86);
    lead.arm({ side: "left", elbow: [172, 142], hand: [186, 134] });
    lead.arm({ side: "right", elbow: [238, 142], hand: [222, 128] });
    pen.path("g t", "M224 126L210 140L207 141L208 138L221 123Z");
    other.arm({ side: "left", elbow: [252, 142], hand: [262, 136] });
    other.arm({ side: "right", elbow: [306, 138], hand: [284, 136] });
    cup(pen, [166, 140], "w");
    pen.path("g", "M52 148L92 148L92 176L52 176Z");
    pen.path("t", "M66 148L66 142L78 142L78 148M52 158L92 158");
    candidate.arm({ side: "left", elbow: [42, 138], hand: [66, 144] });
    candidate.arm({ side: "right", elbow: [132, 142], hand: [138, 112], kind: "open", bend: 10 });
  },
  "b2-lesson-2": (pen) => {
    pen.rect("w", 96, 10, 196, 96);
    pen.path("b n", "M98 78L290 72L290 94L98 98Z");
    pen.path("t", "M98 79L290 73M98 98L290 93");
    pen.path(
      "u",
      "M108 88L124 87M136 87L152 86M164 86L180 85M192 85L208 84M220 84L236 83M248 83L264 82",
    );
    house(pen, 110, 72, 26, 28, "w", "m");
    house(pen, 148, 70, 24, 34, "b", "m");
    house(pen, 222, 68, 26, 28, "w", "m");
    tree(pen, [194, 70], 0.7);
    pen.path("", "M266 70L266 40Q266 34 274 36");
    pen.path("g t", "M268 36L282 36L279 45L271 45Z");
    const chairs = person(
      pen,
      { skin: "s2", hair: "wavy", top: "m", neck: "v", glasses: "round" },
      { at: [64, 64], size: 20, mood: "talk", turn: 0.7, to: 64 },
    );
    chairs.arm({ side: "left", elbow: [20, 130], hand: [54, 140] });
    chairs.arm({ side: "right", elbow: [118, 130], hand: [140, 96], kind: "point" });
    const neighbour = person(
      pen,
      {
        skin: "s4",
        hair: "curly",
        hairColour: "w",
        top: "k",
        pattern: "knit",
        beard: "moustache",
        beardColour: "w",
      },
      { at: [166, 140], size: 18, mood: "think", turn: -0.4, to: 30 },
    );
    const second = person(
      pen,
      { skin: "s1", hair: "ponytail", top: "w", pattern: "stripes" },
      { at: [236, 138], size: 18, mood: "glad", turn: -0.6, to: 30 },
    );
    second.arm({ side: "right", elbow: [288, 160], hand: [278, 116], kind: "open" });
    second.arm({ side: "left", elbow: [204, 186], hand: [206, 190], kind: "none" });
    neighbour.arm({ side: "left", elbow: [132, 186], hand: [134, 190], kind: "none" });
  },
  "b2-lesson-3": (pen) => {
    pen.rect("k", 186, 14, 86, 66);
    pen.path("lw", "M229 14L229 80M186 46L272 46", 1.6);
    pen.circle("w t", [250, 32], 8);
    pen.dots("lw", 2.4, [202, 28], [214, 60], [242, 66], [260, 58], [206, 40]);
    pen.path("h", "M180 82L278 82");
    pen.path("lg", "M226 112L204 122M232 122L214 134M222 104L196 108", 3);
    const student = person(
      pen,
      { skin: "s2", hair: "curly", top: "w", neck: "hood", pattern: "stripes" },
      { at: [110, 76], size: 21, mood: "sad", turn: 0.6, tilt: 14, to: 36 },
    );
    counter(pen, 22, 146, 276, 190, "b");
    student.arm({ side: "left", elbow: [44, 152], hand: [90, 98], kind: "flat", bend: 40 });
    student.arm({ side: "right", elbow: [152, 156], hand: [146, 142] });
    pen.path("w", "M136 144L170 136L206 144L206 150L170 144L136 150Z");
    pen.path("u", "M146 143L164 139M178 140L196 144");
    pen.path("", "M170 136L170 144");
    deskLamp(pen, [264, 147], true);
    pen.path(
      "w t",
      "M50 146L44 138L50 132L60 134L66 140L62 146ZM74 146L72 140L80 136L86 141L84 146Z",
    );
    pen.path("u", "M50 138L56 140L54 144M78 140L80 144");
    pen.path("m t", "M40 40L78 36L80 62L42 66Z");
    pen.path("", "M50 44L70 58M70 43L52 60");
  },
  "b2-lesson-4": (pen) => {
    wash(
      pen,
      "M118 58C96 30 140 2 176 16C206 -6 270 2 276 30C314 34 312 86 270 86C246 104 190 102 172 88C142 96 116 82 118 58Z",
    );
    pen.path(
      "",
      "M118 58C96 30 140 2 176 16C206 -6 270 2 276 30C314 34 312 86 270 86C246 104 190 102 172 88C142 96 116 82 118 58Z",
    );
    pen.circle("b t", [126, 96], 5);
    pen.circle("b t", [114, 108], 3);
    moon(pen, [258, 30], 8);
    pen.path("w", "M146 50L240 50Q262 52 268 76L146 76Z");
    pen.path(
      "m t",
      "M154 56L176 56L176 65L154 65ZM184 56L206 56L206 65L184 65ZM214 56L236 56L236 65L214 65Z",
    );
    pen.path("t", "M136 80L282 80M146 70L266 70");
    pen.dots("", 5, [160, 79], [180, 79], [224, 79], [246, 79]);
    pen.path("t", "M150 26L158 26L150 34L158 34M172 34L178 34L172 40L178 40");
    const writer = person(
      pen,
      {
        skin: "s3",
        hair: "sidepart",
        beard: "moustache",
        top: "m",
        neck: "shirt",
        pattern: "buttons",
      },
      { at: [78, 84], size: 20, mood: "stern", turn: 0.8, to: 40 },
    );
    counter(pen, 16, 150, 288, 190, "w");
    pen.path("w t", "M112 149L124 138L186 138L180 149Z");
    pen.path("u", "M128 142L172 142M124 146L166 146");
    writer.arm({ side: "left", elbow: [32, 154], hand: [66, 146] });
    writer.arm({ side: "right", elbow: [128, 156], hand: [140, 134] });
    pen.path("g t", "M150 118L154 120L146 138L143 140L142 136Z");
    cup(pen, [214, 150], "m");
    pen.path("w t", "M240 150L240 132L286 132L286 150ZM240 132L263 144L286 132");
  },
  "b2-lesson-5": (pen) => {
    wash(pen, "M-4 130Q80 112 160 124Q250 108 324 126L324 184L-4 184Z");
    tree(pen, [48, 136], 1.7, "w");
    tree(pen, [284, 132], 1.5, "m");
    tree(pen, [218, 126], 0.9, "w");
    for (const [x, y] of [
      [78, 60],
      [24, 108],
      [96, 100],
      [252, 96],
      [268, 156],
      [60, 160],
      [230, 164],
    ] as const)
      pen.path(
        "g u",
        `M${x} ${y}Q${x + 8} ${y - 6} ${x + 10} ${y + 3}Q${x + 4} ${y + 7} ${x} ${y}Z`,
      );
    floor(pen, 174, -4, 324);
    const marta = person(
      pen,
      { skin: "s1", hair: "lowbun", top: "m", over: "scarf", overColour: "w" },
      { at: [184, 52], size: 17, mood: "tired", turn: -0.5, tilt: -10, to: 52 },
    );
    marta.leg("left", [176, 160], [174, 170], "k");
    marta.leg("right", [198, 160], [200, 170], "k");
    const friend = person(
      pen,
      { skin: "s4", hair: "crop", top: "w", neck: "coat", glasses: "round" },
      { at: [126, 48], size: 17, mood: "kind", turn: 0.8, tilt: 6, to: 54 },
    );
    friend.leg("left", [118, 160], [112, 170], "k");
    friend.leg("right", [138, 160], [140, 170], "k");
    marta.arm({ side: "right", elbow: [218, 122], hand: [194, 118] });
    marta.arm({ side: "left", elbow: [156, 118], hand: [178, 118] });
    cup(pen, [186, 122], "w");
    friend.arm({ side: "left", elbow: [88, 108], hand: [104, 136] });
    friend.arm({ side: "right", elbow: [150, 116], hand: [158, 88], kind: "flat" });
  },
};
