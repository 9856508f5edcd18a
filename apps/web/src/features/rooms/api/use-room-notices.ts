import { useEffect, useState } from "react";
import { keepHelp } from "../../../lib/kept-help";
import { useLiveMessages } from "../../../lib/live";
import { toast } from "../../../ui/use-toast";

/** Milliseconds that a warning stays. */
const warningStays = 5000;

interface Notices {
  userId: string;
  /** Whether the game beside the chat says itself why it refused something. */
  doesGameTell: boolean;
  /** Whether somebody plays here: what covers their board says only what they must know. */
  isPlaying: boolean;
  /** What somebody is called in this room. */
  nameOf: (id: string, name: string) => string;
  /** Hears that a message was not taken, whether for its words or for its author. */
  onRefused: () => void;
  /** Hear of somebody else who came in, or left. */
  onCame: (userId: string | undefined) => void;
  onLeft: (userId: string | undefined) => void;
  /** Hears of somebody who has another name. */
  onRenamed: (userId: string, userName: string) => void;
}

interface ShownNotices {
  /** What was wrong with the last message, for a few seconds. */
  warning: string | null;
}

/** Says what the server tells about the room and one's own messages. Returns what the room shows. */
export function useRoomNotices({
  userId,
  doesGameTell,
  isPlaying,
  nameOf,
  onRefused,
  onCame,
  onLeft,
  onRenamed,
}: Notices): ShownNotices {
  const [warning, setWarning] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!warning) return;
    const timer = setTimeout(() => setWarning(null), warningStays);
    return () => clearTimeout(timer);
  }, [warning]);

  const called = (person: { userId?: string | undefined; userName: string }): string =>
    person.userId === undefined ? person.userName : nameOf(person.userId, person.userName);
  useLiveMessages((message) => {
    switch (message.type) {
      case "MESSAGE_WARNING":
        return message.isHelp
          ? keepHelp(userId, message.message)
          : setWarning({ text: message.message });
      case "MESSAGE_BLOCKED":
        if (message.isHelp) return keepHelp(userId, message.message);
        toast({
          variant: "destructive",
          title: "Message Blocked",
          description: message.message,
        });
        return onRefused();
      case "USER_JOINED":
        if (message.userId === userId) return;
        if (!isPlaying) {
          toast({ title: "User Joined", description: `${called(message)} joined the room` });
        }
        return onCame(message.userId);
      case "USER_RENAMED":
        return onRenamed(message.userId, message.userName);
      case "USER_LEFT":
        if (message.userId === userId) return;
        if (!isPlaying) {
          toast({ title: "User Left", description: `${called(message)} left the room` });
        }
        return onLeft(message.userId);
      case "ERROR":
        if (doesGameTell && message.gameId !== undefined) return;
        toast({ variant: "destructive", title: "Error", description: message.message });
        if (message.clientId !== undefined) onRefused();
    }
  });
  return { warning: warning?.text ?? null };
}
