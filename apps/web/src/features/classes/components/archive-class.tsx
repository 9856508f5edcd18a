import type { ClassDetails } from "@saywell/contract";
import { useState } from "react";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";
import { FormDialog } from "./form-dialog";

/** Puts a class away, or takes it up again. */
export function ArchiveClass({ schoolClass }: { schoolClass: ClassDetails }) {
  const { id: classId, name, isArchived } = schoolClass;
  const [isAsked, setIsAsked] = useState(false);
  const archive = useClassCall("POST /api/classes/{classId}/archive");
  const restore = useClassCall("POST /api/classes/{classId}/restore");
  const close = () => setIsAsked(false);
  return (
    <Card className="items-start gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-lg font-semibold">
          {isArchived ? "This class is archived" : "Archive the class"}
        </h2>
        <p className="text-muted-foreground">
          {isArchived
            ? "Restore it to go on with the same students."
            : "When a class is over: it is kept to look back at, and nobody joins it."}
        </p>
      </div>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {isArchived ? "Restore class" : "Archive class"}
      </Button>
      {!isAsked ? null : isArchived ? (
        <FormDialog
          title={`Restore ${name}?`}
          description="Its students see it again, with its work. You open joining on its page."
          submitLabel="Restore class"
          failure="The class could not be restored. Please try again."
          onSubmit={async () => {
            await restore({ params: { classId } });
            toast({ title: "Class restored" });
          }}
          onClose={close}
        />
      ) : (
        <Confirm
          title={`Archive ${name}?`}
          description="Nobody joins it any more, its students no longer see it, and it gives you no more right to write to them. What they learnt stays theirs. You can restore it at any time."
          submitLabel="Archive class"
          failure="The class could not be archived. Please try again."
          onSubmit={async () => {
            await archive({ params: { classId } });
            toast({ title: "Class archived" });
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
