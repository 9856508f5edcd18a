import { MessageCircle } from "lucide-react";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { useMessageNews, useUnread } from "../api/message-reads";
import { sayNew } from "../model/thread-words";

interface UnreadLinksProps {
  classes: readonly { id: string; name: string }[];
  toClass: (classId: string) => Href;
}

/** The classes in which there are messages that are not read, each a way to it. */
export function UnreadLinks({ classes, toClass }: UnreadLinksProps) {
  useMessageNews();
  return classes.map(({ id, name }) => (
    <UnreadLink key={id} classId={id} to={toClass(id)} name={classes.length > 1 ? name : null} />
  ));
}

function UnreadLink({ classId, to, name }: { classId: string; to: Href; name: string | null }) {
  const unread = useUnread(classId);
  return unread === 0 ? null : (
    <Link
      to={to}
      className="flex min-h-11 w-fit items-center gap-2 font-semibold break-words text-primary underline underline-offset-4"
    >
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {`${sayNew(unread)}${name === null ? "" : ` in ${name}`}`}
    </Link>
  );
}
