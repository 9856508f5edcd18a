import type { ConsentRequest } from "@saywell/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { capital } from "../../../lib/capital";
import { formatDay } from "../../../lib/dates";

/** What a parent reads before taking an agreement back: what stops, what goes when, and what stays. */
export function WhatStops({ childName, until, account, parentEmail, school }: ConsentRequest) {
  const contact = school.contact === "" ? "" : `: ${school.contact}`;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        Take your agreement back?
      </h2>
      <Part title="At once">
        <li>{capital(childName)} leaves all rooms and loses all friends here.</li>
        <li>Others do not see any more what {childName} wrote in rooms.</li>
      </Part>
      <Part title="What stays">
        <li>{capital(childName)} can go on learning alone. Lessons and points stay.</li>
        <li>A message that somebody reported stays with the report.</li>
      </Part>
      {until === null ? (
        <Part title="Later">
          <li>You can agree again on any day, with the same link. The old messages come back.</li>
          {account === "SCHOOL" ? (
            <li>
              The account is the school&apos;s and stays. If it should be deleted, ask the school
              {contact}
            </li>
          ) : null}
        </Part>
      ) : (
        <Part title={`On ${formatDay(until)}`}>
          <li>
            Until then you can agree again, with the same link. The old messages come back. The
            friends do not.
          </li>
          <li>
            Then we delete the name, the email address and the messages of {childName}, who goes on
            as a guest.
          </li>
          <li>
            We keep your address ({parentEmail}) and that you said stop. So nobody else can agree
            unseen.
          </li>
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5">
    <h3 className="font-semibold">{title}</h3>
    <ul className="grid list-disc gap-1.5 pl-5 break-words">{children}</ul>
  </section>
);
