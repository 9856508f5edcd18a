import type { RoomAudience, RoomType } from "@saywell/contract";
import { courseAuthors } from "@saywell/content/answers";
import type { Tx } from "../database";
import { demoTeacherId } from "./demo-accounts";
import { demoClassId } from "./demo-class";
import { type DemoStudy, demoLearners } from "./demo-learners";
import { demoPracticePartners } from "./demo-practice-partners";

interface DemoRoom {
  /** The last digits of its id, by which seeding finds it again. */
  no: string;
  name: string;
  description: string;
  type: RoomType;
  category: string;
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | null;
  places: number;
  /** Private, and seen in the lobby all the same. */
  isPrivate?: boolean;
  audience?: RoomAudience;
  /** Whose room it is; the demo teacher's when absent. */
  owner?: string;
  /** Who answers in it. */
  practicePartner?: string;
  /** What the practice partner said first. */
  said?: readonly string[];
  /** Whose membership a private room keeps; in an open one there is whoever is there. */
  members?: readonly string[];
}

const [amina, kenji, sofia] = demoLearners.map(({ id }) => id) as [string, string, string];
const [amara, tomasz] = courseAuthors.map(({ id }) => id) as [string, string];
const [leo, maya, sam] = demoPracticePartners.map(({ id }) => id) as [string, string, string];

/** The lobby of the demo school: rooms of every category, and private ones. */
export const demoRooms: readonly DemoRoom[] = [
  {
    no: "01",
    name: "Coffee corner",
    description: "Small talk for everybody: your day, your family, the weather. Beginners welcome.",
    type: "CHAT",
    category: "GENERAL",
    level: "A2",
    places: 20,
    owner: amara,
    practicePartner: leo,
    said: [
      "Hello! I am Leo, a practice partner. I am a program, so I have time all day.",
      "What did you have for breakfast today?",
    ],
  },
  {
    no: "02",
    name: "Match day",
    description: "Talk about last night's game, your team and the players you love.",
    type: "CHAT",
    category: "FOOTBALL",
    level: "B1",
    places: 20,
    practicePartner: maya,
    said: ["Welcome! I am Maya, a practice partner. Which team do you support, and why?"],
  },
  {
    no: "03",
    name: "Business breakfast",
    description: "Meetings, emails and job interviews. Practise before the day begins.",
    type: "CHAT",
    category: "BUSINESS",
    level: "B2",
    places: 15,
    owner: tomasz,
    practicePartner: sam,
    said: [
      "Good morning. I am Sam, a practice partner, which means that a program is writing this.",
      "How would you introduce yourself at the start of a meeting?",
    ],
  },
  {
    no: "04",
    name: "Ward round",
    description: "English for nurses and doctors who prepare for OET.",
    type: "CHAT",
    category: "MEDICAL",
    level: "B2",
    places: 10,
    isPrivate: true,
    members: [tomasz, amina],
  },
  {
    no: "05",
    name: "IELTS speaking table",
    description: "Six people, one question at a time. Two minutes each, as in the exam.",
    type: "CHAT",
    category: "IELTS_PREP",
    level: "B2",
    places: 6,
    owner: tomasz,
    practicePartner: sam,
    said: ["First question: describe a place that you would like to visit again. Who begins?"],
  },
  {
    no: "06",
    name: "Grammar clinic",
    description: "Bring a sentence that worries you. We repair it together.",
    type: "CHAT",
    category: "GRAMMAR",
    level: "B1",
    places: 20,
    owner: tomasz,
    practicePartner: maya,
    said: [
      "Hi, I am Maya, a practice partner. Try this one: what is the difference between “I did” and “I have done”?",
    ],
  },
  {
    no: "07",
    name: "Word board (Scrabble rules)",
    description: "Lay words on the board, one after another, and collect points.",
    type: "GAME",
    category: "VOCABULARY",
    level: null,
    places: 4,
  },
  {
    no: "08",
    name: "Vocabulary battle",
    description: "Five quick questions against the clock. How many words do you know?",
    type: "GAME",
    category: "VOCABULARY",
    level: null,
    places: 8,
  },
  {
    no: "09",
    name: "Sounds of English",
    description: "Ship or sheep? Hard words, silent letters, and how to say them.",
    type: "CHAT",
    category: "PRONUNCIATION",
    level: "A2",
    places: 12,
    owner: amara,
    practicePartner: leo,
    said: ["Hello from Leo, your practice partner! Which English word is hard for you to say?"],
  },
  {
    no: "10",
    name: "Conversation club",
    description: "A small round that meets in the evening.",
    type: "CHAT",
    category: "CONVERSATION",
    level: "B1",
    places: 8,
    isPrivate: true,
    members: [kenji, sofia],
  },
  {
    no: "11",
    name: "After work",
    description: "Adults only: work, travel, films, and what made you smile this week.",
    type: "CHAT",
    category: "CONVERSATION",
    level: "B1",
    places: 15,
    audience: "ADULTS",
    owner: amara,
    practicePartner: maya,
    said: ["Good evening! I am Maya, a practice partner. What was the best part of your day?"],
  },
  {
    no: "12",
    name: "Tuesday evening class",
    description: "For the class: homework, questions, and what we do next week.",
    type: "CHAT",
    category: "GENERAL",
    level: null,
    places: 30,
    audience: "CLASS",
  },
  {
    no: "13",
    name: "Football quiz",
    description: "Questions about the game and its words, for fans who learn English.",
    type: "GAME",
    category: "FOOTBALL",
    level: null,
    places: 8,
  },
  {
    no: "14",
    name: "Quiz corner",
    description: "Five questions about everyday English. Alone or with others, at once.",
    type: "GAME",
    category: "GENERAL",
    level: "A2",
    places: 8,
  },
];

