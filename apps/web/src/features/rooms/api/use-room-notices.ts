import { useEffect, useState } from "react";
import { useLiveMessages } from "../../../lib/live";
import { toast } from "../../../ui/use-toast";

/** Milliseconds that a warning stays. */
const warningStays = 5000;

interface Notices {
  userId: string;
  /** Hears that a message was not taken, whether for its words or for its author. */
  onRefused: () => void;
  /** Hears of somebody who came in. */
  onJoined: () => void;
}

/** Says what the server tells about the room and one's own messages. Returns the warning to show. */
export function useRoomNotices({ userId, onRefused, onJoined }: Notices): string | null {
  const [warning, setWarning] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!warning) return;
    const timer = setTimeout(() => setWarning(null), warningStays);
    return () => clearTimeout(timer);
  }, [warning]);

  useLiveMessages((message) => {
    switch (message.type) {
      case "MESSAGE_WARNING":
        return setWarning({ text: message.message });
      case "MESSAGE_BLOCKED":
        toast({
          variant: "destructive",
          title: "Message Blocked",
          description: message.message,
        });
        return onRefused();
      case "USER_JOINED":
        if (message.userId === userId) return;
        toast({ title: "User Joined", description: `${message.userName} joined the room` });
        return onJoined();
      case "USER_LEFT":
        if (message.userId === userId) return;
        return void toast({
          title: "User Left",
          description: `${message.userName} left the room`,
        });
      case "ERROR":
        toast({ variant: "destructive", title: "Error", description: message.message });
        if (message.clientId !== undefined) onRefused();
    }
  });
  return warning?.text ?? null;
}
