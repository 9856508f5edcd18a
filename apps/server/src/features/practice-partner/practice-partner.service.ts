import type { RoomMessage } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import { dangerIn } from "@saywell/moderation";
import {
  greetingDelay,
  isNamed,
  isQuestion,
  practicePartnerName,
  whenToSpeak,
} from "@saywell/tutor";
import type { After } from "../../adapters/after";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { errorFacts, type Log } from "../../observability/log";
import type {
  Guest,
  LastMessages,
  PracticePartnerRoom,
  PracticePartnerRooms,
  TakingPart,
} from "./needs";
import type { createPracticePartnerWords } from "./practice-partner-words";

interface Deps extends TakingPart {
  db: Db;
  clock: Clock;
  after: After;
  chance: () => number;
  rooms: PracticePartnerRooms;
  messages: Pick<LastMessages, "findLatest" | "wasSent">;
  /** Somebody whom a practice partner may talk to. */
  findGuest: (accountId: string) => Promise<Guest | undefined>;
  words: ReturnType<typeof createPracticePartnerWords>;
  /** Whose words must not reach an account. */
  hiddenFor: (accountId: string) => Promise<ReadonlySet<string>>;
  log: Log;
}

/** What the practice partner of a room is about to do. A room has one at most. */
interface Plan {
  /** Messages since it last spoke, the latest last; none for a greeting. */
  open: RoomMessage[];
  since: number;
  cancel: () => void;
}

/** Milliseconds after which the practice partner decides whether to speak, and for which it seems to type at least. */
const decideDelay = 500;
const typing = 1200;
const mostOpen = 10;

/**
 * Plays the practice partners in rooms. The process that stored a message answers it: what is
 * planned is in its memory, and when the process dies there is no answer.
 */
