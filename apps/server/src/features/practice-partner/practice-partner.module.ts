import type { Content } from "@saywell/content/answers";
import type { AgeBand, Role, ServerMessage } from "@saywell/contract";
import type { After } from "../../adapters/after";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Db } from "../../db/database";
import type { Live } from "../../live/live";
import type { Core, Module } from "../../module";
import { createPracticePartnerWords, type PracticePartnerRoom } from "./practice-partner-words";
import { createPracticePartnerService, type SayOutcome } from "./practice-partner.service";

interface Needs {
  live: Pick<Live, "beforeHangUp">;
  after: After;
  chance: () => number;
  content: Pick<Content, "lessons" | "partner">;
  grammar: Pick<GrammarChecker, "check">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
  /** Whose words must not reach an account. */
  hiddenFor: (db: Db, accountId: string) => Promise<string[]>;
  rooms: {
    practicePartnerRooms: {
      find: (roomId: string) => Promise<PracticePartnerRoom | null>;
      hasNone: (roomId: string) => boolean;
    };
    /** The people who are in a room now, over all processes. */
    presentIn: (roomId: string) => Promise<readonly string[]>;
    /** Tells those who are in a room, for as long as it is news. */
    tell: (
      roomId: string,
      message: ServerMessage,
      options: { about: string; isFleeting: boolean },
    ) => void;
    /** Takes a message for a room; answers when it is certain what became of it. */
    say: (
      author: { id: string; role: Role; ageBand: AgeBand; timeZone: string },
      room: { id: string; audience: "EVERYONE" | "ADULTS" | "CLASS" },
      said: { content: string; clientId: string },
      answer: (outcome: SayOutcome) => void,
    ) => void;
  };
}

/** Practice partners: the server plays them in the rooms that have one. */
export function practicePartnerModule({ db, clock, log, events }: Core, needs: Needs) {
  const { live, after, chance, content, grammar, isFitForAll, hiddenFor, rooms } = needs;
  const service = createPracticePartnerService({
    db,
    clock,
    after,
    chance,
    rooms: rooms.practicePartnerRooms,
    words: createPracticePartnerWords({ db, content, grammar, isFitForAll, chance }),
    presentIn: rooms.presentIn,
    hiddenFor: async (accountId) => new Set(await hiddenFor(db, accountId)),
    toRoom: rooms.tell,
    say: rooms.say,
    log,
  });
  events.subscribe("message-stored", ({ roomId, messages }) => service.heard(roomId, messages));
  events.subscribe("room-entered", ({ roomId, accountId }) => service.cameIn(roomId, accountId));
  live.beforeHangUp(service.close);
  return { exports: {} } satisfies Module;
}
