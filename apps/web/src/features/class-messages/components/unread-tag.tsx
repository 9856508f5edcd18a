import { Tag } from "../../../ui/tag";
import { useUnread } from "../api/message-reads";
import { sayNew } from "../model/thread-words";

/** How many messages of a class are not read; nothing where all are. Its page hears of new ones (`useMessageNews`). */
export function UnreadTag({ classId }: { classId: string }) {
  const unread = useUnread(classId);
  return unread === 0 ? null : <Tag tone="primary">{sayNew(unread)}</Tag>;
}
