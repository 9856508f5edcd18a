import type { Chat } from "../types";
import { type Answer, answer } from "../requests/answer";
import { exercise } from "./choose-exercise";
import { countAsked } from "./exercise-count";
import { endOfSeries, runsIn } from "./exercise-history";
import type { Asked } from "./exercise-items";
import { exerciseWord } from "./exercise-words";
import { readExerciseWish } from "./exercise-wish";
import { other, whyLast } from "./run-exercise";
import { startSeries, startTopic, whatNext } from "./start-exercise";

/** Something to practise for somebody who says how much of it, or wants more of what has just ended. */
export function exerciseAsked(chat: Chat): Answer | null {
  const wish = readExerciseWish(chat.message, chat.english);
  const ended = justEnded(chat);
  const isMore = /\b(?:more|another)\b/.test(chat.plain);
  if (wish !== null && !(ended !== null && isMore && wish.topic === null))
    return exercise(wish, chat);
  if (ended === null) return null;
  const word = exerciseWord(chat);
  switch (wish === null ? word : "more") {
    case "more":
      return again(ended, chat, countAsked(chat.message));
    case "skip":
      return again(ended, chat, isOne.test(chat.plain) ? 1 : ended.total);
    case "repeat":
      return again(ended, chat, countAsked(chat.message) ?? ended.total);
    case "easier":
    case "harder":
      return other(ended, chat, word === "easier" ? "easier" : "harder");
    case "stop":
      return answer(
        "offer",
        ["All right, no more exercises now. What would you like to talk about?"],
        whatNext(chat, ended.topic),
      );
    default:
      return /^(?:but )?why(?: \w+){0,3}\s*\?*$/.test(chat.plain) ? whyLast(chat) : null;
  }
}

const isOne = /\b(?:another|one|other)\b/;

/** The last item of a series that ended with the last reply; null where none did. */
function justEnded(chat: Chat): Asked | null {
  if (chat.lastReply?.includes(endOfSeries) !== true) return null;
  return runsIn(chat.history, chat).at(-1)?.done.at(-1)?.asked ?? null;
}

const again = ({ series }: Asked, chat: Chat, count: number | null): Answer | null =>
  series.of === "topic"
    ? startTopic(series.topic, chat, "", count)
    : startSeries(series.of, chat, [], count);
