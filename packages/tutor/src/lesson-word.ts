/** A word with one of its meanings, as a lesson or a dictionary has it. */
export interface LessonWord {
  readonly word: string;
  readonly partOfSpeech: string;
  readonly meaning: string;
  readonly example: string;
}
