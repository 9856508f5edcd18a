import { type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { levelTitles } from "@saywell/cefr";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

interface LevelFieldProps {
  level: CefrLevel | null;
  onChange: (level: CefrLevel | null) => void;
}

/** At which level a class learns. */
export const LevelField = ({ level, onChange }: LevelFieldProps) => (
  <Field label="Level">
    {(control) => (
      <Select
        {...control}
        value={level ?? ""}
        onChange={({ target }) =>
          onChange(target.value === "" ? null : (target.value as CefrLevel))
        }
      >
        <option value="">Several levels</option>
        {cefrLevels.map((each) => (
          <option key={each} value={each}>
            {`${each} · ${levelTitles[each]}`}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
