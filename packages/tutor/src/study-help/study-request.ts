import type { AskedList } from "./word-lists";
import type { BuiltForm } from "./word-building";
import type { WordQuestion } from "./word-book/questions/word-question";
import type { TurnRequest } from "./turn-sentence";
import type { WordForm } from "../english-questions/types";

/** What learners ask of a teacher that stands in no grammar and in no dictionary. */
export type StudyRequest =
  /** What the word book answers. */
  | { readonly about: "word-book"; readonly question: WordQuestion }
  | { readonly about: "list"; readonly list: AskedList }
  | { readonly about: "numbers"; readonly numbers: readonly number[] }
  | {
      readonly about: "times";
      readonly times: readonly (readonly [hour: number, minute: number])[];
    }
  /** Other words made from each. */
  | { readonly about: "build"; readonly form: BuiltForm; readonly terms: readonly string[] }
  /** One form of several words. */
  | { readonly about: "forms"; readonly form: WordForm; readonly terms: readonly string[] }
  /** How a sound of English is made. */
  | { readonly about: "speech-sound"; readonly how: string }
  /** Which part of each word is loud, or how each is said. */
  | { readonly about: "stress"; readonly terms: readonly string[] }
  /** Which of two sentences is right. */
  | { readonly about: "choice"; readonly options: readonly [string, string] }
  /** What is to be said for a form that one can argue about. */
  | { readonly about: "ruling"; readonly says: string }
  /** A sentence to be made a question, a negative and the like. */
  | ({ readonly about: "turn" } & TurnRequest);
