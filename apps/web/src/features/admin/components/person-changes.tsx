import type { PersonDetails } from "@saywell/contract";
import type { AgeBand, PlanType, Role } from "@saywell/contract/constants";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { ageWords, choicesOf, planWords, roleWords } from "../model/person-words";
import { ConfirmDialog } from "./confirm-dialog";

interface PersonChangesProps {
  person: PersonDetails;
  isSelf: boolean;
}

/** Role, age and plan of a person, each asked for before it is changed. */
export function PersonChanges({ person, isSelf }: PersonChangesProps) {
  const { id } = person;
  const setRole = useAdminCall("PUT /api/admin/people/{id}/role");
  const setAge = useAdminCall("PUT /api/admin/people/{id}/age-band");
  const setPlan = useAdminCall("PUT /api/admin/people/{id}/plan");
  return (
    <Card className="gap-5 p-5 sm:p-6">
      {isSelf ? (
        <p>This is you. Another admin changes your role.</p>
      ) : (
        <Change<Role>
          label="Role"
          words={roleWords}
          now={person.role}
          explain={(role) => roleMeaning(role, person.name)}
          store={(role, was) => setRole({ params: { id }, body: { role, was } })}
        />
      )}
      <Change<AgeBand>
        label="Age"
        words={ageWords}
        now={person.ageBand}
        explain={() =>
          "What people may do here, and whom they may meet, depends on their age. Friendships and rooms that it rules out end."
        }
        store={(ageBand, was) => setAge({ params: { id }, body: { ageBand, was } })}
      />
      <Change<PlanType>
        label="Plan"
        words={planWords}
        now={person.plan}
        explain={(plan) =>
          `${person.name} gets ${planWords[plan]} as agreed with the school. No money is taken or paid back.`
        }
        store={(plan, was) => setPlan({ params: { id }, body: { plan, was } })}
      />
    </Card>
  );
}

const roleMeaning = (role: Role, name: string): string =>
  ({
    LEARNER: `${name} can learn here, and no longer decides reports or teaches classes.`,
    TEACHER: `${name} can teach classes, see what their learners do, and decide reports.`,
    ADMIN: `${name} can do all that you can: see everybody, change roles, and suspend people.`,
  })[role];

interface ChangeProps<T extends string> {
  label: string;
  words: Record<T, string>;
  /** What it is; another admin may change it while this page is open. */
  now: T;
  explain: (wanted: T) => string;
  store: (wanted: T, was: T) => Promise<unknown>;
}

function Change<T extends string>({ label, words, now, explain, store }: ChangeProps<T>) {
  const [picked, setPicked] = useState<T | null>(null);
  /** What was picked, and what it was then: the page may be read anew under an open dialog. */
  const [asked, setAsked] = useState<{ wanted: T; was: T } | null>(null);
  const wanted = picked ?? now;
  function close() {
    setAsked(null);
    setPicked(null);
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} className="min-w-0 grow basis-48">
        {(control) => (
          <Select
            {...control}
            value={wanted}
            onChange={({ target }) => setPicked(target.value as T)}
          >
            {choicesOf(words).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="outline"
        className="sm:min-w-36"
        disabled={wanted === now}
        onClick={() => setAsked({ wanted, was: now })}
      >
        Change {label.toLowerCase()}
      </Button>
      {asked === null ? null : (
        <ConfirmDialog
          title={`Change ${label.toLowerCase()} to ${words[asked.wanted]}?`}
          description={`It is ${words[asked.was]} now. ${explain(asked.wanted)}`}
          submitLabel={`Change ${label.toLowerCase()}`}
          failure="This could not be changed. Please try again."
          onSubmit={async () => {
            await store(asked.wanted, asked.was);
            toast({ title: `${label} changed` });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
