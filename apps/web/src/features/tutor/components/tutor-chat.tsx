import { useStore } from "../../../lib/use-store";
import { Card, CardHeader, CardTitle } from "../../../ui/card";
import { KeptHelp } from "../../../product-ui/kept-help";
import { ChatMessages } from "./chat-messages";
import { MessageForm } from "./message-form";
import { conversationAbout } from "../model/tutor-conversation";

export interface TutorChatProps {
  userId: string;
  /** What the conversation is about. */
  lessonId: string;
  /** The lesson's. */
  level: string;
}

/** The chat with Iris beside a lesson. */
export function TutorChat({ userId, lessonId, level }: TutorChatProps) {
  const conversation = conversationAbout(userId, lessonId);
  const state = useStore(conversation.store);
  const isSaid = state.messages.some(({ isHelp }) => isHelp);
  return (
    <Card>
      <CardHeader className="p-4 pb-0 sm:p-4 sm:pb-0">
        <CardTitle>Chat with Iris</CardTitle>
      </CardHeader>
      <ChatMessages {...state} level={level} />
      {/* What Iris has just said stands there already, and is read out. */}
      {isSaid ? null : <KeptHelp userId={userId} className="mx-4 mb-4" />}
      <MessageForm
        key={conversation.keptAs}
        keptAs={conversation.keptAs}
        isWaiting={state.isAwaitingReply}
        onSend={(text) => void conversation.say(text)}
      />
    </Card>
  );
}
