import { messageFor } from "./messages";
import { reasons, stricter, type MessageContext, type Reason, type Verdict } from "./verdict";

/** What a classifier outside says about a message. It may not mask: only rules know the places. */
export interface ModelVerdict {
  action: "allow" | "warn" | "block";
  /** At least one unless the action is `allow`. */
  reasons: readonly Reason[];
  alertTeacher?: boolean;
}

/** The seam for a classifier; null when it is slow, failed or has no opinion. */
export interface MessageModel {
  judge(text: string, context: MessageContext): Promise<ModelVerdict | null>;
}

/**
 * One verdict out of two: the stricter wins, so a model can add to the rules and never undo them.
 * What the rules hid stays hidden.
 */
export function combineVerdicts(rules: Verdict, model: ModelVerdict | null): Verdict {
  if (model === null || model.action === "allow") {
    return model?.alertTeacher ? { ...rules, alertTeacher: true } : rules;
  }
  const action = stricter(rules.action, model.action);
  const all = reasons.filter((r) => rules.reasons.includes(r) || model.reasons.includes(r));
  const modelDecides = action !== rules.action;
  return {
    action,
    content: action === "block" ? "" : rules.content,
    isModerated: action === "block" ? 0 : 1,
    reasons: all,
    message: modelDecides
      ? (messageFor(action, inOrder(model.reasons)) ?? unexplained)
      : rules.message,
    alertTeacher: rules.alertTeacher || (model.alertTeacher ?? false) || all.some(isUrgent),
  };
}

const unexplained = "Please write this in another way.";
const inOrder = (some: readonly Reason[]) => reasons.filter((reason) => some.includes(reason));
const isUrgent = (reason: Reason) => reason === "self-harm" || reason === "danger";
