import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { useClassRoom, useMyClassRoom, useOpenRoom } from "../api/class-room-reads";

const ToRoom = ({ roomId }: { roomId: string }) => (
  <Button asChild variant="outline" className="w-fit">
    <Link to={linkTo("/room/:id", { id: roomId })}>
      <MessagesSquare aria-hidden /> Go to the room of the class
    </Link>
  </Button>
);

/** The room of a class, for who teaches it: the way in, or a way to open one. */
export function ClassRoom({ classId }: { classId: string }) {
  const read = useClassRoom(classId);
  const open = useOpenRoom(classId);
  const [isBusy, setIsBusy] = useState(false);
  if (read.data === undefined) {
    return read.isError ? (
      <p className="text-muted-foreground">
        The room could not be read.{" "}
        <button
          type="button"
          className="cursor-pointer text-primary underline underline-offset-4"
          onClick={() => void read.refetch()}
        >
          Try again
        </button>
      </p>
    ) : (
      <Skeleton className="h-11 w-64 rounded-lg" />
    );
  }
  const { roomId } = read.data;
  if (roomId !== null) return <ToRoom roomId={roomId} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground">
        A chat for this class alone. Who is in the class may come in. Who leaves it is out.
      </p>
      <Button
        variant="outline"
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true);
          void open()
            .catch(sayFailed("The room could not be opened."))
            .finally(() => setIsBusy(false));
        }}
      >
        <MessagesSquare aria-hidden /> Open a room
      </Button>
    </div>
  );
}

/** The way into the room of a class for its students; nothing where it has none. */
export function MyClassRoom({ classId }: { classId: string }) {
  const { data } = useMyClassRoom(classId);
  const roomId = data?.roomId ?? null;
  return roomId === null ? null : <ToRoom roomId={roomId} />;
}
