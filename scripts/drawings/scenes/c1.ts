import { counter, house, roundTable, wash } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { cup, plant, suitcase, sun } from "../kit/props";

export const c1: Record<string, Draw> = {
  "c1-lesson-1": (pen) => {
    pen.rect("w", 118, 12, 174, 112);
    pen.path("", "M134 24L134 110L280 110");
    pen.dots(
      "",
      5,
      [150, 98],
      [160, 90],
      [168, 94],
      [178, 82],
      [192, 86],
      [196, 70],
      [230, 62],
      [244, 46],
      [254, 56],
      [266, 38],
      [206, 90],
      [236, 78],
    );
    pen.path("lm", "M142 102L276 36", 2);
    pen.path("", "M136 124L126 172M274 124L284 172");
    const doctor = person(
      pen,
      { skin: "s2", hair: "hijab", hairColour: "m", top: "w", neck: "coat", over: "stethoscope" },
      { at: [80, 62], size: 20, mood: "think", turn: 0.8, to: 62 },
    );
    pen.circle("b", [214, 72], 22);
    pen.dots("lg", 11, [216, 68]);
    pen.dots("", 8, [205, 80]);
    pen.path("lm", "M197 78L233 60", 3);
    pen.path("", "M198 88L176 110", 5);
    doctor.arm({ side: "right", elbow: [140, 142], hand: [172, 114] });
    doctor.arm({ side: "left", elbow: [34, 130], hand: [64, 140] });
    const listener = person(
      pen,
      { skin: "s4", hair: "balding", hairColour: "w", top: "k", neck: "shirt" },
      { at: [248, 142], size: 18, mood: "doubt", turn: -0.8, to: 30 },
    );
    listener.arm({ side: "left", elbow: [206, 188], hand: [232, 160] });
    listener.arm({ side: "right", elbow: [290, 186], hand: [284, 190], kind: "none" });
  },
  "c1-lesson-2": (pen) => {
    wash(pen, "M24 20L296 20L296 132L24 132Z");
    pen.circle("w", [160, 42], 22);
    pen.path("g t", "M160 42L160 23Q172 24 176 32Z");
    pen.path("", "M160 42L160 26M160 42L174 33");
    pen.path("t", "M160 62L160 60M140 42L142 42M180 42L178 42");
    plant(pen, [292, 176], 1.2);
    const chief = person(
      pen,
      {
        skin: "s4",
        hair: "short",
        hairColour: "w",
        top: "w",
        neck: "shirt",
        glasses: "square",
        pattern: "buttons",
      },
      { at: [76, 78], size: 20, mood: "kind", turn: 0.8, tilt: 4, to: 50 },
    );
    const mirela = person(
      pen,
      { skin: "s1", hair: "long", top: "m", neck: "roll" },
      { at: [242, 80], size: 20, mood: "worried", turn: -0.8, to: 50 },
    );
    chief.arm({ side: "left", elbow: [30, 150], hand: [60, 152] });
    mirela.arm({ side: "right", elbow: [288, 152], hand: [262, 154] });
    roundTable(pen, [160, 152], 76, 196);
    pen.path("w t", "M128 154L140 140L196 142L190 156Z");
    pen.path("u", "M144 145L178 146M140 150L168 151");
    pen.path("lg", "M176 150Q184 144 186 150Q184 155 176 150", 2);
    chief.arm({ side: "right", elbow: [124, 158], hand: [140, 126], kind: "flat", bend: 40 });
    mirela.arm({ side: "left", elbow: [204, 158], hand: [214, 146] });
    cup(pen, [110, 154], "m");
  },
  "c1-lesson-3": (pen) => {
    wash(pen, "M20 40Q160 0 300 40L300 140L20 140Z");
    const reader = person(
      pen,
      { skin: "s3", hair: "curly", glasses: "round", top: "m", neck: "shirt", pattern: "buttons" },
      { at: [160, 58], size: 23, mood: "doubt", turn: 0.5, to: 50 },
    );
    counter(pen, -10, 158, 340, 196, "w");
    for (const [x, flip] of [
      [32, false],
      [288, true],
    ] as const) {
      pen.within({ at: [x, 58], flip }, () => {
        pen.path("w", "M0 4L84 0L88 90L6 96Z");
        pen.path("k t", "M9 13L76 10L76 19L10 22Z");
        pen.path(flip ? "m u" : "b u", "M12 30L44 28L46 58L13 60Z");
        pen.path(
          "u",
          "M52 30L78 28M52 37L79 35M53 44L79 43M53 51L80 50M14 69L80 65M14 76L74 73M15 84L80 80",
        );
      });
    }
    pen.path("u", "M46 112Q56 102 62 110Q70 100 74 108");
    pen.path("lg", "M84 95L112 93M208 94L234 95", 4);
    reader.arm({ side: "left", elbow: [96, 168], hand: [112, 126] });
    reader.arm({ side: "right", elbow: [224, 168], hand: [208, 126] });
    cup(pen, [160, 164], "m");
  },
  "c1-lesson-4": (pen) => {
    pen.path("b n", "M-4 120Q80 108 160 120Q240 110 324 120L324 184L-4 184Z");
    pen.path("w", "M-4 122L-4 40Q60 14 104 44Q150 60 176 118Q80 126 -4 122Z");
    pen.path("u", "M12 92Q60 82 106 96");
    house(pen, 14, 76, 22, 20, "b", "m");
    house(pen, 50, 62, 20, 20, "w", "m");
    house(pen, 82, 80, 22, 20, "g", "m");
    house(pen, 28, 112, 24, 22, "w", "m");
    house(pen, 70, 114, 22, 20, "b", "m");
    house(pen, 110, 112, 24, 20, "w", "m");
    pen.path(
      "t",
      "M182 132Q190 128 198 132Q206 136 214 132M26 142Q34 138 42 142Q50 146 58 142M120 152Q128 148 136 152Q144 156 152 152",
    );
    pen.path("t", "M176 32Q182 26 186 32Q190 26 196 32M206 46Q210 42 213 46Q216 42 220 46");
    pen.path(
      "",
      "M150 128L324 120M168 128L168 150M206 126L206 148M250 124L250 146M320 120L320 142",
    );
    const woman = person(
      pen,
      { skin: "s2", hair: "wavy", top: "w", neck: "coat", over: "scarf", overColour: "m" },
      { at: [234, 66], size: 19, mood: "kind", turn: -0.8, tilt: 4, to: 56 },
    );
    suitcase(pen, [288, 150], 1.1);
    pen.path("w", "M140 150L324 142L324 188L158 188Q146 172 140 150Z");
    pen.path("k t", "M154 172Q240 166 324 166L324 188L162 188Z");
    woman.arm({ side: "left", elbow: [186, 110], hand: [184, 62], kind: "open", bend: 4 });
    woman.arm({ side: "right", elbow: [274, 132], hand: [254, 122] });
  },
  "c1-lesson-5": (pen) => {
    pen.path("m", "M48 30L160 2L272 30Z");
    pen.rect("w", 56, 30, 208, 146);
    pen.path("b n", "M58 104L262 104L262 174L58 174Z");
    pen.path("h", "M50 102L270 102M44 176L276 176");
    pen.path("k", "M176 50L244 50L244 74L172 74L172 66L176 66Z");
    pen.path("w t", "M166 66L194 66L194 73L166 73Z");
    pen.path("", "M182 74L182 100M238 74L238 100");
    const pianist = person(
      pen,
      { skin: "s1", hair: "bun", hairColour: "w", glasses: "round", top: "m" },
      { at: [134, 54], size: 13, mood: "content", turn: 0.9, to: 30 },
    );
    pen.path("", "M118 92L152 92M124 92L122 101M146 92L148 101");
    pianist.leg("right", [158, 88], [154, 98], "k");
    pianist.arm({ side: "right", elbow: [152, 86], hand: [168, 64] });
    pen.path(
      "g t",
      "M88 62Q82 60 82 66Q86 70 90 64L90 46L102 42L102 58Q96 56 95 62Q99 66 102 60L102 42",
    );
    pen.path("g t", "M218 40Q213 38 213 43Q217 46 220 41L220 30");
    sun(pen, [82, 128], 7, false);
    pen.rect("t", 68, 114, 28, 28);
    pen.path("t", "M82 114L82 142");
    pen.path("w", "M118 158L250 158L250 170L118 170Z");
    pen.path("", "M116 138L116 176M250 150L250 176");
    const nurse = person(
      pen,
      { skin: "s4", hair: "afro", top: "w" },
      { at: [152, 138], size: 13, mood: "cross", turn: 0.2, tilt: -14, to: 22 },
    );
    pen.path("m", "M130 158Q180 142 250 152L250 168L128 168Z");
    pen.path("t", "M160 156Q180 150 206 158M214 154Q228 154 238 160");
    nurse.arm({ side: "left", elbow: [122, 160], hand: [138, 140] });
    nurse.arm({ side: "right", elbow: [184, 160], hand: [168, 138] });
    pen.path("t", "M196 114L200 122M210 112L210 121M224 114L220 122");
  },
};
