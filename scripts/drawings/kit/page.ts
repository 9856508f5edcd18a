import type { Point } from "./path-data";
import { Pen } from "./pen";

/** Width and height of a lesson's drawing: the shape of the cards. */
export const sceneSize: Point = [320, 180];

export type Draw = (pen: Pen) => void;

/** A scene on a page of the exercise book, as SVG. */
export function onPage(draw: Draw): string {
  const pen = new Pen();
  pen.rect("p n", -4, -4, 328, 188);
  let rules = "";
  for (let y = 17.5; y < 180; y += 18) rules += `M0 ${y}L320 ${y}`;
  pen.path("r", rules, 1);
  pen.path("e", "M25 0L25 180", 1.3);
  draw(pen);
  return pen.svg(sceneSize);
}
