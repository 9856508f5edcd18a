import type { Room, SessionUser } from "@saywell/contract";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { useLive } from "../../../lib/live";
import { Dialog, DialogContent, DialogTitle } from "../../../ui/dialog";
import { useToastsBelow } from "../../../ui/use-toasts-below";
import { ErrorState } from "../../../ui/error-state";
import { BesideChat } from "./beside-chat";
import { GuestNameStrip } from "./guest-name-strip";
import { useGuestName } from "../api/guest-name-queries";
import { MessageForm } from "./message-form";
import { MessageList, type MessageListProps } from "./message-list";
import { SanctionNotice, useSanction } from "./muted-notice";
import { NoRoom } from "./no-room";
import { roomFrame, roomPanel } from "./room-frame";
import { RoomHeader } from "./room-header";
import { usePeopleOf } from "../api/room-queries";
import { RoomSide } from "./room-side";
import type { ChatState } from "../model/room-chat";
import { TypingLine } from "./typing-line";
import { Confirm } from "../../../product-ui/confirm";
import { KeptHelp } from "../../../product-ui/kept-help";
import { useRoomNotices } from "../api/use-room-notices";
import { useRoomChat } from "../model/use-room-chat";
import { roomConnection } from "../model/use-room-connection";

export interface ChatRoomProps extends Pick<
  MessageListProps,
  "actions" | "renderMarks" | "renderListen"
> {
  room: Room;
  user: Pick<SessionUser, "id" | "name" | "isGuest">;
  /** Whose words are not to be seen any more. */
  hiddenAuthors: ReadonlySet<string>;
  ad: ReactNode;
  onBack: () => void;
  /** What is done in the room beside the chat, such as a game. */
  beside?: ((way: WayOut) => ReactNode) | undefined;
}

/** What something beside the chat has to do with the way out of the room. */
export interface WayOut {
  leave: () => void;
  /** Says what is lost by leaving now, so that the way back asks first; null: nothing. */
  askBefore: (loss: string | null) => void;
}

/** A room for a member: the chat, where one writes, and who else is there. */
export function ChatRoom({
  room: given,
  user: self,
  hiddenAuthors,
  ad,
  onBack,
  beside,
  ...list
}: ChatRoomProps) {
  const { chat, state, members } = useRoomChat(given, self.id);
  const room = useMemo(() => ({ ...given, members }), [given, members]);
  const guestName = useGuestName(self.isGuest).data?.name;
  const ownName = members.find(({ userId }) => userId === self.id)?.userName;
  const shownName = guestName ?? ownName ?? self.name;
  const user = useMemo(() => ({ ...self, name: shownName }), [self, shownName]);
  const messages = useMemo(
    () => withoutAuthors(state.messages, hiddenAuthors),
    [state.messages, hiddenAuthors],
  );
  const shown = useMemo(() => ({ ...state, messages }), [state, messages]);
  const isConnected = useLive(({ status }) => status === "open");
  const { sanction, readAgain } = useSanction(room.id);
  const people = usePeopleOf(room.id);
  // The newest line stands at the other end.
  const [header, setHeader] = useState<HTMLElement | null>(null);
  useToastsBelow(header);
  const [areMembersOpen, setMembersOpen] = useState(false);
  const [loss, setLoss] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { warning } = useRoomNotices({
    userId: user.id,
    doesGameTell: beside !== undefined && room.game === "WORD_BOARD",
    isPlaying: loss !== null,
    nameOf: chat.nameOf,
    onRefused: readAgain,
    onCame: people.came,
    onLeft: people.left,
    onRenamed: people.renamed,
  });

  function back() {
    roomConnection.leave(room.id);
    onBack();
  }
  const leave = () => (loss === null ? back() : setAsking(true));
  const side = (
    <RoomSide
      room={room}
      userId={user.id}
      present={state.present}
      actions={list.actions}
      ad={ad}
      onBack={leave}
    />
  );

  if (state.closed !== null) {
    return (
      <>
        <NoRoom isNews title="This room is closed to you" lead={state.closed} onBack={back} />
        <SanctionNotice roomId={room.id} />
      </>
    );
  }
  const roomHeader = (
    <RoomHeader
      ref={setHeader}
      room={room}
      isConnecting={!isConnected}
      areMembersBeside={beside === undefined}
      onBack={leave}
      onMembers={() => setMembersOpen(true)}
    />
  );
  const conversation = (
    <>
      {messages ? (
        <MessageList
          roomId={room.id}
          members={room.members}
          user={user}
          chat={chat}
          state={shown}
          {...list}
        />
      ) : state.error ? (
        <div className="grid flex-1 place-content-center p-4">
          <ErrorState
            message={sentenceOf(state.error, "The messages could not be loaded.")}
            onRetry={() => void chat.begin()}
          />
        </div>
      ) : (
        <p className="grid flex-1 place-content-center text-muted-foreground">
          Loading messages...
        </p>
      )}
      {warning === null ? null : (
        <p
          role="alert"
          className="flex items-start gap-2 bg-warning-wash px-4 py-2.5 font-semibold text-warning"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {warning}
        </p>
      )}
      <TypingLine typing={state.typing} present={state.present} />
      <div className="flex min-h-0 shrink-0 flex-col">
        <KeptHelp userId={user.id} className="mx-3 mb-2 max-h-[60%] shrink-0 overflow-y-auto" />
        {user.isGuest ? <GuestNameStrip userId={user.id} /> : null}
        <MessageForm
          roomId={room.id}
          userId={user.id}
          isConnected={isConnected}
          sanction={sanction}
        />
      </div>
    </>
  );
  const membersDialog = areMembersOpen ? (
    <Dialog open onOpenChange={setMembersOpen}>
      <DialogContent aria-describedby={undefined} className="pt-14">
        <DialogTitle className="sr-only">Members</DialogTitle>
        {side}
      </DialogContent>
    </Dialog>
  ) : null;
  if (beside !== undefined) {
    return (
      <>
        <BesideChat header={roomHeader} messageCount={messages?.length ?? null} chat={conversation}>
          {beside({ leave: back, askBefore: setLoss })}
        </BesideChat>
        {membersDialog}
        {isAsking && loss !== null ? (
          <Confirm
            title="Leave the room?"
            description={loss}
            submitLabel="Leave"
            cancelLabel="Stay"
            onSubmit={back}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </>
    );
  }
  return (
    <div className={roomFrame}>
      <div className={roomPanel}>
        {roomHeader}
        {conversation}
      </div>
      <aside
        aria-label="Members"
        className="flex min-h-0 flex-col overflow-y-auto rounded-xl border border-rule bg-surface p-4 shadow-lift max-lg:hidden"
      >
        {side}
      </aside>
      {membersDialog}
    </div>
  );
}

const withoutAuthors = (messages: ChatState["messages"], hidden: ReadonlySet<string>) =>
  hidden.size === 0 ? messages : messages?.filter(({ userId }) => !hidden.has(userId));
