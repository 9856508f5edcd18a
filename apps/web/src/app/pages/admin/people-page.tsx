import { UserPlus, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { usePages } from "../../../lib/use-pages";
import { PagedList } from "../../../ui/paged-list";
import { PeopleFilters, type PeopleWish } from "../../../features/admin/components/people-filters";
import { PeopleList } from "../../../features/admin/components/people-list";
import { useCharges } from "../../../features/school/api/school-query";
import type { RequestOf } from "../../../lib/api-client";
import { Link } from "../../../lib/link";
import { keepPlace } from "../../../lib/last-place";
import { linkTo } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { useRested } from "../../../lib/use-rested";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { AdminPage } from "./admin-page";

export default function PeoplePage() {
  return (
    <AdminPage
      title="People"
      lead="Everybody with an account. Their age, role and plan are changed on their own page."
      actions={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/admin/invitations">
              <UserPlus aria-hidden /> Invite
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/admin/import">Import from CSV</Link>
          </Button>
        </div>
      }
    >
      {() => <People />}
    </AdminPage>
  );
}

type Query = NonNullable<RequestOf<"GET /api/admin/people">["query"]>;
const flags = ["suspended", "unverified", "unconsented", "guests"] as const;
const choices = ["role", "ageBand", "plan"] as const;

function People() {
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState(search.get("q") ?? "");
  useEffect(() => {
    const query = Object.fromEntries(search);
    keepPlace("/admin/people", linkTo("/admin/people", {}, { query }));
  }, [search]);
  const rested = useRested(q).trim();
  const charges = useCharges();
  const wish: PeopleWish = {
    q,
    role: search.get("role") ?? "",
    ageBand: search.get("ageBand") ?? "",
    plan: charges === false ? "" : (search.get("plan") ?? ""),
    suspended: search.has("suspended"),
    unverified: search.has("unverified"),
    unconsented: search.has("unconsented"),
    guests: search.has("guests"),
  };
  const query = Object.fromEntries([
    ...(rested === "" ? [] : [["q", rested]]),
    ...choices.flatMap((name) => (wish[name] === "" ? [] : [[name, wish[name]]])),
    ...flags.flatMap((name) => (wish[name] ? [[name, "1"]] : [])),
  ]) as Query;
  const people = usePages("GET /api/admin/people", query);

  function change({ q: typed, ...others }: Partial<PeopleWish>) {
    if (typed !== undefined) setQ(typed);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({
          ...others,
          ...(typed !== undefined && { q: typed }),
        })) {
          if (value === "" || value === false) next.delete(name);
          else next.set(name, value === true ? "1" : value);
        }
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <PeopleFilters wish={wish} hasPlans={charges === true} onChange={change} />
      <PagedList read={people} failure="The people could not be read.">
        {(pages) => {
          const total = pages[0]?.total ?? 0;
          const found = pages.flatMap((page) => page.people);
          return (
            <>
              <p aria-live="polite" className="font-semibold">
                {total === 1 ? "1 person" : `${formatNumber(total)} people`}
              </p>
              {found.length === 0 ? (
                <EmptyState icon={<Users />} title="Nobody was found">
                  {Object.keys(query).length === 0
                    ? "Invite somebody, or import people from a file."
                    : "Look for something shorter, or take a filter away."}
                </EmptyState>
              ) : (
                <PeopleList people={found} />
              )}
            </>
          );
        }}
      </PagedList>
    </>
  );
}
