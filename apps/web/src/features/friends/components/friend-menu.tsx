import type { Friend } from "@saywell/contract";
import { Ban, EllipsisVertical, Flag, UserMinus, VolumeX } from "lucide-react";
import { Button } from "../../../ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../ui/dropdown-menu";
import type { PersonActions } from "./use-person-actions";

interface FriendMenuProps {
  friend: Friend;
  isMuted: boolean;
  onUnmute: () => void;
  actions: PersonActions;
}

export function FriendMenu({ friend, isMuted, onUnmute, actions }: FriendMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More about ${friend.name}`}>
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={isMuted ? onUnmute : () => actions.mute(friend)}>
          <VolumeX aria-hidden /> {isMuted ? "Unmute" : "Mute"}
        </DropdownMenuItem>
        <DropdownMenuItem
          onSelect={() => actions.report({ userId: friend.id, userName: friend.name })}
        >
          <Flag aria-hidden /> Report
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" onSelect={() => actions.unfriend(friend)}>
          <UserMinus aria-hidden /> Unfriend
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" onSelect={() => actions.block(friend)}>
          <Ban aria-hidden /> Block
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
