/** What well-known exams consist of; what changes often is not told. */
interface Exam {
  readonly named: RegExp;
  readonly what: string;
  readonly tips: string;
}

const cambridgeTip =
  "Do one past paper with a clock each week. Learn what each part asks of you. Speak with a partner, and ask each other questions. Write one text a week, and check it for verbs and linking words.";

const exams: readonly Exam[] = [
  {
    named: /\bielts\b/,
    what: "IELTS has four parts. Listening: about 30 minutes, 40 questions. Reading: 60 minutes, 40 questions. Writing: 60 minutes, two tasks (150 and 250 words). Speaking: 11 to 14 minutes with an examiner, in three parts. There are two kinds, Academic and General Training. You get a band from 0 to 9, and nobody passes or fails.",
    tips: "Task 2 of the writing counts more, so give it 40 minutes. In the speaking part, give a reason and an example with each answer. In the listening part, read the questions before you hear the text. Never leave an answer empty.",
  },
  {
    named: /\btoefl\b/,
    what: "The TOEFL iBT is done at a computer, and has four parts: Reading, Listening, Speaking and Writing. You speak into a microphone, and many tasks are about life and study at a university. The times and the score scale were changed in the last years, so look at ets.org for the newest form.",
    tips: "Take notes while you listen. Practise speaking into a microphone for one minute with a clock. Learn words of university life. Read short texts about science and history every day.",
  },
  {
    named: /\b(?:ket|a2 key)\b/,
    what: "A2 Key (KET) is the first Cambridge exam. Reading and Writing: 60 minutes. Listening: about 30 minutes. Speaking: 8 to 10 minutes, with another learner.",
    tips: cambridgeTip,
  },
  {
    named: /\b(?:pet exam|pet test|the pet\b(?! shop| dog)|b1 preliminary|preliminary exam)\b/,
    what: "B1 Preliminary (PET) is a Cambridge exam. Reading: 45 minutes. Writing: 45 minutes, an email and one more text of about 100 words each. Listening: about 30 minutes. Speaking: about 12 minutes, with another learner.",
    tips: cambridgeTip,
  },
  {
    named: /\b(?:fce|b2 first|first certificate)\b/,
    what: "B2 First (FCE) is a Cambridge exam. Reading and Use of English: 75 minutes, seven parts. Writing: 80 minutes, an essay and one more text, 140 to 190 words each. Listening: about 40 minutes, four parts. Speaking: about 14 minutes, four parts, with another learner.",
    tips: cambridgeTip,
  },
  {
    named: /\b(?:cae|c1 advanced)\b/,
    what: "C1 Advanced (CAE) is a Cambridge exam. Reading and Use of English: 90 minutes, eight parts. Writing: 90 minutes, an essay and one more text, 220 to 260 words each. Listening: about 40 minutes, four parts. Speaking: about 15 minutes, four parts, with another learner.",
    tips: cambridgeTip,
  },
  {
    named: /\b(?:cpe|c2 proficiency)\b/,
    what: "C2 Proficiency (CPE) is the highest Cambridge exam. Reading and Use of English: 90 minutes. Writing: 90 minutes, two texts. Listening: about 40 minutes. Speaking: about 16 minutes, with another learner.",
    tips: cambridgeTip,
  },
  {
    named:
      /\bcambridge\b.*\b(?:exams?|tests?|certificates?|levels?)\b|\b(?:exams?|tests?|certificates?)\b.*\bcambridge\b/,
    what: "Cambridge has an exam for each level: A2 Key (KET), B1 Preliminary (PET), B2 First (FCE), C1 Advanced (CAE) and C2 Proficiency (CPE). Each has reading, writing, listening and speaking. You speak with another learner. From B2 on there is “Use of English” too, with grammar and words.",
    tips: cambridgeTip,
  },
  {
    named: /\btoeic\b/,
    what: "The TOEIC Listening and Reading test takes about two hours and has 200 questions: 100 to listen to (45 minutes) and 100 to read (75 minutes). It is about English at work. You get 10 to 990 points. There is another test for speaking and writing.",
    tips: "Learn words of office life, travel and meetings. Read the questions before you listen. Do not stay long at one question: you have less than a minute for each.",
  },
  {
    named: /\b(?:pte|pearson test)\b/,
    what: "PTE Academic is done at a computer and takes about two hours. It has three parts: Speaking and Writing, Reading, and Listening. You get 10 to 90 points. A computer marks it.",
    tips: "Speak clearly and do not stop: the computer hears each pause. Practise repeating a sentence after you hear it once.",
  },
  {
    named: /\bduolingo (?:english )?test\b|\bdet\b/,
    what: "The Duolingo English Test is done at home at a computer, and takes about an hour. You read, listen, write and speak in short tasks, and each next task is as hard as you can do. You get 10 to 160 points.",
    tips: "Work in a quiet room. Practise writing and speaking about a picture for a minute.",
  },
];

