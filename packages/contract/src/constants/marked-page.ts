/**
 * The exercise book on the front page: what a learner wrote, and what the teacher on board marks in
 * it. A test holds that the checker marks just this.
 */
export const markedPage: readonly (string | { readonly wrong: string; readonly better: string })[] =
  [
    "Yesterday I ",
    { wrong: "go", better: "went" },
    " to the market with my sister. We ",
    { wrong: "buyed", better: "bought" },
    " ten apples and she ",
    { wrong: "make", better: "made" },
    " a cake. It was very good.",
  ];
