import type { PersonDetails } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Card } from "../../../ui/card";
import { Fact, Facts } from "./rows";

interface PersonFactsProps {
  person: PersonDetails;
  timeZone: string;
}

/** What the school knows of somebody. */
export function PersonFacts({ person, timeZone }: PersonFactsProps) {
  const { classes, openSessions, lastSeenAt, suspension } = person;
  return (
    <Card className="p-5 sm:p-6">
      <Facts>
        <Fact label="Address">
          {person.email === null
            ? "None"
            : `${person.email}${person.isEmailVerified ? "" : " (not verified)"}`}
        </Fact>
        <Fact label="English level">{person.level ?? "Not known yet"}</Fact>
        <Fact label="Here since">{formatMoment(person.createdAt, timeZone)}</Fact>
        <Fact label="Last seen">
          {lastSeenAt !== null
            ? formatMoment(lastSeenAt, timeZone)
            : openSessions === 0
              ? "Never"
              : "Not since logging in"}
        </Fact>
        <Fact label="Logged in on">
          {openSessions === 0
            ? "No device"
            : openSessions === 1
              ? "1 device"
              : `${openSessions} devices`}
        </Fact>
        <Fact label="Second factor">{person.hasSecondFactor ? "On" : "None"}</Fact>
        <Fact label="Time zone">{person.timeZone}</Fact>
        {suspension === null ? null : (
          <Fact label="Suspended">
            Since {formatMoment(suspension.since, timeZone)}
            {suspension.by === null ? "" : `, by ${suspension.by.name}`}
            {suspension.reason === null ? null : <p>Reason: {suspension.reason}</p>}
          </Fact>
        )}
        <Fact label="Classes">
          {classes.length === 0 ? (
            "None"
          ) : (
            <ul className="grid gap-1">
              {classes.map(({ id, name, isTeacher }) => (
                <li key={id}>
                  <Link
                    to={linkTo("/admin/classes/:classId", { classId: id })}
                    className="text-primary underline underline-offset-4"
                  >
                    {name}
                  </Link>
                  {isTeacher ? " (teaches it)" : ""}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}
