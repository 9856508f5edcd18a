import type { Room } from "@saywell/contract";
import { ArrowLeft, Plus, UserSearch, Users } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { FriendListSkeleton } from "../../../features/friends/components/friend-list";
import { FriendsPanel } from "../../../features/friends/components/friends-panel";
import { LobbySkeleton, RoomLobby } from "../../../features/rooms/components/room-lobby";
import { pathOf } from "../../../features/rooms/model/room-path";
import { useRoomInvitations } from "../../../features/rooms/api/use-room-invitations";
import { sessionQuery } from "../../../features/accounts/api/session-queries";
import { useTurnNotices, useWaitingTurns } from "../../../features/word-board/api/waiting-turns";
import { WaitingTurns } from "../../../features/word-board/components/waiting-turns";
import { lazyPart } from "../../../lib/lazy-part";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { TooltipProvider } from "../../../ui/tooltip";
import { ConsentNotice } from "../../consent-notice";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { LiveNotice } from "../../live-notice";
import { useIsWide } from "../../use-is-wide";
import { useLiveConnection } from "../../use-live-connection";
import { SearchLimits } from "./search-limits";
import { useAskAge } from "./use-ask-age";
import { Panel } from "../dashboard/dashboard-layout";

const UserSearchDialog = lazyPart(
  async () =>
    (await import("../../../features/friends/components/user-search-dialog")).UserSearchDialog,
  ({ onClose }) => onClose(),
);
const CreateRoomDialog = lazyPart(
  async () =>
    (await import("../../../features/rooms/components/create-room-dialog")).CreateRoomDialog,
  ({ onClose }) => onClose(),
);
const FriendsSheet = lazyPart(
  async () => (await import("../../../features/friends/components/friends-sheet")).FriendsSheet,
  ({ onClose }) => onClose(),
);

type OpenDialog = "search" | "create" | "friends" | null;

export default function RoomsPage() {
  return (
    <LearnerPage
      title="Chat & Game Rooms"
      failure="The rooms could not be opened."
      skeleton={<PageSkeleton />}
      className="grid grid-cols-1 gap-4 max-sm:py-4 sm:gap-6 sm:py-8"
    >
      {(visit) => (
        <TooltipProvider>
          {visit.learner.needsConsent === true ? (
            <LobbyOfLater {...visit} />
          ) : (
            <Lobby key={visit.learner.id} {...visit} />
          )}
        </TooltipProvider>
      )}
    </LearnerPage>
  );
}

/** The way to the five questions of the day, for who would rather play alone, and to a class's game. */
const GamesLine = () => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-rule bg-surface px-4 py-2">
    <span className="min-w-0 flex-1 basis-44">Alone today? Five questions at your level.</span>
    <Button asChild variant="outline" size="sm">
      <Link to="/daily-five">Daily five</Link>
    </Button>
    <Button asChild variant="ghost" size="sm" className="-mx-3.5 text-primary">
      <Link to="/join">Join a class game</Link>
    </Button>
  </p>
);

