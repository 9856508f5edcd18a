import { useId } from "react";
import { useStore } from "../../../lib/use-store";
import { Card, CardHeader, CardTitle } from "../../../ui/card";
import { KeptHelp } from "../../../product-ui/kept-help";
import { topicName } from "../../../product-ui/marked-writing";
import { ChatMessages } from "./chat-messages";
import { MessageForm } from "./message-form";
import { ScenePanel } from "./scene-panel";
import { Suggestions } from "./suggestions";
import { conversationAbout } from "../model/tutor-conversation";

export interface TutorChatProps {
  userId: string;
  /** The lesson that the conversation is about; null for one about anything. */
  lessonId: string | null;
  /** The lesson's, or the learner's own. */
  level: string;
  /** What to begin with, before anything was said. */
  firstSuggestions?: readonly string[];
}

const none: readonly string[] = [];

/** The chat with Iris, beside a lesson or on a page of its own. */
export function TutorChat({ userId, lessonId, level, firstSuggestions = none }: TutorChatProps) {
  const conversation = conversationAbout(userId, lessonId);
  const state = useStore(conversation.store);
  const isSaid = state.messages.some(({ isHelp }) => isHelp);
  const say = (text: string) => void conversation.say(text);
  const logId = useId();
  /** The button that was pressed is gone a moment later, so the keyboard goes on in the log. */
  function sayFromHere(text: string) {
    document.getElementById(logId)?.focus({ preventScroll: true });
    say(text);
  }
  return (
    <Card className="flex flex-col xl:max-h-[calc(100dvh-13rem)]">
      <CardHeader className="p-4 pb-0 sm:p-4 sm:pb-0">
        <CardTitle>Chat with Iris</CardTitle>
      </CardHeader>
      {state.scene === null || state.scene.isOver ? null : <ScenePanel scene={state.scene} />}
      <ChatMessages
        {...state}
        id={logId}
        level={level}
        opening={
          lessonId === null
            ? "Write to Iris about anything, ask about English, or play a scene with her. She marks mistakes."
            : "Ask Iris about this lesson, or write a sentence. She marks mistakes in it."
        }
        onStudy={(topic) => say(`Explain ${topicName(topic)}`)}
      />
      {/* What Iris has just said stands there already, and is read out. */}
      {isSaid ? null : <KeptHelp userId={userId} className="mx-4 mb-4" />}
      <Suggestions
        suggestions={state.messages.length === 0 ? firstSuggestions : state.suggestions}
        toRetry={state.toRetry}
        isWaiting={state.isAwaitingReply}
        isInRow={state.messages.length > 0}
        onSend={sayFromHere}
      />
      <MessageForm
        key={conversation.keptAs}
        keptAs={conversation.keptAs}
        isWaiting={state.isAwaitingReply}
        onSend={say}
      />
    </Card>
  );
}
