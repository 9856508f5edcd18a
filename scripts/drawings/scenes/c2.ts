import { bunting, counter, wash } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { bubble, cloud, cup, glass, plant, tree, windowPane } from "../kit/props";

export const c2: Record<string, Draw> = {
  "c2-lesson-1": (pen) => {
    bubble(pen, [114, 30], 40, 22, [76, 62], "w");
    pen.circle("t", [102, 36], 8);
    pen.circle("t", [126, 36], 8);
    pen.path(
      "t",
      "M102 36L110 24L122 24L126 36M110 24L115 36L122 24M122 24L121 18L126 18M107 21L113 21",
    );
    bubble(pen, [208, 30], 40, 22, [246, 62], "g");
    pen.path("w t", "M186 38L186 30L194 28L200 20L216 20L222 28L230 30L230 38Z");
    pen.dots("", 8, [196, 39], [220, 39]);
    pen.path("t", "M200 28L216 28");
    const left = person(
      pen,
      { skin: "s1", hair: "bob", hairColour: "w", top: "k", neck: "jacket" },
      { at: [64, 84], size: 20, mood: "talk", turn: 0.8, to: 40 },
    );
    const right = person(
      pen,
      {
        skin: "s4",
        hair: "locs",
        glasses: "round",
        top: "b",
        neck: "shirt",
        over: "tie",
        overColour: "m",
      },
      { at: [254, 84], size: 20, mood: "think", turn: -0.8, to: 40 },
    );
    for (const x of [64, 254]) {
      pen.path("w", `M${x - 30} 150L${x + 30} 150L${x + 24} 188L${x - 24} 188Z`);
      pen.path("w", `M${x - 36} 142L${x + 36} 142L${x + 33} 151L${x - 33} 151Z`);
      pen.path("m t", `M${x} 158L${x + 9} 168L${x} 178L${x - 9} 168Z`);
    }
    left.arm({ side: "left", elbow: [22, 136], hand: [48, 140] });
    left.arm({ side: "right", elbow: [116, 138], hand: [116, 96], kind: "point", bend: -4 });
    right.arm({ side: "right", elbow: [298, 138], hand: [272, 140] });
    right.arm({ side: "left", elbow: [206, 142], hand: [206, 110], kind: "open", bend: 14 });
    pen.circle("k", [132, 176], 14, 15);
    pen.circle("m", [164, 180], 14, 15);
    pen.circle("k", [194, 176], 13, 14);
    pen.circle("k", [136, 160], 6);
    pen.path("", "M152 174L152 158");
  },
  "c2-lesson-2": (pen) => {
    windowPane(pen, 124, 12, 72, 50);
    pen.path("u", "M132 62L132 46L142 46L142 62M148 62L148 38L156 38M170 62L170 42L182 42L182 62");
    plant(pen, [26, 176], 1.1);
    plant(pen, [296, 176], 1.1);
    const host = person(
      pen,
      { skin: "s2", hair: "lowbun", top: "k", neck: "jacket", earrings: true },
      { at: [92, 74], size: 20, mood: "calm", turn: 0.8, to: 44 },
    );
    const client = person(
      pen,
      {
        skin: "s3",
        hair: "balding",
        beard: "full",
        top: "w",
        neck: "jacket",
        over: "tie",
        overColour: "m",
      },
      { at: [228, 74], size: 20, mood: "content", turn: -0.8, to: 44 },
    );
    counter(pen, 40, 150, 240, 192, "b");
    pen.path("w", "M130 150L142 136L190 136L182 150Z");
    pen.path("u", "M147 140L182 140M143 145L166 145");
    client.arm({ side: "right", elbow: [272, 148], hand: [246, 146] });
    host.arm({ side: "left", elbow: [44, 152], hand: [78, 146] });
    client.arm({ side: "left", elbow: [190, 150], hand: [166, 112] });
    host.arm({ side: "right", elbow: [130, 148], hand: [156, 113] });
    pen.path("g t", "M196 144L220 138L222 142L198 147L193 147Z");
    cup(pen, [104, 150], "w");
    cup(pen, [262, 150], "w");
  },
  "c2-lesson-3": (pen) => {
    wash(pen, "M-4 108Q60 72 120 98Q200 58 324 100L324 150L-4 150Z");
    cloud(pen, [60, 34], 1.1);
    cloud(pen, [276, 28], 0.9);
    tree(pen, [36, 112], 0.9, "w");
    pen.path("w", "M64 58Q64 50 74 50L324 50L324 142L64 142Z");
    pen.path("m t", "M64 112L324 112L324 126L64 126Z");
    pen.path("b", "M96 62L218 62L218 108L96 108Z");
    pen.path("b", "M240 62L324 62L324 108L240 108Z");
    const writer = person(
      pen,
      { skin: "s4", hair: "wavy", glasses: "round", top: "w", pattern: "stripes" },
      { at: [152, 78], size: 16, mood: "think", turn: -0.6, tilt: -4, to: 20 },
    );
    pen.path("w", "M90 107L224 107L224 113L90 113Z");
    writer.arm({ side: "left", elbow: [122, 116], hand: [136, 104] });
    writer.arm({ side: "right", elbow: [190, 114], hand: [176, 102] });
    pen.path("w t", "M148 108L152 94L180 92L184 106Z");
    pen.path("u", "M156 99L174 97M156 103L170 102");
    pen.path("g t", "M190 84L193 86L182 102L179 104L180 100Z");
    pen.path("", "M-4 158L324 158");
    pen.path("t", "M4 166L18 166M40 166L54 166M76 166L90 166M250 166L264 166M286 166L300 166");
    for (const x of [92, 128, 258, 294]) {
      pen.circle("w", [x, 148], 10);
      pen.dots("", 4, [x, 148]);
    }
    pen.path("w", "M152 176Q150 168 160 168L208 170Q216 168 216 158L214 150M216 158L222 150");
    pen.path(
      "w",
      "M150 176L212 176Q224 174 222 160Q220 152 212 156Q208 160 208 166L160 168Q152 168 150 176Z",
    );
    pen.circle("g", [178, 156], 18, 16);
    pen.path("t", "M178 157Q184 152 184 160Q178 168 170 160Q168 146 182 146Q194 150 190 164");
    pen.path("t", "M214 156L211 146M220 157L222 147");
    pen.path("f", "M215 165Q217 168 220 165", 1.4);
  },
  "c2-lesson-4": (pen) => {
    pen.rect("w", 104, 12, 196, 118);
    for (let row = 0; row < 7; row += 1) {
      let d = "";
      for (let column = 0; column < 12; column += 1) {
        if (row === 3 && column === 7) continue;
        const [x, y] = [116 + column * 15.6, 24 + row * 15.4];
        d += `M${x} ${y}L${x} ${y}`;
      }
      pen.path("lm", d, 6.6);
    }
    pen.dots("", 13, [225, 70]);
    pen.dots("lg", 9, [225, 70]);
    const presenter = person(
      pen,
      { skin: "s3", hair: "pixie", top: "k", neck: "shirt", glasses: "square" },
      { at: [66, 70], size: 20, mood: "kind", turn: 0.7, to: 62 },
    );
    presenter.arm({ side: "left", elbow: [18, 134], hand: [52, 144] });
    pen.path("", "M152 100L216 74");
    presenter.arm({ side: "right", elbow: [112, 142], hand: [148, 102] });
    person(
      pen,
      { skin: "s4", hair: "hijab", hairColour: "m", top: "w" },
      { at: [172, 148], size: 17, mood: "surprised", turn: -0.4, to: 26 },
    );
    person(
      pen,
      { skin: "s1", hair: "cap", hairColour: "w", top: "b", neck: "hood" },
      { at: [250, 146], size: 17, mood: "calm", turn: -0.6, to: 26 },
    );
  },
  "c2-lesson-5": (pen) => {
    bunting(pen, [10, 8], [160, 12], 20, ["m", "w", "b", "m", "w", "b"]);
    bunting(pen, [160, 12], [312, 8], 20, ["w", "b", "m", "w", "b", "m"]);
    const speaker = person(
      pen,
      {
        skin: "s4",
        hair: "crop",
        hairColour: "w",
        beard: "full",
        beardColour: "w",
        glasses: "round",
        top: "k",
        neck: "jacket",
      },
      { at: [160, 64], size: 19, mood: "laugh", turn: 0.3, to: 46 },
    );
    const gran = person(
      pen,
      { skin: "s3", hair: "bun", hairColour: "w", top: "m", pattern: "knit", earrings: true },
      { at: [78, 96], size: 17, mood: "content", turn: 0.7, tilt: 4, to: 36 },
    );
    const cousin = person(
      pen,
      { skin: "s2", hair: "quiff", top: "w", pattern: "stripes" },
      { at: [244, 94], size: 17, mood: "laugh", turn: -0.6, tilt: -4, to: 36 },
    );
    counter(pen, 10, 148, 300, 190, "w");
    pen.path("u", "M16 162Q90 172 160 162Q240 172 304 162");
    speaker.arm({ side: "left", elbow: [122, 132], hand: [138, 142] });
    glass(pen, [205, 62], 1.6, 8);
    speaker.arm({ side: "right", elbow: [208, 124], hand: [204, 62] });
    glass(pen, [41, 97], 1.6, -10);
    gran.arm({ side: "left", elbow: [40, 148], hand: [42, 96] });
    gran.arm({ side: "right", elbow: [110, 150], hand: [92, 144] });
    glass(pen, [287, 95], 1.6, 10);
    cousin.arm({ side: "right", elbow: [284, 150], hand: [286, 94] });
    cousin.arm({ side: "left", elbow: [212, 150], hand: [230, 144] });
    pen.path("b", "M176 148L176 136Q192 124 210 136L210 148Z");
    pen.path("t", "M176 138Q184 144 193 138Q202 144 210 138");
    pen.dots("lg", 6, [193, 127]);
    pen.path("t", "M168 148L218 148");
  },
};
