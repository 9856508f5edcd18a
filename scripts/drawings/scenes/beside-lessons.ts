import { counter, deskLamp } from "../kit/furniture";
import type { Draw } from "../kit/page";
import { person } from "../kit/person";
import { book, clock, cup, paper, windowPane } from "../kit/props";

/** Scenes that belong to no lesson, by their place under `public/`. */
export const besideLessons: Record<string, Draw> = {
  "ads/ielts-course": (pen) => {
    windowPane(pen, 56, 18, 74, 54);
    clock(pen, [226, 40], 16, "w", "M0 0L0 -9M0 0L7 2");
    const learner = person(
      pen,
      { skin: "s3", hair: "braid", glasses: "round", top: "w", pattern: "stripes" },
      { at: [158, 76], size: 21, mood: "think", turn: 0.4, tilt: 4, to: 38 },
    );
    counter(pen, 24, 148, 272, 190, "b");
    learner.arm({ side: "left", elbow: [100, 162], hand: [134, 144] });
    learner.arm({ side: "right", elbow: [214, 160], hand: [172, 104] });
    book(pen, [106, 140], 1, "k");
    paper(pen, [176, 142], 1.1, 80);
    deskLamp(pen, [268, 149], true);
    cup(pen, [48, 148], "m");
  },
};