function Lobby({ learner, openAuth }: LearnerVisit) {
  const goTo = useGoTo();
  const status = useLiveConnection(learner);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isWide = useIsWide();
  const { data: session } = useQuery(sessionQuery);
  const mayCreate = session?.mayCreateRooms ?? learner.role !== "LEARNER";
  const enter = (room: Pick<Room, "id" | "type">) => goTo(pathOf(room));
  useRoomInvitations(enter);
  const waitingTurns = useWaitingTurns();
  useTurnNotices((id) => goTo(linkTo("/game/:id", { id })));
  const { askAge, dialog: ageDialog } = useAskAge(learner);
  const close = () => setDialog(null);
  const search = () => setDialog("search");

  return (
    <>
      <Top
        isWide={isWide}
        onSearch={search}
        onFriends={() => setDialog("friends")}
        onCreate={mayCreate ? () => setDialog("create") : null}
      />
      <LiveNotice status={status} />
      {session?.demo ? <DemoNotice /> : null}
      <Columns>
        <div className="grid grid-cols-1 content-start gap-6">
          <GamesLine />
          <RoomLobby
            userId={learner.id}
            onEnter={enter}
            askAge={askAge}
            first={{
              isPending: waitingTurns.isPending,
              shown: <WaitingTurns waiting={waitingTurns} timeZone={learner.timeZone} />,
            }}
          />
        </div>
        {isWide ? (
          <aside aria-label="Friends">
            <Panel>
              <FriendsPanel onSearch={search} />
            </Panel>
          </aside>
        ) : null}
      </Columns>
      {dialog === "search" ? (
        <UserSearchDialog
          userId={learner.id}
          limits={
            <SearchLimits
              learner={learner}
              openAuth={(mode) => {
                close();
                openAuth(mode);
              }}
            />
          }
          onClose={close}
        />
      ) : null}
      {ageDialog}
      {dialog === "create" ? <CreateRoomDialog onCreated={enter} onClose={close} /> : null}
      {dialog === "friends" ? <FriendsSheet onSearch={search} onClose={close} /> : null}
    </>
  );
}

/** A child sees what to do first, where the rooms and friends will be. */
const LobbyOfLater = ({ learner }: LearnerVisit) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <PageHeading className="max-sm:text-2xl">Chat &amp; Game Rooms</PageHeading>
      <ToDashboard />
    </div>
    <ConsentNotice learner={learner} />
  </>
);

/** Rooms of a demonstration look like a school's, and nobody of a school is there. */
const DemoNotice = () => (
  <p className="rounded-lg bg-muted px-4 py-3 max-sm:px-3 max-sm:py-2 max-sm:text-sm">
    <strong>This is a demonstration, and nobody watches its rooms.</strong> Tell nobody here who you
    are or where you live. If somebody is in danger, ask for help outside: findahelpline.com.
  </p>
);

interface TopProps {
  isWide: boolean;
  onSearch?: () => void;
  onFriends?: () => void;
  /** Null for who may not create rooms. */
  onCreate?: (() => void) | null;
}

function Top({ isWide, onSearch, onFriends, onCreate = null }: TopProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:gap-y-4">
      <div className="flex items-center justify-between gap-2 max-sm:w-full">
        <PageHeading className="max-sm:text-2xl">Chat &amp; Game Rooms</PageHeading>
        {/* On a phone the rooms themselves are to be seen without scrolling. */}
        {isWide ? null : (
          <Button
            variant="outline"
            size="icon"
            aria-label="Friends"
            disabled={!onFriends}
            onClick={onFriends}
          >
            <Users aria-hidden />
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button className={slim} disabled={!onSearch} onClick={onSearch}>
          <UserSearch aria-hidden /> Find Friends
        </Button>
        {onCreate ? (
          <Button variant="outline" className={slim} onClick={onCreate}>
            <Plus aria-hidden /> Create room
          </Button>
        ) : null}
        <ToDashboard />
      </div>
    </div>
  );
}

/** Two of them beside each other on a phone. */
const slim = "max-sm:px-2.5 max-sm:text-sm";

const ToDashboard = () => (
  <Button asChild variant="outline" className={slim}>
    <Link to="/student-dashboard">
      <ArrowLeft aria-hidden /> Back to Dashboard
    </Link>
  </Button>
);

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    {children}
  </div>
);

/** The shape of what comes, before it is known who is here. */
function PageSkeleton() {
  const isWide = useIsWide();
  return (
    <>
      <Top isWide={isWide} />
      <Columns>
        <div className="grid gap-5">
          <Skeleton className="h-11" />
          <LobbySkeleton />
        </div>
        {isWide ? (
          <Panel>
            <FriendListSkeleton />
          </Panel>
        ) : null}
      </Columns>
    </>
  );
}