export function createPracticePartnerService(deps: Deps) {
  const {
    db,
    clock,
    chance,
    rooms,
    messages,
    findGuest,
    words,
    presentIn,
    hiddenFor,
    tell,
    say,
    log,
  } = deps;
  const plans = new Map<string, Plan>();
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const now = (): number => clock.now().getTime();

  /** Goes on with a plan later, if it is still the room's. */
  function later(roomId: string, plan: Plan, wait: number, step: () => Promise<boolean>): void {
    plan.cancel = deps.after(Math.max(0, wait), () => {
      const done = run().finally(() => running.delete(done));
      running.add(done);
      return done;
    });
    async function run(): Promise<void> {
      let goesOn = false;
      try {
        goesOn = plans.get(roomId) === plan && (await step());
      } catch (error) {
        log({ level: "warn", event: "practice-partner-failed", ...errorFacts(error) });
      }
      if (!goesOn && plans.get(roomId) === plan) plans.delete(roomId);
    }
  }
  const isCurrent = (roomId: string, plan: Plan): boolean => plans.get(roomId) === plan;

  function begin(roomId: string, open: RoomMessage[]): Plan {
    plans.get(roomId)?.cancel();
    const plan = { open, since: now(), cancel: () => {} };
    plans.set(roomId, plan);
    return plan;
  }

  /** Which of the messages wants an answer, and which kind of answer. */
  function findTurn(plan: Plan, room: PracticePartnerRoom, present: readonly string[]) {
    const practicePartner = practicePartnerName(room.practicePartner.name);
    const latest = plan.open.at(-1)!;
    const danger = plan.open.findLast(({ content }) => dangerIn(content) !== null);
    const called = danger ?? plan.open.findLast(({ content }) => isNamed(content, practicePartner));
    const question = plan.open.findLast(({ content }) => isQuestion(content));
    const isOpen =
      question !== undefined &&
      plan.open.slice(plan.open.indexOf(question)).every((each) => each.userId === question.userId);
    const others = present.filter((id) => id !== latest.userId).length;
    const asked = isOpen ? question : undefined;
    // To somebody alone a question stays one, whatever they say after it.
    const to = (others === 0 ? (danger ?? asked) : undefined) ?? called ?? asked ?? latest;
    const turn = whenToSpeak({
      others,
      isNamed: called !== undefined,
      isQuestion: isOpen,
      chance,
    });
    return turn && { ...turn, to, isCalled: called !== undefined };
  }

  function seemToType({ id: roomId, practicePartner }: PracticePartnerRoom): void {
    const { id: userId, name: userName } = practicePartner;
    const about = { about: userId, isFleeting: true };
    tell(roomId, { type: "TYPING", roomId, userId, userName }, about);
  }

  /** Settles when it is certain what became of the message. */
  function speak(
    { practicePartner, ...room }: PracticePartnerRoom,
    content: string,
    clientId: string,
  ): Promise<void> {
    if (isClosed) return Promise.resolve();
    return new Promise((done) =>
      say(practicePartner, room, { content, clientId }, (outcome) => {
        if (outcome.kind !== "stored") {
          log({ level: "warn", event: "practice-partner-not-heard", reason: outcome.message });
        }
        done();
      }),
    );
  }

  /** Somebody's messages are stored. */
  function heard(roomId: string, messages: readonly RoomMessage[]): void {
    const said = messages.filter(({ isBot }) => !isBot);
    if (said.length === 0 || isClosed || rooms.hasNone(roomId)) return;
    const open = [...(plans.get(roomId)?.open ?? []), ...said].slice(-mostOpen);
    const plan = begin(roomId, open);
    later(roomId, plan, decideDelay, () => decideTurn(roomId, plan));
  }

  async function decideTurn(roomId: string, plan: Plan): Promise<boolean> {
    const room = await rooms.find(roomId);
    if (room === null) return false;
    const turn = findTurn(plan, room, await presentIn(roomId));
    if (turn === null || !isCurrent(roomId, plan)) return false;
    const due = plan.since + turn.after;
    const type = () => startTyping(room, plan, due);
    if (turn.as === "reply") return await type();
    later(roomId, plan, due - typing - now(), type);
    return true;
  }

  async function startTyping(room: PracticePartnerRoom, plan: Plan, due: number): Promise<boolean> {
    const present = await presentIn(room.id);
    const turn = findTurn(plan, room, present);
    if (turn === null || !present.includes(turn.to.userId)) return false;
    const guest = await findGuest(turn.to.userId);
    const hidden = await hiddenFor(turn.to.userId);
    if (guest === undefined || hidden.has(room.practicePartner.id)) return false;
    if (!isCurrent(room.id, plan)) return false;
    seemToType(room);
    const { to, as } = turn;
    const isAlone = present.length === 1;
    const asked = { id: to.id, isModerated: to.isModerated === 1 };
    const answer = await words.answer(room, guest, asked, { as, isAlone });
    if (answer === undefined || !isCurrent(room.id, plan)) return false;
    later(room.id, plan, due - now(), async () => {
      const still = await presentIn(room.id);
      if (!still.includes(to.userId)) return false;
      const isWanted = turn.isCalled || as === "nudge" || still.length === 1;
      // Whoever came in meanwhile may want to answer. If they do not, it does.
      if (!isWanted) return await decideTurn(room.id, plan);
      const latest = await messages.findLatest(db, room.id);
      if (latest === plan.open.at(-1)!.id && isCurrent(room.id, plan)) {
        // Answered: nothing of this waits for the next turn.
        plan.open = [];
        await speak(room, answer, `reply:${to.id}`);
      }
      return false;
    });
    return true;
  }

  /** Somebody is in a room who was not. */
  function cameIn(roomId: string, accountId: string): void {
    if (isClosed || rooms.hasNone(roomId) || plans.has(roomId)) return;
    const plan = begin(roomId, []);
    later(roomId, plan, greetingDelay - typing, () => greet(roomId, accountId, plan));
  }

  async function greet(roomId: string, accountId: string, plan: Plan): Promise<boolean> {
    const room = await rooms.find(roomId);
    const guest = room && (await findGuest(accountId));
    if (room === null || guest === null || guest === undefined) return false;
    const clientId = `hello:${accountId}:${localDay(clock.now(), guest.timeZone)}`;
    const sent = { roomId, accountId: room.practicePartner.id, clientId };
    const isUnwanted =
      !(await isAlone(roomId, accountId)) ||
      (await messages.wasSent(db, sent)) ||
      (await hiddenFor(accountId)).has(room.practicePartner.id);
    if (isUnwanted || !isCurrent(roomId, plan)) return false;
    seemToType(room);
    const greeting = await words.greeting(room, guest);
    if (!isCurrent(roomId, plan)) return false;
    later(roomId, plan, plan.since + greetingDelay - now(), async () => {
      if ((await isAlone(roomId, accountId)) && isCurrent(roomId, plan)) {
        await speak(room, greeting, clientId);
      }
      return false;
    });
    return true;
  }

  async function isAlone(roomId: string, accountId: string): Promise<boolean> {
    const present = await presentIn(roomId);
    return present.length === 1 && present[0] === accountId;
  }

  return {
    heard,
    cameIn,
    /** Falls silent; settles when nothing is under way. */
    async close(): Promise<void> {
      isClosed = true;
      for (const { cancel } of plans.values()) cancel();
      plans.clear();
      await Promise.all(running);
    },
  };
}
