import type { SessionUser } from "@saywell/contract";
import { adminReasonMaxLength, adminSearchMaxLength } from "@saywell/contract/constants";
import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../../lib/use-pages";
import { useAdminCall } from "../../../features/admin/api/use-admin-call";
import { ConfirmDialog } from "../../../features/admin/components/confirm-dialog";
import { PagedList } from "../../../ui/paged-list";
import { type ListedRoom, RoomList } from "../../../features/admin/components/room-list";
import { useRested } from "../../../lib/use-rested";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { toast } from "../../../ui/use-toast";
import { AdminPage } from "./admin-page";

export default function RoomsPage() {
  return (
    <AdminPage
      title="Rooms"
      lead="All rooms, private ones too: who made them, and how many are in them. What is said in them is not shown."
    >
      {(admin) => <Rooms admin={admin} />}
    </AdminPage>
  );
}

function Rooms({ admin }: { admin: SessionUser }) {
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/rooms", rested === "" ? {} : { q: rested });
  const [closing, setClosing] = useState<ListedRoom | null>(null);
  const close = useAdminCall("POST /api/admin/rooms/{id}/close");
  return (
    <>
      <Field label="Name of a room">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={adminSearchMaxLength}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <PagedList read={read} failure="The rooms could not be read.">
        {(pages) => {
          const rooms = pages.flatMap((page) => page.rooms);
          return rooms.length === 0 ? (
            <EmptyState
              icon={<DoorOpen />}
              title={rested === "" ? "No rooms" : "No room was found"}
            >
              {rested === ""
                ? "Rooms that teachers and learners make stand here."
                : "Look for something shorter."}
            </EmptyState>
          ) : (
            <RoomList rooms={rooms} timeZone={admin.timeZone} onClose={setClosing} />
          );
        }}
      </PagedList>
      {closing === null ? null : (
        <ConfirmDialog
          title={`Close ${closing.name}?`}
          description="The room and all that was written in it are gone for good. Those inside have to leave at once, and read your reason."
          reason={{
            hint: "Those inside read this, and it is kept in the audit log.",
            maxLength: adminReasonMaxLength,
          }}
          submitLabel="Close the room"
          isDestructive
          failure="The room could not be closed. Please try again."
          onSubmit={async ({ reason }) => {
            await close({ params: { id: closing.id }, body: { reason } });
            toast({ title: "Room closed" });
          }}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  );
}
