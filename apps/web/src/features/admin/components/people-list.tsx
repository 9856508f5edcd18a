import type { Person } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { PersonTags } from "./person-tags";
import { Row, Rows } from "./rows";

export const PeopleList = ({ people }: { people: readonly Person[] }) => (
  <Rows>
    {people.map((person) => (
      <Row key={person.id} className="relative hover:bg-muted">
        <div className="min-w-0 basis-64 grow">
          <Link
            to={linkTo("/admin/people/:personId", { personId: person.id })}
            className="font-semibold break-words text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {person.name}
          </Link>
          <p className="text-sm break-all text-muted-foreground">
            {person.email ?? (person.isGuest ? "No address: a guest" : "No address")}
          </p>
        </div>
        <PersonTags person={person} />
      </Row>
    ))}
  </Rows>
);
