import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { offeredCards } from "../model/test-card-words";

interface TestCardFieldProps {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** The number of a card, with the cards that there are to try. */
export function TestCardField({ value, error, onChange }: TestCardFieldProps) {
  return (
    <div className="grid gap-3">
      <Field label="Card number" error={error}>
        {(control) => (
          <Input
            {...control}
            name="card"
            value={value}
            inputMode="numeric"
            // A real card has no business here.
            autoComplete="off"
            maxLength={30}
            className="figures"
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-1.5">
        <p className="text-sm text-muted-foreground">
          Tap a test card. Never type the number of a real one.
        </p>
        <ul className="grid grid-cols-1 divide-y divide-rule rounded-lg border border-rule">
          {offeredCards.map(({ number, does }) => (
            <li key={number}>
              <Button
                variant="ghost"
                className="h-auto w-full flex-wrap justify-between gap-x-4 gap-y-0 rounded-lg px-3.5 text-left font-normal whitespace-normal"
                onClick={() => onChange(number)}
              >
                <span className="figures whitespace-nowrap">{number}</span>
                <span className="text-sm text-muted-foreground">{does}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
