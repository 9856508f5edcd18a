import { lazyPart } from "../lib/lazy-part";

/** Most visits never open it, so it comes when it is asked for. */
export const AuthDialog = lazyPart(
  async () => (await import("../features/accounts/components/auth-dialog")).AuthDialog,
  ({ onModeChange }) => onModeChange(null),
);
