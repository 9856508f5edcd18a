import { useQuery } from "@tanstack/react-query";
import type { Room } from "@saywell/contract";
import { userSearch } from "@saywell/contract/constants";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { useRested } from "../../../lib/use-rested";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Avatar } from "../../../product-ui/avatar";
import { pictureOf } from "../../../product-ui/picture-of";
import { Button } from "../../../ui/button";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { useInvite } from "../api/room-queries";
import { sayFailed } from "../../../lib/say-failed";

/** Asks people into a room of one's own. */
export function InviteDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const [text, setText] = useState("");
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const typed = text.trim();
  const q = useRested(typed);
  const canSearch = typed.length >= userSearch.minLength && q.length >= userSearch.minLength;
  const search = useQuery({
    ...readQuery("GET /api/users/search", { query: { q } }),
    enabled: canSearch,
    staleTime: 0,
  });
  const inviting = useInvite(room.id);
  const members = new Set(room.members.map(({ userId }) => userId));
  const found = (canSearch ? (search.data ?? []) : []).filter(({ id }) => !members.has(id));

  const invite = (id: string, name: string) =>
    inviting.mutate(id, {
      onSuccess() {
        setInvited((before) => new Set(before).add(id));
        toast({ title: `${name} is invited` });
      },
      onError: sayFailed("The invitation could not be sent. Please try again."),
    });

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Invite people</DialogTitle>
          <DialogDescription>They find {room.name} in their lobby.</DialogDescription>
        </DialogHeader>
        <Input
          type="search"
          aria-label="Search by name or email"
          placeholder="Search by name or email..."
          maxLength={userSearch.maxLength}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ul className="mt-3 h-72 overflow-y-auto">
          {found.map(({ id, name, avatar }) => (
            <li key={id} className="flex min-h-13 items-center gap-3">
              <Avatar name={name} src={pictureOf(avatar, id)} />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <Button
                size="sm"
                disabled={invited.has(id) || inviting.isPending}
                onClick={() => invite(id, name)}
              >
                {invited.has(id) ? "Invited" : "Invite"}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
          {found.length === 0 ? (
            <li className="p-4 text-center text-muted-foreground">
              {typed.length < userSearch.minLength
                ? `Type at least ${userSearch.minLength} characters to search`
                : q !== typed || search.isFetching
                  ? "Searching..."
                  : search.isError
                    ? sentenceOf(search.error, "The search did not work.")
                    : "No users found"}
            </li>
          ) : null}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
