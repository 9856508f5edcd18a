import { useMutation } from "@tanstack/react-query";
import { callApi, sentenceOf } from "../../../lib/api-client";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";

export interface ManageButtonProps {
  /** Goes to an address outside the app. */
  leaveFor?: (url: string) => void;
}

/** Where the billing portal sends a learner back to. */
const returnPath = linkTo("/student-dashboard");

const leaveApp = (url: string) => window.location.assign(url);

/** Opens the billing portal. */
export function ManageButton({ leaveFor = leaveApp }: ManageButtonProps) {
  const portal = useMutation({
    mutationFn: () =>
      callApi("POST /api/stripe/create-portal-session", {
        body: { returnUrl: new URL(returnPath, window.location.origin).href },
      }),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => {
      toast({
        variant: "destructive",
        title: "Error",
        description: sentenceOf(error, "Failed to open billing portal"),
      });
    },
  });
  return (
    <Button variant="outline" disabled={portal.isPending} onClick={() => portal.mutate()}>
      {portal.isPending ? "Loading..." : "Manage"}
    </Button>
  );
}
