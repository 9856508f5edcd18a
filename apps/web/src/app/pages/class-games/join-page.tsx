import type { SessionUser } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { changeUser, renewSession } from "../../../features/accounts/api/session-queries";
import { JoinGame } from "../../../features/class-games/join/components/join-game";
import { useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";

const title = "Join a class game";

export default function JoinPage() {
  return (
    <VisitorPage title={title}>
      {({ person }) => (
        <>
          <PageHeading lead="Your teacher's screen shows a code." className="max-sm:text-2xl">
            {title}
          </PageHeading>
          <Join person={person} />
        </>
      )}
    </VisitorPage>
  );
}

function Join({ person }: { person: SessionUser | null }) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const [query] = useSearchParams();
  return (
    <JoinGame
      codeAtFirst={query.get("code") ?? ""}
      nameAtFirst={person === null || person.isGuest ? "" : firstNameOf(person)}
      onJoined={({ user, gameId }) => {
        if (user.id !== person?.id) {
          changeUser(client, { user });
          // What else a guest may here was not in the answer.
          void renewSession(client);
        }
        goTo(linkTo("/join/:gameId", { gameId }));
      }}
    />
  );
}

const firstNameOf = ({ name }: SessionUser): string => name.trim().split(/\s+/)[0] ?? "";
