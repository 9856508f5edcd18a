import type { Person } from "@saywell/contract";
import { Ban, MailWarning } from "lucide-react";
import { Tag } from "../../../ui/tag";
import { ageWords, planWords, roleWords } from "../model/person-words";

/** What somebody is, at a glance. */
export function PersonTags({ person }: { person: Person }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.isSuspended ? (
        <Tag tone="wrong">
          <Ban aria-hidden /> Suspended
        </Tag>
      ) : null}
      {person.isAnonymised ? <Tag tone="outline">Anonymised</Tag> : null}
      {person.isDemo ? <Tag tone="outline">Demo</Tag> : null}
      <Tag tone={person.role === "LEARNER" ? "plain" : "primary"}>
        {person.isGuest ? "Guest" : roleWords[person.role]}
      </Tag>
      <Tag>{ageWords[person.ageBand]}</Tag>
      {person.plan === "FREEMIUM" ? null : <Tag>{planWords[person.plan]}</Tag>}
      {person.email !== null && !person.isEmailVerified ? (
        <Tag tone="warning">
          <MailWarning aria-hidden /> Address not verified
        </Tag>
      ) : null}
    </span>
  );
}
