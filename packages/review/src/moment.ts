/** An instant where a learner is. */
export interface Moment {
  readonly now: Date;
  /** The learner's calendar day, `YYYY-MM-DD`, of any instant. */
  readonly dayOf: (instant: Date) => string;
}
