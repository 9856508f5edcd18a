import type { Content } from "@saywell/content/answers";
import type { CefrLevel } from "@saywell/contract";
import type { After } from "../../adapters/after";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Db } from "../../db/database";
import type { HelpPlaceOf } from "../../help-place";
import type { Live } from "../../live/live";
import type { Core, Module } from "../../module";
import type { LastMessages, PracticePartnerRooms, TakingPart } from "./needs";
import type { ExplainedWord } from "@saywell/tutor";
import { createPracticePartnerWords } from "./practice-partner-words";
import { createPracticePartnerService } from "./practice-partner.service";

/** What is read of an account. */
interface Card {
  /** As everybody in the room may know it: what a practice partner says stays there. */
  shown_name: string;
  level: CefrLevel | null;
  time_zone: string;
  is_registered: boolean;
  is_demo: boolean;
  is_bot: boolean;
}

interface Needs {
  live: Pick<Live, "beforeHangUp">;
  after: After;
  chance: () => number;
  content: Pick<Content, "lessons" | "practicePartner" | "english">;
  grammar: Pick<GrammarChecker, "check">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db, accountId: string) => Promise<string[]>;
  findCard: (db: Db, accountId: string) => Promise<Card | undefined>;
  helpPlaceOf: HelpPlaceOf;
  rooms: TakingPart & {
    lastMessages: LastMessages;
    practicePartnerRooms: PracticePartnerRooms;
  };
  explainWord: (word: string) => Promise<ExplainedWord | null>;
}

/** Practice partners: the server plays them in the rooms that have one. */
export function practicePartnerModule({ db, clock, log, events }: Core, needs: Needs) {
  const { live, after, chance, content, grammar, isFitForAll, hiddenFor, rooms } = needs;
  const messages = rooms.lastMessages;
  const service = createPracticePartnerService({
    db,
    clock,
    after,
    chance,
    rooms: rooms.practicePartnerRooms,
    messages,
    async findGuest(accountId) {
      const card = await needs.findCard(db, accountId);
      if (card === undefined || card.is_bot) return undefined;
      const { shown_name: name, level, time_zone: timeZone, is_registered, is_demo } = card;
      return { name, level, timeZone, isGuest: !is_registered && !is_demo };
    },
    words: createPracticePartnerWords({
      db,
      messages,
      content,
      explainWord: needs.explainWord,
      grammar,
      isFitForAll,
      chance,
      helpPlaceOf: needs.helpPlaceOf,
    }),
    presentIn: rooms.presentIn,
    hiddenFor: async (accountId) => new Set(await hiddenFor(db, accountId)),
    tell: rooms.tell,
    say: rooms.say,
    log,
  });
  events.subscribe("message-stored", ({ roomId, messages }) => service.heard(roomId, messages));
  events.subscribe("room-entered", ({ roomId, accountId }) => service.cameIn(roomId, accountId));
  live.beforeHangUp(service.close);
  return { exports: {} } satisfies Module;
}
