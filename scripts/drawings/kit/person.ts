import { drawFace, type Mood } from "./face";
import { drawHand, type HandKind } from "./hand";
import { drawBeard, drawClothes, drawGlasses, type Clothes } from "./clothes";
import { hairOf, type HairName } from "./hair";
import type { Colour } from "./palette";
import type { Point } from "./path-data";
import type { Pen } from "./pen";

/** Who somebody is. */
export interface Look extends Clothes {
  skin: "s1" | "s2" | "s3" | "s4";
  hair: HairName;
  hairColour?: Colour;
  beard?: "full" | "goatee" | "moustache";
  beardColour?: Colour;
  glasses?: "round" | "square";
  earrings?: boolean;
  /** Half the width of the shoulders in tenths of the head; 12 is an adult's, 9 a child's. */
  shoulders?: number;
  /** Colour of the sleeves where it is not the top's. */
  sleeves?: Colour;
  isShortSleeved?: boolean;
}

/** What somebody does. Places are on the paper. */
export interface Pose {
  /** Middle of the head. */
  at: Point;
  /** Half the height of the head, in pixels. */
  size: number;
  mood: Mood;
  turn?: number;
  /** Degrees that the head leans to the right. */
  tilt?: number;
  /** Degrees that the whole upper body leans to the right. */
  lean?: number;
  /** How far down the body is drawn, in tenths of the head from its middle. */
  to?: number;
}

export interface Arm {
  side: "left" | "right";
  /** Where the elbow pulls the arm to. */
  elbow: Point;
  hand: Point;
  kind?: HandKind;
  /** Degrees that the hand is turned from the way of its arm. */
  bend?: number;
}

export interface Person {
  arm(arm: Arm): void;
  /** A leg from the hip: knee, then foot. */
  leg(side: "left" | "right", knee: Point, foot: Point, colour: Colour): void;
}

/** Draws somebody as far as the waist and the head; arms and legs come when what is behind them stands. */
export function person(pen: Pen, look: Look, pose: Pose): Person {
  const { at, size, mood, turn = 0, tilt = 0, lean = 0, to = 42 } = pose;
  const unit = size / 10;
  const wide = look.shoulders ?? 12;
  const hair = hairOf(look.hair);
  const hairColour = look.hairColour ?? "k";
  const joints: Record<string, Point> = {};

  const inBody = (draw: () => void) =>
    pen.within({ at: [at[0], at[1] + to * unit], scale: unit, turn: lean, about: [0, to] }, draw);
  const inHead = (draw: () => void) =>
    inBody(() => pen.within({ at: [0, 8], turn: tilt, about: [0, 8] }, draw));

  inHead(() => hair.back?.(pen, hairColour, turn));
  inBody(() => {
    pen.path(look.skin, "M-3.6 6L-4 14Q0 17 4 14L3.6 6Z");
    drawClothes(pen, look, wide, to);
    joints.left = pen.onPaper([-wide + 3.2, 17.4]);
    joints.right = pen.onPaper([wide - 3.2, 17.4]);
    joints.leftInside = pen.onPaper([-wide + 6, 20]);
    joints.rightInside = pen.onPaper([wide - 6, 20]);
    joints.leftHip = pen.onPaper([-wide * 0.42, to - 2]);
    joints.rightHip = pen.onPaper([wide * 0.42, to - 2]);
  });
  inHead(() => {
    if (look.hair === "hijab") hair.back?.(pen, hairColour, turn);
    else if (Math.abs(turn) < 0.3) pen.circle(look.skin, [-9.4, 0.6], 2.2, 2.6);
    if (look.hair !== "hijab") pen.circle(look.skin, [turn > 0.2 ? -9 : 9.4, 0.6], 2.2, 2.6);
    pen.path(
      look.skin,
      "M-9.4-1.5C-9.4-8 -5.5-11 0-11C5.5-11 9.4-8 9.4-1.5C9.4 5 5.6 10 0 10C-5.6 10 -9.4 5 -9.4-1.5Z",
    );
    const isBearded = look.beard === "full" && (look.beardColour ?? hairColour) === "k";
    if (look.beard) drawBeard(pen, look.beard, look.beardColour ?? hairColour, turn);
    drawFace(pen, { mood, turn, unit, isBearded });
    hair.front?.(pen, hairColour, turn);
    if (look.glasses) drawGlasses(pen, look.glasses, turn);
    if (look.earrings) pen.dots("lg", 2.6 * unit, [turn > 0.2 ? -9.6 : 9.6, 5]);
  });

  const sleeve: Colour = look.sleeves ?? look.top;
  // An inked sleeve on an inked body is told from it by a paler outline.
  const edge = sleeve === "k" && look.top === "k" ? "x" : "";
  const thick = Math.max(9, unit * 8.2);
  return {
    arm: ({ side, elbow, hand, kind = "fist", bend = 0 }) => {
      const [x, y] = joints[side] ?? at;
      const [insideX, insideY] = joints[`${side}Inside`] ?? at;
      const rest = `Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`;
      const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + bend;
      if (look.isShortSleeved === true) {
        pen.tube(look.skin, `M${x} ${y}${rest}`, thick * 0.72);
        drawHand(pen, { at: hand, unit, angle, kind, skin: look.skin, side });
        const [u, v] = [x + (elbow[0] - x) * 0.42, y + (elbow[1] - y) * 0.42];
        pen.tube(
          sleeve,
          `M${x} ${y}L${u} ${v}`,
          thick,
          `M${insideX} ${insideY}L${x} ${y}L${u} ${v}`,
          edge,
        );
        return;
      }
      drawHand(pen, { at: hand, unit, angle, kind, skin: look.skin, side });
      pen.tube(sleeve, `M${x} ${y}${rest}`, thick, `M${insideX} ${insideY}L${x} ${y}${rest}`, edge);
    },
    leg: (side, knee, foot, colour) => {
      const [x, y] = joints[`${side}Hip`] ?? at;
      const way = foot[0] >= knee[0] - 3 ? 1 : -1;
      const [fx, fy] = foot;
      pen.tube(colour, `M${x} ${y}Q${knee[0]} ${knee[1]} ${fx} ${fy}`, thick * 1.15);
      pen.path(
        "k",
        `M${fx - way * 4 * unit} ${fy + 3 * unit}L${fx - way * 3.4 * unit} ${fy - 1.6 * unit}L${fx + way * 3 * unit} ${fy - 1.6 * unit}Q${fx + way * 8 * unit} ${fy} ${fx + way * 8 * unit} ${fy + 3 * unit}Z`,
      );
    },
  };
}
