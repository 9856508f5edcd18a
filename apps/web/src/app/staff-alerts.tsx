import type { SessionUser } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { linkTo } from "../lib/links";
import { queryKeyOf } from "../lib/query-client";
import { live, useLiveMessages } from "../lib/live";
import { Button } from "../ui/button";
import { toast } from "../ui/use-toast";

/**
 * Tells a teacher or an admin on every page, the moment it is known, that somebody may be in danger.
 * The message stays until it is closed; the number on the user menu stays until it is decided.
 */
export function StaffAlerts({ person: { id, name } }: { person: SessionUser }) {
  const client = useQueryClient();
  useEffect(() => {
    live.connectAs({ id, name });
  }, [id, name]);
  useLiveMessages(({ type }) => {
    if (type !== "SAFEGUARDING_ALERT") return;
    void client.invalidateQueries({ queryKey: queryKeyOf("GET /api/moderation/waiting", {}) });
    toast({
      title: "Somebody may be in danger",
      description: "There is a report that waits for you.",
      stays: true,
      action: (
        <Button asChild variant="outline" size="sm">
          {/* Messages stand outside the router. */}
          <a href={linkTo("/moderation")}>Open the report</a>
        </Button>
      ),
    });
  });
  return null;
}
