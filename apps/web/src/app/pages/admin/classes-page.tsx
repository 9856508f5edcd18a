import { adminSearchMaxLength } from "@saywell/contract/constants";
import { GraduationCap, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePages } from "../../../lib/use-pages";
import { ClassDialog } from "../../../features/admin/components/class-dialog";
import { PagedList } from "../../../ui/paged-list";
import { Row, Rows } from "../../../features/admin/components/rows";
import { Link, useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { useRested } from "../../../lib/use-rested";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { AdminPage } from "./admin-page";

const pageOf = (classId: string) => linkTo("/admin/classes/:classId", { classId });

export default function ClassesPage() {
  const [isMaking, setIsMaking] = useState(false);
  const goTo = useGoTo();
  return (
    <AdminPage
      title="Classes"
      lead="Each class has one teacher, who sees what its students do."
      actions={
        <Button onClick={() => setIsMaking(true)}>
          <Plus aria-hidden /> Make a class
        </Button>
      }
    >
      {() => (
        <>
          <Classes />
          {isMaking ? (
            <ClassDialog
              before={null}
              onClose={() => setIsMaking(false)}
              onDone={({ id }) => goTo(pageOf(id))}
            />
          ) : null}
        </>
      )}
    </AdminPage>
  );
}

function Classes() {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState(search.get("q") ?? "");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/classes", rested === "" ? {} : { q: rested });
  return (
    <>
      <Field label="Name of a class">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={adminSearchMaxLength}
            value={q}
            onChange={({ target }) => {
              setQ(target.value);
              setSearch(target.value === "" ? {} : { q: target.value }, { replace: true });
            }}
          />
        )}
      </Field>
      <PagedList read={read} failure="The classes could not be read.">
        {(pages) => {
          const classes = pages.flatMap((page) => page.classes);
          return classes.length === 0 ? (
            <EmptyState
              icon={<GraduationCap />}
              title={rested === "" ? "No classes yet" : "No class was found"}
            >
              {rested === ""
                ? "Make one for a teacher, or import classes with their students from a file."
                : "Look for something shorter."}
            </EmptyState>
          ) : (
            <Rows>
              {classes.map(({ id, name, teacher, students }) => (
                <Row key={id} className="relative hover:bg-muted">
                  <div className="min-w-0 basis-64 grow">
                    <Link
                      to={pageOf(id)}
                      className="font-semibold break-words text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {name}
                    </Link>
                    <p className="text-sm break-words text-muted-foreground">
                      Taught by {teacher.name}
                    </p>
                  </div>
                  <span className="tabular text-sm">
                    {students === 1 ? "1 student" : `${students} students`}
                  </span>
                </Row>
              ))}
            </Rows>
          );
        }}
      </PagedList>
    </>
  );
}
