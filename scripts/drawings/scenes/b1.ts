import { counter, house, wash } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { clock, cup, envelope, laptop, moon, phone, plant, suitcase, sun } from "../kit/props";

export const b1: Record<string, Draw> = {
  "b1-lesson-1": (pen) => {
    pen.path("b", "M14 12L164 12L146 168L14 168Z");
    pen.path("w", "M176 12L306 12L306 168L158 168Z");
    moon(pen, [42, 38], 10, "w");
    pen.path("t", "M70 26L70 32M67 29L73 29M124 24L124 30M121 27L127 27M30 70L30 76M27 73L33 73");
    house(pen, 258, 84, 38, 42, "b", "m");
    const listener = person(
      pen,
      { skin: "s3", hair: "bob", top: "w", neck: "roll" },
      { at: [84, 84], size: 23, mood: "surprised", turn: 0.5, tilt: 4, to: 36 },
    );
    listener.arm({ side: "left", elbow: [18, 172], hand: [54, 96] });
    phone(pen, [57, 90], 1.4, 8);
    listener.arm({ side: "right", elbow: [142, 168], hand: [116, 154] });
    cup(pen, [120, 158], "m");
    const caller = person(
      pen,
      { skin: "s4", hair: "locs", top: "m", pattern: "dots", beard: "goatee" },
      { at: [224, 86], size: 23, mood: "laugh", turn: -0.4, tilt: -4, to: 36 },
    );
    caller.arm({ side: "right", elbow: [296, 178], hand: [254, 98] });
    phone(pen, [252, 92], 1.4, -8);
    caller.arm({ side: "left", elbow: [166, 172], hand: [184, 96] });
    pen.circle("t", [186, 106], 6);
    pen.circle("g", [186, 118], 8);
    pen.circle("w t", [186, 118], 2.6);
    pen.path(
      "g",
      "M183.6 126L188.4 126L188.4 148L183.6 148ZM188.4 136L194 136L194 140L188.4 140ZM188.4 144L193 144L193 148L188.4 148Z",
    );
  },
  "b1-lesson-2": (pen) => {
    pen.rect("k", 96, 8, 190, 52);
    pen.path(
      "lw t",
      "M106 22L140 22M152 22L212 22M106 35L140 35M152 35L196 35M106 48L140 48M152 48L206 48M252 18L256 23L264 15M252 44L256 49L264 41",
    );
    pen.path("lg", "M250 29L266 41M266 29L250 41");
    pen.path("t", "M130 0L130 8M252 0L252 8");
    const clerk = person(
      pen,
      { skin: "s3", hair: "hijab", hairColour: "b", top: "k", neck: "jacket" },
      { at: [226, 94], size: 18, mood: "kind", turn: -0.7, to: 36 },
    );
    counter(pen, 168, 138, 146, 190, "b");
    laptop(pen, [276, 138], 0.9);
    pen.path("w", "M206 152L232 152L232 174L206 174Z");
    pen.path("t", "M219 163L219 168M219 157L219 157");
    const traveller = person(
      pen,
      { skin: "s1", hair: "sidepart", top: "w", neck: "shirt", pattern: "buttons" },
      { at: [104, 90], size: 18, mood: "worried", turn: 0.8, to: 62 },
    );
    suitcase(pen, [56, 178], 1.25);
    traveller.arm({ side: "left", elbow: [76, 126], hand: [57, 130] });
    traveller.arm({ side: "right", elbow: [148, 134], hand: [156, 112], kind: "open", bend: 30 });
    clerk.arm({ side: "left", elbow: [190, 132], hand: [184, 124], kind: "open", bend: 10 });
    clerk.arm({ side: "right", elbow: [262, 136], hand: [244, 134] });
  },
  "b1-lesson-3": (pen) => {
    pen.rect("b t", 200, 20, 96, 40);
    pen.path("t", "M248 20L248 60M240 40L240 44M256 40L256 44");
    pen.path("", "M196 74L300 74");
    pen.path("w t", "M214 74L214 66Q214 60 222 62L236 62Q242 62 242 74Z");
    pen.path("m t", "M258 74L256 62L286 62L284 74Z");
    pen.path("t", "M253 62L289 62M271 62L271 58");
    pen.rect("w", 32, 14, 50, 112);
    pen.path("t", "M32 56L82 56M74 40L74 50M74 64L74 78");
    pen.path("w u", "M40 20L66 20L66 48L40 48Z");
    pen.path("u", "M40 29L66 29M40 38L66 38M49 20L49 48M57 20L57 48");
    const host = person(
      pen,
      { skin: "s2", hair: "pixie", top: "w", pattern: "stripes" },
      { at: [104, 84], size: 20, mood: "glad", turn: 0.6, to: 38 },
    );
    pen.tube("b", "M85 84Q78 56 104 54Q128 54 127 76", 8);
    pen.path("b", "M78 76Q88 74 90 86Q89 98 81 97Q74 88 78 76Z");
    const guest = person(
      pen,
      { skin: "s4", hair: "crop", top: "m", neck: "hood", beard: "full" },
      { at: [182, 92], size: 18, mood: "talk", turn: -0.6, to: 36 },
    );
    const second = person(
      pen,
      { skin: "s1", hair: "bun", hairColour: "m", top: "b", pattern: "dots", glasses: "round" },
      { at: [254, 94], size: 18, mood: "laugh", turn: -0.5, tilt: 6, to: 36 },
    );
    counter(pen, 20, 150, 284, 190, "w");
    host.arm({ side: "left", elbow: [54, 156], hand: [84, 146] });
    host.arm({ side: "right", elbow: [146, 156], hand: [130, 142] });
    pen.path("", "M146 150L146 128M136 150L156 150");
    pen.path("g", "M138 118Q138 108 146 108Q154 108 154 118Q154 128 146 128Q138 128 138 118Z");
    pen.path("u", "M139 115L153 115M139 121L153 121");
    guest.arm({ side: "left", elbow: [158, 146], hand: [172, 142] });
    guest.arm({ side: "right", elbow: [214, 140], hand: [206, 122], kind: "open" });
    second.arm({ side: "left", elbow: [224, 154], hand: [246, 146] });
    second.arm({ side: "right", elbow: [292, 150], hand: [272, 146] });
    cup(pen, [264, 150], "w", false);
  },
  "b1-lesson-4": (pen) => {
    wash(pen, "M14 176L14 146L70 146L70 122L126 122L126 98L182 98L182 74L306 74L306 176Z");
    pen.path("", "M14 148L68 148L68 124L124 124L124 100L180 100L180 76L236 76L236 52L306 52");
    moon(pen, [44, 48], 12, "b");
    pen.path("t", "M76 30L76 36M73 33L79 33M28 80L28 86M25 83L31 83");
    sun(pen, [274, 30], 14);
    pen.path("w t", "M22 148L22 128M22 138L60 138L60 148M60 138L60 134Q46 128 22 134");
    const climber = person(
      pen,
      { skin: "s3", hair: "ponytail", top: "w", pattern: "stripes", isShortSleeved: true },
      { at: [136, 30], size: 16, mood: "glad", turn: 0.8, lean: 8, to: 42 },
    );
    climber.leg("left", [122, 112], [98, 119], "m");
    climber.leg("right", [168, 82], [158, 95], "m");
    climber.arm({ side: "left", elbow: [88, 92], hand: [110, 98] });
    climber.arm({ side: "right", elbow: [180, 82], hand: [184, 54] });
    pen.path("m t", "M180 36L191 36L192 54L180 54ZM182 36L183 30L189 30L189 36");
    const friend = person(
      pen,
      {
        skin: "s2",
        hair: "balding",
        hairColour: "w",
        glasses: "round",
        top: "m",
        neck: "shirt",
        pattern: "buttons",
      },
      { at: [254, 108], size: 18, mood: "laugh", turn: -0.8, tilt: -6, to: 44 },
    );
    friend.arm({ side: "right", elbow: [292, 170], hand: [272, 178], kind: "none" });
    friend.arm({ side: "left", elbow: [210, 166], hand: [214, 128], kind: "open", bend: 10 });
  },
  "b1-lesson-5": (pen) => {
    clock(pen, [52, 36], 14, "w", "M0 0L0 -9M0 0L7 0");
    pen.rect("b t", 86, 16, 78, 46);
    pen.path("u", "M86 30L164 30M106 16L106 62M125 16L125 62M145 16L145 62M86 46L164 46");
    pen.circle("g t", [135, 38], 6);
    const writer = person(
      pen,
      { skin: "s4", hair: "lowbun", top: "k", neck: "v", glasses: "square", earrings: true },
      { at: [112, 88], size: 20, mood: "content", turn: 0.7, to: 38 },
    );
    counter(pen, 24, 150, 190, 190, "w");
    laptop(pen, [158, 149], 1.2);
    writer.arm({ side: "left", elbow: [62, 152], hand: [112, 146] });
    writer.arm({ side: "right", elbow: [156, 140], hand: [136, 146] });
    cup(pen, [46, 150], "m");
    pen.path("u", "M190 120Q204 112 208 100M196 128Q230 128 236 112M192 112Q192 90 204 76");
    envelope(pen, [220, 54], 1.2, -14, "w");
    envelope(pen, [258, 94], 1.5, 8, "g");
    envelope(pen, [288, 40], 1, -8, "b");
    plant(pen, [276, 184], 1.3);
  },
  "b1-lesson-6": (pen) => {
    wash(pen, "M30 26Q160 0 290 26L300 150L20 150Z");
    const left = person(
      pen,
      { skin: "s1", hair: "curly", top: "w", neck: "hood", glasses: "round" },
      { at: [78, 72], size: 20, mood: "think", turn: 0.8, to: 40 },
    );
    const right = person(
      pen,
      { skin: "s3", hair: "hijab", hairColour: "m", top: "w", pattern: "dots" },
      { at: [242, 72], size: 20, mood: "glad", turn: -0.8, to: 40 },
    );
    counter(pen, 18, 148, 284, 190, "b");
    pen.path("w", "M104 66L156 62L152 76L158 88L150 100L156 112L150 126L108 128Z");
    pen.path("w", "M166 62L218 66L214 128L162 126L168 112L161 100L168 88L162 76Z");
    pen.scribble(112, 80, 32);
    pen.scribble(112, 92, 36);
    pen.scribble(113, 104, 28);
    pen.scribble(172, 80, 36);
    pen.scribble(176, 92, 32);
    pen.scribble(174, 104, 34);
    pen.path("lg", "M112 114L138 113M172 114L200 115", 3.4);
    left.arm({ side: "left", elbow: [38, 152], hand: [64, 146] });
    left.arm({ side: "right", elbow: [120, 158], hand: [108, 116] });
    right.arm({ side: "right", elbow: [284, 152], hand: [258, 146] });
    right.arm({ side: "left", elbow: [204, 158], hand: [214, 116] });
    pen.path("g t", "M142 146L176 140L178 144L145 150L139 149Z");
    pen.path("m t", "M30 148L30 138L60 138L60 148ZM34 138L34 130L56 130L56 138Z");
    cup(pen, [282, 148], "w");
  },
};
