import type { LessonSkill, SkillFigure } from "@saywell/contract";
import { lessonSkills } from "@saywell/contract/constants";
import { shareOf } from "@saywell/teaching";
import { groupedBy, inOrder, type MadeOfFigure, type Piece } from "./figures";
import { type Facts, type Sitting, titleOfLesson } from "./report-facts";

/** How much of what was answered was right, by skill. */
export function bySkill(facts: Facts): SkillFigure[] {
  const items = facts.sittingsIn.flatMap((sitting) => sitting.items);
  const groups = groupedBy(items, ({ skill }) => skill);
  return lessonSkills.map((skill) => {
    const own = groups.get(skill) ?? [];
    const correct = own.filter(({ isRight }) => isRight).length;
    const answered = own.length;
    return {
      figure: `skill:${skill}`,
      skill,
      answered,
      correct,
      share: shareOf(correct, answered),
    };
  });
}

export function skillMadeOf(facts: Facts, key: string): MadeOfFigure | undefined {
  const skill = lessonSkills.find((each) => each === key);
  if (skill === undefined) return undefined;
  return {
    title: `${skill[0]!.toUpperCase()}${skill.slice(1)}`,
    rule: rules[skill],
    pieces: inOrder(
      facts,
      facts.sittingsIn.flatMap((sitting) => pieceOf(facts, sitting, skill)),
    ),
  };
}

function pieceOf({ course }: Facts, sitting: Sitting, skill: LessonSkill): Piece[] {
  const own = sitting.items.filter((item) => item.skill === skill);
  if (own.length === 0) return [];
  const right = own.filter(({ isRight }) => isRight).length;
  return [
    {
      userId: sitting.accountId,
      what: titleOfLesson(course, sitting.lessonId),
      day: sitting.day,
      outcome: `${right} of ${own.length} right`,
    },
  ];
}

const counts =
  "Answers in lessons that were gone through to the end, each time that a lesson was: the first answer in the conversation, and the quiz as it was sent.";
const rules: Record<LessonSkill, string> = {
  listening: `${counts} No question of the lessons is heard only. Placement tests say more about listening.`,
  reading: `${counts} Reading is to understand a sentence or a text.`,
  speaking: `${counts} Speaking is to choose the right thing to say. Nobody's voice is heard.`,
  writing: `${counts} Writing is to write a whole sentence, or put one in order.`,
  grammar: `${counts} Grammar is to choose or write the right form.`,
  vocabulary: `${counts} Vocabulary is to know the right word.`,
};
