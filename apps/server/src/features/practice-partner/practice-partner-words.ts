import type { CefrLevel, Correction } from "@saywell/contract";
import { roomMessageMaxLength } from "@saywell/contract/constants";
import type { Content } from "@saywell/content/answers";
import { helpFor, isGrave, setsPeopleBeside } from "@saywell/moderation";
import {
  practicePartnerGreeting,
  practicePartnerName,
  practicePartnerNudge,
  practicePartnerReply,
  type PracticePartnerScene,
  type ExplainedWord,
  openKnownEnglish,
  readEnglishQuestion,
  withoutCall,
} from "@saywell/tutor";
import type { Db } from "../../db/database";
import type { HelpPlaceOf } from "../../help-place";
import type { Guest, LastMessages, PracticePartnerRoom } from "./needs";

interface Deps {
  db: Db;
  messages: Pick<LastMessages, "listSaid" | "listRecent">;
  content: Pick<Content, "lessons" | "practicePartner" | "english">;
  /** A word and what it means, for learners; null where nobody knows it. */
  explainWord: (word: string) => Promise<ExplainedWord | null>;
  grammar: {
    check: (text: string, knownWords?: readonly string[]) => Promise<Correction[] | null>;
  };
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
  chance: () => number;
  helpPlaceOf: HelpPlaceOf;
}

/** Messages before the one that is answered. */
const remembered = 12;
/** The practice partner's own messages that it does not repeat. */
const notRepeated = 80;
/** For a room of all levels and somebody whose level nobody knows. */
const usualLevel: CefrLevel = "A2";

/** Finds the words of practice partners: reads what was said, and lets the tutor answer. */
export function createPracticePartnerWords({
  db,
  messages,
  content,
  explainWord,
  grammar,
  isFitForAll,
  chance,
  helpPlaceOf,
}: Deps) {
  const knownEnglish = openKnownEnglish(content, explainWord);

  async function sceneOf(room: PracticePartnerRoom, guest: Guest): Promise<PracticePartnerScene> {
    const { id, category, level, practicePartner } = room;
    return {
      phrases: content.practicePartner[level ?? guest.level ?? usualLevel],
      category,
      practicePartner: practicePartnerName(practicePartner.name),
      person: guest.isGuest || !isFitForAll(guest.name) ? null : guest.name,
      said: await messages.listSaid(db, id, practicePartner.id, notRepeated),
      chance,
      maxLength: roomMessageMaxLength,
    };
  }

  return {
    greeting: async (room: PracticePartnerRoom, guest: Guest): Promise<string> =>
      practicePartnerGreeting(await sceneOf(room, guest)),

    /** The answer to a message; undefined when that is no longer shown. */
    async answer(
      room: PracticePartnerRoom,
      guest: Guest,
      to: { id: string; isModerated: boolean },
      { as, isAlone }: { as: "reply" | "nudge"; isAlone: boolean },
    ): Promise<string | undefined> {
      const recent = await messages.listRecent(db, room.id, remembered + 1);
      const place = recent.findIndex(({ id }) => id === to.id);
      const message = recent[place]?.content;
      if (message === undefined) return undefined;
      const scene = await sceneOf(room, guest);
      const knownWords = [scene.practicePartner, guest.name];
      const asked = withoutCall(message, scene.practicePartner);
      const english = await knownEnglish(asked, knownWords);
      const question = readEnglishQuestion(asked, english);
      const ask = {
        ...scene,
        message,
        help: helpFor(message, helpPlaceOf(guest.timeZone)),
        history: recent.slice(0, place).map(({ accountId, content: text }) => ({
          sender: accountId === room.practicePartner.id ? ("avatar" as const) : ("user" as const),
          text,
        })),
        // Who asks before others what is right wants to hear it.
        corrections:
          isAlone || question?.kind === "check" || question?.kind === "difference"
            ? // "Can I say …?": a sentence that is asked about stands by itself.
              await grammar.check(
                question?.kind === "check" && question.sentence !== ""
                  ? question.sentence
                  : message,
                knownWords,
              )
            : [],
        mayEcho:
          !to.isModerated &&
          isFitForAll(message) &&
          !isGrave(message) &&
          !(question?.kind === "difference" && setsPeopleBeside(...question.terms)),
        isAlone,
        english,
      };
      return (as === "reply" ? practicePartnerReply(ask) : practicePartnerNudge(ask)).response;
    },
  };
}
