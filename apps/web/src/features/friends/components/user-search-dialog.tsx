import { Search } from "lucide-react";
import { userSearch } from "@saywell/contract/constants";
import { type ReactNode, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "../../../ui/dialog";
import { ErrorState } from "../../../ui/error-state";
import { Input } from "../../../ui/input";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Skeleton } from "../../../ui/skeleton";
import { FoundUserRow } from "./found-user-row";
import { type SearchedRole, useUserSearch } from "../api/use-user-search";

const roles = [
  ["ALL", "All"],
  ["LEARNER", "Students"],
  ["TEACHER", "Teachers"],
] as const;

interface UserSearchDialogProps {
  userId: string;
  /** Why somebody finds fewer people than there are, and what to do about it. */
  limits?: ReactNode;
  onClose: () => void;
}

/** Finds people to be friends with, and teachers to follow. */
export function UserSearchDialog({ userId, limits, onClose }: UserSearchDialogProps) {
  const [text, setText] = useState("");
  const [role, setRole] = useState<SearchedRole>("ALL");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} className="flex flex-col">
        <DialogHeader>
          <DialogTitle>Search Users</DialogTitle>
        </DialogHeader>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label="Search by name or email"
            placeholder="Search by name or email..."
            className="pl-11"
            maxLength={userSearch.maxLength}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <SegmentedControl
          label="Who to search for"
          className="mt-3"
          value={role}
          onChange={setRole}
          options={roles}
        />
        {limits}
        {/* A region that scrolls has to be reachable with the keyboard. */}
        <section
          aria-label="Results"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-3 h-[400px] min-h-40 shrink overflow-y-auto"
        >
          <Results userId={userId} text={text} role={role} />
        </section>
      </DialogContent>
    </Dialog>
  );
}

interface ResultsProps {
  userId: string;
  text: string;
  role: SearchedRole;
}

function Results({ userId, text, role }: ResultsProps) {
  const search = useUserSearch(text, role);
  // The server leaves out who asks; a list of before they logged in may not.
  const found = search.data?.filter(({ id }) => id !== userId);

  if (text.trim().length < userSearch.minLength) {
    return <Note title={`Type at least ${userSearch.minLength} characters to search`} />;
  }
  if (found) {
    return (
      <>
        <output className="sr-only">
          {found.length === 1 ? "1 person found" : `${found.length} people found`}
        </output>
        {found.length === 0 ? (
          <Note title="No users found">Try a different search term</Note>
        ) : (
          <ul className="pr-1">
            {found.map((user) => (
              <FoundUserRow key={user.id} userId={userId} user={user} />
            ))}
          </ul>
        )}
      </>
    );
  }
  if (search.isError) {
    return (
      <ErrorState
        message={sentenceOf(search.error, "The search did not work.")}
        isRetrying={search.isFetching}
        onRetry={() => void search.refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className="grid gap-4 pt-3">
      <output className="sr-only">Searching</output>
      {["a", "b", "c"].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}

const Note = ({ title, children }: { title: string; children?: string }) => (
  <div className="grid h-full content-center justify-items-center gap-1 px-4 text-center">
    <p className="font-semibold">{title}</p>
    {children ? <p className="text-muted-foreground">{children}</p> : null}
  </div>
);
