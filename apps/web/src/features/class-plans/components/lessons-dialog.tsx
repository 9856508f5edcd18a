import { planLimits } from "@saywell/contract/constants";
import { type ReactNode, useState } from "react";
import { PlanDialog } from "./plan-dialog";

/** Where lessons are chosen. */
export type PickLessons = (picked: {
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error: string;
}) => ReactNode;

interface LessonsDialogProps {
  week: string;
  lessonIds: readonly string[];
  renderPicker: PickLessons;
  onSave: (lessonIds: string[]) => Promise<void>;
  onClose: () => void;
}

/** Which lessons a week has. */
export function LessonsDialog({
  week,
  lessonIds,
  renderPicker,
  onSave,
  onClose,
}: LessonsDialogProps) {
  const [chosen, setChosen] = useState([...lessonIds]);
  const [wrong, setWrong] = useState("");
  return (
    <PlanDialog
      title={week}
      description="Choose the lessons of this week. A lesson that stands in another week moves here."
      submitLabel="Save"
      check={() => {
        const isTooMany = chosen.length > planLimits.lessonsPerWeek;
        setWrong(isTooMany ? `A week has at most ${planLimits.lessonsPerWeek} lessons.` : "");
        return !isTooMany;
      }}
      onSubmit={() => onSave(chosen)}
      onClose={onClose}
    >
      {renderPicker({ chosen, onChoose: setChosen, error: wrong })}
    </PlanDialog>
  );
}
