import type { PersonDetails, SessionUser } from "@saywell/contract";
import { useState } from "react";
import { useGoTo, usePathParams } from "../../../lib/link";
import { usePerson } from "../../../features/admin/api/admin-reads";
import { InviteDialog } from "../../../features/admin/components/invite-dialog";
import { PersonChanges } from "../../../features/admin/components/person-changes";
import { PersonConsent } from "../../../features/admin/components/person-consent";
import { PersonCorrections } from "../../../features/admin/components/person-corrections";
import { PersonExclusion } from "../../../features/admin/components/person-exclusion";
import { PersonFacts } from "../../../features/admin/components/person-facts";
import { PersonTags } from "../../../features/admin/components/person-tags";
import { Button } from "../../../ui/button";
import { AdminPage } from "./admin-page";
import { BackTo } from "./back-to";
import { ThingState } from "./thing-state";

export default function PersonPage() {
  return (
    <AdminPage title="Person" back={<BackTo path="/admin/people">People</BackTo>}>
      {(admin) => <OnePerson admin={admin} />}
    </AdminPage>
  );
}

function OnePerson({ admin }: { admin: SessionUser }) {
  const { personId } = usePathParams("/admin/people/:personId");
  const read = usePerson(personId);
  return (
    <>
      <ThingState
        read={read}
        failure="This person could not be read."
        missing="There is no such person"
      >
        {(person) => <Details key={person.id} person={person} admin={admin} />}
      </ThingState>
    </>
  );
}

function Details({ person, admin }: { person: PersonDetails; admin: SessionUser }) {
  const goTo = useGoTo();
  const { timeZone } = admin;
  const isSelf = person.id === admin.id;
  const [isInviting, setIsInviting] = useState(false);
  const { email, isWaiting } = person;
  const isFixed = person.isDemo || person.isAnonymised;
  return (
    <>
      <section className="grid grid-cols-1 gap-4">
        <div className="grid gap-2">
          <h2 className="font-heading text-2xl font-semibold break-words">{person.name}</h2>
          <PersonTags person={person} />
        </div>
        <PersonFacts person={person} timeZone={timeZone} />
        {isFixed ? null : <PersonCorrections person={person} />}
        {isWaiting && email !== null && !isFixed && !person.isSuspended ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 grow basis-64">
              {person.name} has not entered the account yet: that takes an invitation.
            </p>
            <Button variant="outline" onClick={() => setIsInviting(true)}>
              Invite again
            </Button>
          </div>
        ) : null}
        {isInviting && email !== null ? (
          <InviteDialog person={{ ...person, email }} onClose={() => setIsInviting(false)} />
        ) : null}
      </section>
      {isFixed ? (
        <p className="text-muted-foreground">
          {person.isDemo
            ? "The people of the demo school stay as they are."
            : "This account is anonymised. There is nothing left to change."}
        </p>
      ) : (
        <>
          <PersonConsent
            person={person}
            isChild={person.ageBand === "UNDER_13"}
            timeZone={timeZone}
          />
          <section className="grid grid-cols-1 gap-4">
            <h2 className="font-heading text-2xl font-semibold">Role, age and plan</h2>
            <PersonChanges person={person} isSelf={isSelf} />
          </section>
          {isSelf ? null : (
            <section className="grid grid-cols-1 gap-4">
              <h2 className="font-heading text-2xl font-semibold">Help, suspend or anonymise</h2>
              <PersonExclusion person={person} onGone={() => goTo("/admin/people")} />
            </section>
          )}
        </>
      )}
    </>
  );
}