const asksForTips =
  /\b(?:tips?|advice|prepar\w+|improve|ready|study for|pass|better|higher|good (?:score|mark|band)|train\w*|how (?:can|to|should|do) i? ?(?:get|do|write|practi[sc]e))\b/;
const asksWhat =
  /\b(?:what|which|how|parts?|sections?|format|structure|long|many|tell|explain|about|info\w*|questions?|score|levels?|difference|difficult|know)\b/;
const telling =
  /^(?:i (?:passed|failed|took|had|got|will|am going)|my \w+ (?:passed|took)|yesterday|tomorrow)\b/;

/** What is told of an exam that a message asks about; null where it asks about none. */
export function examAskedAbout(bare: string): string | null {
  if (telling.test(bare) && !/\b(?:tips?|advice|how|what|which|help)\b/.test(bare)) return null;
  if (
    /\b(?:phrases?|vocabulary|words|exercises?|mean(?:s|ing)?|role ?play|essay|letter)\b/.test(bare)
  )
    return null;
  const named = exams.filter(({ named }) => named.test(bare));
  if (named.length === 0) return null;
  if (named.length > 1 || /\b(?:difference|or|vs|versus|better)\b/.test(bare)) {
    const [one, other] = named;
    if (one !== undefined && other !== undefined && one !== other && !named.includes(exams[7]!))
      return `${firstOf(one.what)} ${firstOf(other.what)} Ask your school or university which of them they take.`;
  }
  const exam = named[0]!;
  const skill = /\b(speaking|writing|listening|reading)\b/.exec(bare)?.[1];
  const isAboutParts =
    /\bwhat (?:is|are|does|do|will|parts?)\b.*\b(?:in|have|consist\w*|contain\w*|include\w*|parts?|structure|format)\b|\bhow (?:many|long)\b/.test(
      bare,
    ) && !/\b(?:tips?|advice)\b/.test(bare);
  if (isAboutParts && skill === undefined) return exam.what;
  if (asksForTips.test(bare)) {
    const own =
      skill === undefined
        ? undefined
        : skill === "listening" && exam.named.source.includes("toefl")
          ? "For the listening part: take notes while you listen, because the questions come after it. Write only key words. Hear a short talk in English every day, and say in two sentences what it was about."
          : ofSkill[skill];
    return `${own === undefined ? exam.tips : own} ${firstOf(exam.what)}`;
  }
  return asksWhat.test(bare) || bare.split(" ").length <= 3 ? exam.what : null;
}

/** What is told of a part of any exam; the TOEFL shows its questions only after the text is heard. */
const ofSkill: Readonly<Record<string, string>> = {
  speaking:
    "For the speaking part: talk about one topic for two minutes every day, and record yourself. Give a reason and an example with each answer. Say “Let me think about that” to win time. If you do not know a word, describe it and go on.",
  writing:
    "For the writing part: plan for five minutes, one idea for each paragraph. Answer all of the task. Learn ten linking words, and use them. Keep five minutes at the end to check verbs, articles and spelling.",
  listening:
    "For the listening part: read the questions first, and think what kind of word is missing. Listen for the same idea in other words. If you miss an answer, go on with the next. Hear something in English every day.",
  reading:
    "For the reading part: read the questions first, and look quickly over the text. Look for the place of each answer, and read there slowly. Do not stop at each new word. Watch the clock.",
};

/** The sentences up to the second full stop. */
const firstOf = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .slice(0, 3)
    .join(" ");