const minute = 60_000;

const roomId = ({ no }: { no: string }): string => `5d1f0a52-6c0b-4c55-9a51-0b6f6d7a03${no}`;

/** The rooms that are not here yet, with who is in them and what was said. */
export async function seedDemoRooms(tx: Tx, { now }: DemoStudy): Promise<void> {
  const teacherId = await demoTeacherId(tx);
  for (const [index, room] of demoRooms.entries()) {
    const { said = [], members = [], practicePartner, owner = teacherId } = room;
    // Those further down the list were spoken in longer ago.
    const begun = new Date(now.getTime() - (index + 1) * 7 * minute);
    const saidAt = (line: number): Date => new Date(begun.getTime() + line * 5000);
    const id = roomId(room);
    const inserted = await tx
      .insertInto("room")
      .values({
        id,
        name: room.name,
        description: room.description,
        type: room.type,
        category: room.category,
        level: room.level,
        max_participants: room.places,
        is_private: room.isPrivate ?? false,
        is_listed: room.isPrivate ?? false,
        audience: room.audience ?? "EVERYONE",
        class_id: room.audience === "CLASS" ? demoClassId : null,
        owner_id: owner,
        practice_partner_id: practicePartner ?? null,
        last_seq: said.length,
        last_message_at: said.length === 0 ? null : saidAt(said.length - 1),
        is_demo: true,
        created_at: begun,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined) continue;

    const inside = new Set([
      ...members,
      ...(practicePartner === undefined ? [] : [practicePartner]),
      ...(room.isPrivate === true ? [owner] : []),
    ]);
    if (inside.size > 0) {
      await tx
        .insertInto("room_member")
        .values(
          [...inside].map((account_id) => ({
            room_id: id,
            account_id,
            joined_at: begun,
            last_read_seq: said.length,
          })),
        )
        .execute();
    }
    if (said.length > 0) {
      await tx
        .insertInto("room_message")
        .values(
          said.map((content, line) => ({
            room_id: id,
            seq: line + 1,
            account_id: practicePartner!,
            content,
            created_at: saidAt(line),
          })),
        )
        .execute();
    }
  }
}
