/**
 * What the public pages say of Saywell, and what proves it: a test's file, and how its title begins.
 * A test walks the pages, and fails at a sentence that stands in none of these lists.
 */
const tests = {
  tutor: "apps/server/src/features/tutor/tutor.routes.test.ts",
  checker: "apps/server/src/adapters/grammar-checker.test.ts",
  english: "scripts/tutor/questions-about-english.test.ts",
  hints: "packages/tutor/src/reply-to.test.ts",
  chatMarks: "apps/web/src/features/tutor/components/tutor-chat.test.tsx",
  journey: "e2e/lesson-journey.spec.ts",
  quickTest: "apps/web/src/app/pages/placement/placement-run-page.test.tsx",
  seed: "apps/server/src/db/seed/demo-school.contents.test.ts",
  plans: "apps/server/src/features/entitlements/entitlements.service.test.ts",
  moneyBack: "apps/web/src/features/billing/components/subscription-card.test.tsx",
  profile: "apps/web/src/app/pages/teacher-profile-page.test.tsx",
  profileCall: "apps/server/src/features/profiles/profiles.test.ts",
  follows: "apps/server/src/features/friends/follows/follows.test.ts",
  listen: "apps/web/src/app/pages/lessons/simple-lesson-page.test.tsx",
  review: "packages/review/src/schedule.test.ts",
  earned: "apps/server/src/features/gamification/gamification.routes.test.ts",
  progress: "apps/server/src/features/lessons/lessons.progress.test.ts",
  streak: "packages/gamification/src/streak.test.ts",
  wordBoard: "e2e/word-board.spec.ts",
  games: "apps/server/src/features/games/whole-game.live.test.ts",
  teaching: "e2e/teacher.spec.ts",
  import: "apps/server/src/features/admin/import/import.test.ts",
  course: "packages/content/src/course-promises.test.ts",
  content: "apps/web/src/landing/course-claims.test.ts",
  contact: "apps/server/src/features/contact/contact.test.ts",
  security: "apps/server/src/http/security.test.ts",
} as const;

interface Claim {
  says: string;
  file: string;
  test: string;
}

const claim = (says: string, test: keyof typeof tests, title: string): Claim => ({
  says,
  file: tests[test],
  test: title,
});

const talks = "mistakes come marked";
const marks = "shows the learner's message as marked writing, with the reason on a tap";
const always = "Iris answers at every hour of the day and on every day of the week";
const firstLesson = "a new visitor takes a lesson from the landing page";
const course = "the course goes from A1 to C2";

