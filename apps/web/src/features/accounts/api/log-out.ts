import { callApi, sentenceOf } from "../../../lib/api-client";
import { forgetTab } from "../../../lib/forget-learner";
import { leaveByWish } from "../model/session-end";
import { toast } from "../../../ui/use-toast";

/** Ends the session and leaves for the landing page: a fresh load takes everything read with it. */
export async function logOut(leave?: () => void): Promise<void> {
  try {
    await callApi("POST /api/session/log-out");
    forgetTab();
    leaveByWish(leave);
  } catch (error) {
    toast({
      variant: "destructive",
      title: "You are still logged in",
      description: sentenceOf(error, "Logging out did not work. Please try again."),
    });
  }
}
