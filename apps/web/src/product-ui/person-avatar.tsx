import { Avatar } from "./avatar";
import { pictureOf } from "./picture-of";
import { StatusDot } from "./status-dot";

interface PersonAvatarProps {
  id: string;
  name: string;
  avatar: string | null;
  isOnline?: boolean;
}

/** A person's picture, with a dot where it is known whether they are here. */
export function PersonAvatar({ id, name, avatar, isOnline }: PersonAvatarProps) {
  return (
    <span className="relative shrink-0 self-start">
      <Avatar name={name} src={pictureOf(avatar, id)} />
      {isOnline === undefined ? null : <StatusDot isOnline={isOnline} />}
    </span>
  );
}
