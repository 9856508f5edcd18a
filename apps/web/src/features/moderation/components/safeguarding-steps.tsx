import { safeguardingNoteMinLength } from "@saywell/contract/constants";

/** What to do when somebody may be in danger, in the order in which it helps. */
export const SafeguardingSteps = () => (
  <div className="grid gap-2">
    <h3 className="font-semibold">What to do now</h3>
    <ol className="grid max-w-prose list-decimal gap-1.5 pl-6 marker:font-semibold">
      <li>
        Open the report. Find out who may be in danger: the person it is about, or the one who
        reported it.
      </li>
      <li>
        Talk to them today, or see that somebody does whom they trust. Listen, and do not promise to
        keep it secret.
      </li>
      <li>
        If somebody is in danger now, call the emergency number. It stands in the opened report,
        with who else helps in their country.
      </li>
      <li>
        Tell whoever looks after children’s safety at your school, and the parents, unless they may
        be the danger.
      </li>
      <li>
        Then close the report with a note on what you have done. It cannot be closed without one of
        at least {safeguardingNoteMinLength} characters.
      </li>
    </ol>
  </div>
);
