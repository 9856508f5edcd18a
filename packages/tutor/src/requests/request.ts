import type { StudyRequest } from "../study-help/study-request";
import type { EnglishQuestion, GrammarTopic, Situation } from "../english-questions/types";

/** What an exercise is about: one piece of grammar, a mix, words, or what the learner got wrong. */
export type ExerciseKind = "grammar" | "quiz" | "words" | "mistakes";

/** What somebody wants of a teacher, beyond talking. */
export type Request =
  /** Something to practise; `topic` is null where none is named, or none that is known. */
  | {
      readonly kind: "exercise";
      readonly of: ExerciseKind;
      readonly topic: GrammarTopic | null;
    }
  /** A question about English, as {@link EnglishQuestion} has it. */
  | { readonly kind: "english"; readonly question: EnglishQuestion }
  /** What people say when: the situations that may be meant, the best first. */
  | {
      readonly kind: "situation";
      readonly situations: readonly Situation[];
      readonly register: "formal" | "informal" | null;
      /** Whether the whole text is wanted, and not only what helps to write it. */
      readonly isToWrite?: boolean;
    }
  /** What stands around a word; `term` is empty where the last one is meant. */
  | { readonly kind: "word"; readonly about: WordAspect; readonly term: string }
  /** To look at a sentence; an empty one where it comes next. */
  | { readonly kind: "correct"; readonly sentence: string }
  /** What goes on from what was said last. */
  | { readonly kind: "follow"; readonly wish: FollowUp }
  /** What common mistakes are, of a topic or of the last one. */
  | { readonly kind: "mistakes"; readonly topic: GrammarTopic | null }
  | { readonly kind: "summary" }
  | { readonly kind: "my-mistakes" }
  | { readonly kind: "role-play"; readonly scene: string | null }
  | { readonly kind: "talk"; readonly about: string }
  | { readonly kind: "advise" }
  /** What to do in life, which is no matter of English: the words for it are. */
  | { readonly kind: "beyond-english"; readonly words: string; readonly phrases: string }
  | { readonly kind: "teach" }
  | { readonly kind: "help" }
  | { readonly kind: "bored" }
  /** Which level one has. */
  | { readonly kind: "level" }
  /** What a teacher knows beside grammar and words. */
  | { readonly kind: "study"; readonly study: StudyRequest }
  | { readonly kind: "beyond"; readonly what: Beyond };

export type WordAspect = "family" | "collocations" | "synonym" | "sound" | "meaning" | "example";

export type FollowUp =
  | "more"
  | "next"
  | "easier"
  | "harder"
  | "stop"
  | "why"
  | "hint"
  | "answer"
  | "examples"
  | "table"
  | "repeat"
  | "lost";

/** What cannot be done here. */
export type Beyond =
  | "homework"
  | "translation"
  | "news"
  | "weather"
  | "time"
  | "sums"
  | "personal"
  | "complaint"
  | "fun"
  | "facts"
  | "sound"
  | "contact";
