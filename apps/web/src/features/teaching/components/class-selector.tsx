import { useId } from "react";
import { Label } from "../../../ui/label";
import { Select } from "../../../ui/select";
import { Skeleton } from "../../../ui/skeleton";
import { useChosenClass } from "../api/use-chosen-class";

/** Which class the page speaks of. Keeps its height until the classes are there. */
export function ClassSelector() {
  const id = useId();
  const { read, classes, chosen, choose } = useChosenClass();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Label htmlFor={id}>Class</Label>
      {chosen !== null ? (
        <Select
          id={id}
          className="w-full max-w-80"
          value={chosen.id}
          onChange={({ target }) => choose(target.value)}
        >
          {classes?.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      ) : read.isPending ? (
        <Skeleton className="h-11 w-full max-w-80" />
      ) : (
        <Select id={id} className="w-full max-w-80" disabled>
          <option>No class yet</option>
        </Select>
      )}
    </div>
  );
}
