import {
  awning,
  counter,
  floor,
  floorLamp,
  roundTable,
  sofa,
  sofaSeat,
  wash,
  wheelchair,
  chair,
  house,
} from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import {
  bubble,
  book,
  clock,
  cup,
  flower,
  frame,
  moon,
  paper,
  phone,
  plant,
  sun,
  tree,
  windowPane,
} from "../kit/props";

/** What each lesson of A1 shows: its own scene, with somebody who does something. */
export const a1: Record<string, Draw> = {
  "a1-lesson-1": (pen) => {
    wash(pen, "M-4 132Q60 104 130 122Q220 98 324 128L324 184L-4 184Z");
    tree(pen, [40, 128], 1.1);
    tree(pen, [288, 126], 1.2);
    tree(pen, [160, 116], 0.7, "w");
    bubble(pen, [118, 26], 24, 15, [112, 52]);
    pen.path("t", "M108 24Q110 19 113 24M122 24Q125 19 128 24M107 29Q118 38 129 29");
    const woman = person(
      pen,
      { skin: "s3", hair: "hijab", hairColour: "g", top: "w", pattern: "dots" },
      { at: [94, 74], size: 27, mood: "glad", turn: 0.7, to: 44 },
    );
    const man = person(
      pen,
      { skin: "s2", hair: "curly", beard: "full", top: "m", neck: "shirt", pattern: "buttons" },
      { at: [226, 70], size: 27, mood: "glad", turn: -0.7, to: 46 },
    );
    woman.arm({ side: "left", elbow: [40, 170], hand: [46, 96], kind: "open", bend: 6 });
    man.arm({ side: "right", elbow: [272, 180], hand: [262, 186], kind: "none" });
    man.arm({ side: "left", elbow: [186, 166], hand: [166, 142] });
    woman.arm({ side: "right", elbow: [132, 168], hand: [156, 143] });
  },
  "a1-lesson-2": (pen) => {
    pen.rect("b", 44, 34, 232, 100);
    pen.path("t", "M160 34L160 134");
    pen.path("lw", "M62 62L84 38M70 70L98 40M246 66L262 46", 3);
    awning(pen, 34, 6, 252);
    floor(pen, 174);
    chair(pen, [76, 174], 62);
    const guest = person(
      pen,
      { skin: "s2", hair: "bob", top: "w", pattern: "stripes" },
      { at: [100, 74], size: 18, mood: "glad", turn: 0.9, to: 42 },
    );
    guest.leg("right", [140, 148], [132, 171], "k");
    const waiter = person(
      pen,
      {
        skin: "s4",
        hair: "crop",
        top: "w",
        neck: "shirt",
        over: "apron",
        overColour: "g",
        beard: "goatee",
      },
      { at: [216, 52], size: 18, mood: "talk", turn: -0.8, tilt: -4, to: 46 },
    );
    waiter.leg("left", [210, 150], [208, 171], "k");
    waiter.leg("right", [226, 150], [226, 171], "k");
    roundTable(pen, [158, 126], 30, 174);
    cup(pen, [150, 123]);
    waiter.arm({ side: "left", elbow: [184, 112], hand: [190, 92], kind: "none" });
    pen.path("w t", "M178 76L198 82L194 104L174 98Z");
    pen.path("u", "M181 84L192 87M180 90L190 93");
    waiter.arm({ side: "right", elbow: [250, 118], hand: [204, 96] });
    pen.path("", "M204 98L194 88");
    pen.path("m", "M126 98L144 92L148 118L130 124Z");
    pen.path("w u", "M130 102L140 99L142 106L132 109Z");
    guest.arm({ side: "right", elbow: [112, 138], hand: [130, 116] });
    pen.path("t", "M282 54L310 54M300 54L300 62");
    pen.circle("w", [300, 76], 14);
    cup(pen, [299, 83], "g", false);
  },
  "a1-lesson-3": (pen) => {
    wash(pen, "M20 30Q160 6 300 30L306 160L14 160Z");
    windowPane(pen, 126, 12, 66, 42, "w");
    pen.path("m t", "M120 10L138 10Q136 36 122 56L118 56ZM198 10L180 10Q182 36 196 56L200 56Z");
    frame(pen, 60, 22, 40, 28);
    pen.circle("w t", [236, 36], 14);
    pen.path("u", "M230 40Q236 45 242 40");
    pen.dots("", 2.4, [232, 33], [240, 33]);
    floorLamp(pen, [288, 162], 112);
    sofa(pen, 66, 84, 190);
    const gran = person(
      pen,
      { skin: "s2", hair: "bun", hairColour: "w", glasses: "round", top: "m", pattern: "knit" },
      { at: [106, 72], size: 16, mood: "content", turn: 0.5, tilt: 6, to: 40 },
    );
    const dad = person(
      pen,
      { skin: "s3", hair: "short", top: "w", pattern: "stripes", beard: "moustache" },
      { at: [212, 66], size: 17, mood: "glad", turn: -0.6, tilt: -5, to: 40 },
    );
    sofaSeat(pen, 56, 132, 210);
    for (const [who, x] of [
      [gran, 106],
      [dad, 212],
    ] as const) {
      who.leg("left", [x - 12, 136], [x - 12, 163], "k");
      who.leg("right", [x + 10, 136], [x + 10, 163], "k");
    }
    const child = person(
      pen,
      { skin: "s3", hair: "afro", top: "g", pattern: "dots", shoulders: 10 },
      { at: [158, 88], size: 14, mood: "laugh", turn: 0, to: 36 },
    );
    child.leg("left", [146, 146], [144, 158], "b");
    child.leg("right", [168, 146], [170, 158], "b");
    book(pen, [160, 134], 0.9, "k");
    gran.arm({ side: "right", elbow: [138, 136], hand: [141, 136] });
    dad.arm({ side: "left", elbow: [180, 132], hand: [180, 136] });
    dad.arm({ side: "right", elbow: [244, 126], hand: [216, 132] });
    gran.arm({ side: "left", elbow: [76, 128], hand: [98, 130] });
    pen.path("w", "M40 166Q30 150 42 142L42 134L48 138L54 138L60 134L60 144Q74 148 72 166Z");
    pen.path("u", "M46 145L46 145M55 145L55 145M48 149Q51 152 54 149");
    pen.path("", "M72 164Q84 164 82 152");
    floor(pen, 170);
  },
  "a1-lesson-4": (pen) => {
    wash(pen, "M14 20L306 20L306 168L14 168Z");
    pen.rect("w", 196, 26, 78, 142);
    pen.path("t", "M206 36L264 36L264 90L206 90ZM206 102L264 102L264 158L206 158Z");
    pen.dots("", 7, [204, 98]);
    pen.path("t", "M282 50Q290 44 284 36Q278 28 287 20M294 56Q302 50 296 42Q290 34 299 26");
    clock(pen, [52, 42], 19, "w", "M0 0L-5.4 5.6M0 0L0 -9");
    floor(pen, 170);
    const first = person(
      pen,
      { skin: "s1", hair: "pixie", top: "w", neck: "coat", sleeves: "w" },
      { at: [158, 64], size: 18, mood: "cross", turn: 0.9, to: 50 },
    );
    first.leg("left", [150, 160], [150, 167], "w");
    first.leg("right", [166, 160], [166, 167], "w");
    first.arm({ side: "left", elbow: [128, 128], hand: [158, 122] });
    pen.path("h", "M160 122L172 100");
    pen.path("m t", "M170 102L176 92L182 96L175 105Z");
    pen.path("g", "M138 84Q130 110 134 132L148 134Q146 106 152 88Z");
    first.arm({ side: "right", elbow: [184, 118], hand: [196, 84] });
    pen.path("t", "M202 74L206 68M206 82L213 80M196 70L197 62");
    const second = person(
      pen,
      { skin: "s4", hair: "locs", top: "m", pattern: "dots" },
      { at: [92, 62], size: 18, mood: "yawn", turn: 0.5, tilt: -8, to: 46 },
    );
    second.leg("left", [84, 156], [84, 167], "b");
    second.leg("right", [100, 156], [100, 167], "b");
    second.arm({ side: "left", elbow: [62, 120], hand: [64, 130], kind: "none" });
    second.arm({ side: "right", elbow: [134, 110], hand: [100, 84] });
    pen.path("t", "M58 128L70 128L68 146L60 146Z");
  },
  "a1-lesson-5": (pen) => {
    wash(
      pen,
      "M-4 150L-4 96L40 96L40 70L86 70L86 92L120 92L120 60L150 60L150 88L196 88L196 64L250 64L250 92L324 92L324 150Z",
    );
    house(pen, 18, 150, 44, 54, "w", "b");
    house(pen, 262, 150, 46, 50, "w", "b");
    pen.rect("w t", 138, 48, 24, 102);
    pen.path("m t", "M136 48L150 18L164 48Z");
    clock(pen, [150, 64], 8, "w", "M0 0L0 -8M0 0L6 3");
    pen.path("u", "M145 150L145 130Q150 122 155 130L155 150M146 86L146 98M154 86L154 98");
    floor(pen, 150, -4, 324);
    const local = person(
      pen,
      {
        skin: "s3",
        hair: "turban",
        hairColour: "m",
        beard: "full",
        beardColour: "w",
        top: "w",
        neck: "shirt",
        pattern: "buttons",
      },
      { at: [212, 62], size: 19, mood: "talk", turn: -0.7, to: 64 },
    );
    local.arm({ side: "right", elbow: [268, 106], hand: [270, 70], kind: "point", bend: -6 });
    const visitor = person(
      pen,
      { skin: "s2", hair: "ponytail", top: "w", neck: "hood", pattern: "stripes" },
      { at: [98, 70], size: 19, mood: "think", turn: 0.8, to: 60 },
    );
    pen.path("g", "M52 96Q66 90 74 100L74 152L54 152Q44 124 52 96Z");
    pen.path("t", "M56 120L73 120M62 120L62 130");
    local.arm({ side: "left", elbow: [178, 134], hand: [164, 128], kind: "point", bend: 6 });
    pen.path("w", "M100 116L122 110L142 116L162 110L164 144L142 150L122 144L102 150Z");
    pen.path("t", "M122 110L122 144M142 116L142 150");
    pen.path("u", "M106 126Q118 118 128 132Q140 142 158 122");
    pen.path("g t", "M148 133Q140 124 148 120Q156 124 148 133Z");
    visitor.arm({ side: "right", elbow: [118, 152], hand: [106, 140] });
  },
  "a1-lesson-6": (pen) => {
    awning(pen, 26, 4, 268);
    pen.path("t", "M40 34L40 170M280 34L280 170");
    pen.rect("b t", 54, 44, 84, 6);
    pen.rect("b t", 240, 44, 34, 6);
    plant(pen, [74, 44], 0.5, "w", "m");
    plant(pen, [114, 44], 0.5, "m", "w");
    plant(pen, [256, 44], 0.5, "w", "m");
    const wen = person(
      pen,
      { skin: "s1", hair: "lowbun", top: "w", over: "apron", overColour: "b" },
      { at: [124, 72], size: 19, mood: "talk", turn: 0.7, tilt: -6, to: 40 },
    );
    const mate = person(
      pen,
      { skin: "s4", hair: "afro", top: "m", over: "apron", overColour: "w", glasses: "round" },
      { at: [230, 66], size: 17, mood: "glad", turn: -0.7, to: 44 },
    );
    mate.leg("left", [222, 154], [220, 168], "k");
    mate.leg("right", [240, 154], [242, 168], "k");
    counter(pen, 44, 130, 122, 172, "w");
    pen.path("u", "M60 148L148 148M60 158L148 158");
    wen.arm({ side: "left", elbow: [72, 116], hand: [98, 84] });
    phone(pen, [101, 78], 1, 12);
    wen.arm({ side: "right", elbow: [156, 118], hand: [140, 126] });
    paper(pen, [140, 126], 0.7, 84);
    for (const [x, y] of [
      [178, 86],
      [192, 76],
      [188, 98],
    ] as const)
      flower(pen, [x, y], [192, 124], "g", 4.6);
    pen.path("b", "M176 116L208 116L204 146L180 146Z");
    mate.arm({ side: "left", elbow: [188, 140], hand: [184, 136] });
    mate.arm({ side: "right", elbow: [258, 142], hand: [206, 134] });
    for (const [x, y] of [
      [262, 124],
      [276, 114],
      [288, 126],
    ] as const)
      flower(pen, [x, y], [276, 152], "w", 4);
    pen.path("m", "M262 146L290 146L286 172L266 172Z");
    for (const [x, y] of [
      [62, 104],
      [76, 98],
    ] as const)
      flower(pen, [x, y], [68, 122], "w", 3.6);
    pen.path("b t", "M58 116L78 116L76 131L60 131Z");
    floor(pen, 172);
  },
  "a1-lesson-7": (pen) => {
    pen.rect("m", 40, 14, 60, 56);
    moon(pen, [84, 29], 8);
    pen.path("t", "M70 14L70 70M40 42L100 42");
    pen.rect("k", 122, 12, 142, 76);
    pen.path(
      "lw t",
      "M144 62L156 30L168 62M148 51L164 51M180 32L180 62M180 46Q196 42 196 54Q196 64 180 62",
    );
    pen.path("lw", "M216 38Q218 28 228 30Q238 34 230 44Q224 48 224 54M224 62L224 62");
    pen.path("h", "M118 90L268 90");
    const teacher = person(
      pen,
      { skin: "s2", hair: "wavy", top: "w", neck: "v", pattern: "stripes", glasses: "round" },
      { at: [280, 62], size: 18, mood: "kind", turn: -0.8, to: 66 },
    );
    teacher.arm({ side: "left", elbow: [244, 108], hand: [240, 76], kind: "point", bend: -10 });
    const asker = person(
      pen,
      { skin: "s4", hair: "hijab", hairColour: "m", top: "w" },
      { at: [92, 98], size: 18, mood: "think", turn: 0.8, to: 40 },
    );
    const other = person(
      pen,
      {
        skin: "s1",
        hair: "balding",
        hairColour: "w",
        beard: "moustache",
        beardColour: "w",
        top: "m",
        pattern: "knit",
      },
      { at: [176, 108], size: 17, mood: "content", turn: 0.6, to: 40 },
    );
    counter(pen, 30, 156, 206, 190, "b");
    asker.arm({ side: "left", elbow: [48, 134], hand: [56, 90], kind: "open", bend: -4 });
    asker.arm({ side: "right", elbow: [128, 164], hand: [116, 154] });
    other.arm({ side: "right", elbow: [212, 160], hand: [190, 154] });
    book(pen, [142, 158], 0.8, "g");
  },
  "a1-lesson-8": (pen) => {
    wash(pen, "M-4 124Q70 100 150 116Q240 98 324 120L324 184L-4 184Z");
    sun(pen, [160, 36], 15);
    tree(pen, [36, 132], 1.4);
    tree(pen, [292, 130], 1.3, "w");
    const left = person(
      pen,
      { skin: "s1", hair: "bun", hairColour: "w", top: "m", glasses: "square" },
      { at: [92, 76], size: 16, mood: "laugh", turn: 0.2, lean: 8, to: 42 },
    );
    left.leg("left", [84, 152], [76, 168], "k");
    left.leg("right", [98, 152], [108, 168], "k");
    left.arm({ side: "left", elbow: [58, 84], hand: [74, 42], kind: "open", bend: 10 });
    left.arm({ side: "right", elbow: [130, 86], hand: [112, 44], kind: "open" });
    wheelchair(pen, [168, 172]);
    const middle = person(
      pen,
      { skin: "s3", hair: "short", top: "w", pattern: "stripes", isShortSleeved: true },
      { at: [168, 88], size: 16, mood: "glad", turn: 0, to: 40 },
    );
    middle.leg("left", [156, 154], [154, 168], "k");
    middle.leg("right", [178, 154], [180, 168], "k");
    middle.arm({ side: "left", elbow: [128, 96], hand: [144, 60], kind: "open", bend: 8 });
    middle.arm({ side: "right", elbow: [208, 96], hand: [194, 60], kind: "open" });
    const right = person(
      pen,
      { skin: "s4", hair: "braid", top: "b", pattern: "dots", isShortSleeved: true },
      { at: [246, 76], size: 16, mood: "laugh", turn: -0.2, lean: -8, to: 42 },
    );
    right.leg("left", [238, 152], [232, 168], "m");
    right.leg("right", [252, 152], [262, 168], "m");
    right.arm({ side: "left", elbow: [206, 82], hand: [226, 42], kind: "open", bend: 8 });
    right.arm({ side: "right", elbow: [282, 88], hand: [264, 44], kind: "open" });
    floor(pen, 172);
  },
};
