import { useState } from "react";
import { ApiError } from "../../../../lib/api-client";
import { sentenceWithWait } from "../../../../lib/say-wait";
import { Card } from "../../../../ui/card";
import { useGameOfCode } from "../api/join-queries";
import { digitsOf, isWholeCode } from "../model/game-code";
import { CodeForm } from "./code-form";
import { NameForm, type NameFormProps } from "./name-form";

interface JoinGameProps extends Pick<NameFormProps, "nameAtFirst" | "onJoined"> {
  /** As a link brings it. */
  codeAtFirst: string;
}

/** The way into a class game: the code on the teacher's screen, then a name. */
export function JoinGame({ codeAtFirst, nameAtFirst, onJoined }: JoinGameProps) {
  const [digits, setDigits] = useState(() => digitsOf(codeAtFirst));
  const code = isWholeCode(digits) ? digits : null;
  const { data: game, error, isFetching, isError, refetch } = useGameOfCode(code);
  if (code === null || game === undefined || game.isFull || isError) {
    return (
      <Card className="p-5 sm:p-6">
        <CodeForm
          digits={digits}
          onDigits={setDigits}
          refusal={isFetching ? undefined : refusalOf(error, game?.isFull)}
          isBusy={code !== null && isFetching}
          onSubmit={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Card className="gap-4 p-5 sm:p-6">
      <div>
        <h2 className="font-heading text-xl font-semibold break-words">{game.title}</h2>
        <p className="text-muted-foreground">with {game.teacherName}</p>
      </div>
      <NameForm
        code={code}
        nameAtFirst={nameAtFirst}
        onJoined={onJoined}
        onGone={() => void refetch()}
        onOtherCode={() => setDigits("")}
      />
    </Card>
  );
}

function refusalOf(error: Error | null, isFull = false): string | undefined {
  if (error instanceof ApiError && error.code === "not-found") {
    return "No game has this code. Look at the screen again.";
  }
  if (error !== null) return sentenceWithWait(error, "That did not work. Please try again.");
  return isFull ? "This game is full. Please tell your teacher." : undefined;
}
