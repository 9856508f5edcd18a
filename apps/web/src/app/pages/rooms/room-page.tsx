import { usePathParams } from "../../../lib/link";
import { RoomScreen } from "./room-screen";

export default function RoomPage() {
  const { id } = usePathParams("/room/:id");
  return <RoomScreen roomId={id} title="Chat room" />;
}