export const claims: readonly Claim[] = [
  claim(
    "Short lessons with Iris, an AI teacher who talks with you and marks what you write.",
    "tutor",
    talks,
  ),
  claim("A1-C2", "course", course),
  claim("No sign-up needed.", "journey", firstLesson),
  claim("The quick test takes about 5 minutes.", "quickTest", "the quick test is announced as"),
  claim("24/7", "tutor", always),
  claim("AI support", "tutor", always),
  claim(
    "She is here day and night, never in a hurry, and happy to hear the same mistake twice.",
    "tutor",
    always,
  ),
  claim("Start Learning for Free", "journey", firstLesson),
  claim("Four whole lessons, open to everyone.", "content", "four demo lessons are whole"),
  claim("Chat practice", "tutor", talks),
  claim("Iris answers, and keeps you talking.", "hints", "replies are there, short"),
  claim("Grammar", "tutor", talks),
  claim(
    "She marks the mistakes that she finds, and in lessons she gives hints.",
    "hints",
    "come one after",
  ),
  claim("Vocabulary", "review", "when about one in ten would have forgotten it"),
  claim(
    "Words you save come back when you are about to forget them.",
    "review",
    "when about one in ten would have forgotten it",
  ),
  claim(
    "Listen to every sentence as often as you like.",
    "listen",
    "has what Iris says, a Listen button",
  ),
  claim(
    "Amara Okafor is one of the teachers who wrote her lessons.",
    "seed",
    "wrote the whole course between them",
  ),
  claim(
    "See the lessons of each teacher on their page, and follow those you like.",
    "profile",
    "list the lessons that the teacher wrote",
  ),
  claim(
    "Build a following with a page of your own.",
    "profileCall",
    "is public, by id and by name",
  ),
  claim("Learners can follow you now.", "follows", "is remembered, counted once, and ended"),
  claim(
    "Iris explains: “yesterday” is finished, so the verbs go in the past: went, bought, made.",
    "checker",
    "marks the page of the front page as it stands there",
  ),
  claim("Your writing, marked", "chatMarks", marks),
  claim(
    "You see your own sentence with the mistake struck out and the better word above it, and you can ask why.",
    "chatMarks",
    marks,
  ),
  claim("Lessons at your level", "course", "every lesson says its level"),
  claim(
    "Every lesson carries its level, A1 to C2, and the thing you can do when you finish it.",
    "course",
    "every lesson says its level",
  ),
  claim("XP, badges and streaks mark real study.", "earned", "shows what the ledger"),
  claim("Play quizzes live with others, or with bots.", "games", "play five questions to the end"),
  claim(
    "Lay words on a board, with others or alone.",
    "wordBoard",
    "two people play by the simple rules",
  ),
  claim("Lessons pay coins, and you keep them.", "progress", "completes with completed 1 at 100"),
  claim("Miss a day and a free freeze keeps your streak.", "streak", "names the days that freezes"),
  claim(
    "You earn one with every five days of study, and hold two at most.",
    "streak",
    "the streak is what counting day by day gives",
  ),
  claim("Made for a school", "import", "makes people without a password"),
  claim(
    "Classes come in from a list, children are protected from the start, and the school keeps its own data.",
    "import",
    "makes people without a password, the class, its students and the school's consent",
  ),
  claim(
    "A teacher sees on one page how each class gets on, and gives it lessons to do.",
    "teaching",
    "a class is made, joined by its code",
  ),
  claim(
    "Everything is open, and costs nothing here.",
    "plans",
    "to anybody where the school does not charge",
  ),
  claim(
    "Paid plans have a 7-day money-back guarantee, and can be cancelled anytime.",
    "moneyBack",
    "gives all that was paid back after it was asked for twice, an upgrade too, and says the sum",
  ),
  claim("Saywell shows no seals of its own.", "content", "no page shows a seal"),
  claim("Your first sentence is ten minutes away", "content", "four demo lessons are whole"),
  claim("Both are free, without sign-up.", "journey", firstLesson),
  claim("Your AI teacher", "tutor", talks),
  claim("It is free and takes about ten minutes.", "content", "four demo lessons are whole"),
  // About
  claim("Learners from A1 to C2 take short lessons with Iris, an AI teacher.", "course", course),
  claim("She talks with them, waits for them and marks what they write.", "tutor", talks),
  claim(
    "Lessons pay coins; live lessons that they pay for with coins are coming.",
    "progress",
    "completes with completed 1 at 100",
  ),
  claim(
    "She explains words and points of grammar, and she says so when she does not know one.",
    "english",
    "Iris explains words and points of grammar, and says so",
  ),
  claim("Teachers write the lessons that she teaches.", "seed", "wrote the whole course"),
  claim(
    "It installed this copy of Saywell, it keeps the data, and you can write to it with your questions.",
    "contact",
    "what somebody writes goes as a mail",
  ),
  claim(
    "It shows no advertising from other companies, sells no data, and does not follow you to other sites.",
    "security",
    "to run nothing from elsewhere",
  ),
  claim(
    "A streak grows on days of study only, because it should mean study.",
    "streak",
    "the streak is what counting day by day gives",
  ),
];

/** What is said to come: each says so in its own words, or its card does. */
export const coming: readonly string[] = [
  "Feedback on how you say it is coming.",
  "Rewards for good teaching are on the way.",
  "Rewards at milestones of your following are coming.",
  "Coming: earn when learners finish the lessons that you made.",
  "Coming: earn more when your class makes real progress.",
  "Live lessons that you pay for with coins are coming.",
  "Your school will name the body that accredits it, and its reference there.",
  "The reference will be checked in that body’s public register.",
  "Learners will see it beside your school’s name, with a link to the register.",
  "This is coming with the Enterprise plan, as part of your school’s own branding.",
  "This is coming, as part of your school’s own branding.",
  "More Teachers Coming Soon",
];

/** Headings, invitations, examples, what is said of the world, and who is who. */
export const noClaims: readonly string[] = [
  "Say it in English, and say it well",
  "Lovely story",
  "global learners",
  // A figure about the world, which the sentence after it says.
  "1.5B+",
  "About 1.5 billion people in the world are learning English.",
  "levels",
  "Begin with the first, or pick what you need today.",
  "Meet Iris, the AI teacher",
  "Talk about your day.",
  "Pronunciation",
  "Our teachers",
  "Senior Teacher",
  "followers",
  "lessons",
  "Would you like to teach here?",
  "Write to the school.",
  "For Teachers",
  "Follower milestones",
  "Content creator rewards",
  "Performance incentives",
  "What makes Saywell different",
  "Play that teaches",
  "Coins for real lessons",
  "Kind to busy weeks",
  "Simple pricing",
  "Free for everybody here",
  "Begin, and see if it suits you.",
  "Begin free, and choose a plan when you want more.",
  "Compare the plans",
  "School accreditation",
  "If your school is accredited, your learners should be able to see it and check it.",
  "Take a lesson now, or find your level first.",
  "Iris",
  "Hello.",
  "Shall we try a lesson together?",
  "About",
  "Saywell is an English course that a language school runs on its own computer.",
  "What it is",
  "Iris is a program, not a person.",
  "Who runs it",
  "The school whose address you see in your browser.",
  "See Contact.",
  "What it does not do",
];
