import type { ClassDetails } from "@saywell/contract";
import { Copy, DoorClosed, RefreshCw } from "lucide-react";
import { useState } from "react";
import { renderSVG } from "uqr";
import { linkTo } from "../../../lib/links";
import { sayFailed } from "../../../lib/say-failed";
import { Confirm } from "../../../product-ui/confirm";
import { useLinkButtons } from "../../../product-ui/link-buttons";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";
import { inFours } from "../model/class-code";

/** How students come into a class: by a code, its link, and a picture for a phone's camera. */
export function ClassCode({ schoolClass }: { schoolClass: ClassDetails }) {
  const { id, joinCode, isArchived } = schoolClass;
  const [isBusy, setIsBusy] = useState(false);
  const setCode = useClassCall("POST /api/classes/{classId}/code");
  if (isArchived) {
    return (
      <p className="rounded-xl border border-rule bg-surface p-5">
        This class is archived: nobody joins it. You can restore it in its settings.
      </p>
    );
  }
  if (joinCode !== null) return <OpenCode classId={id} code={joinCode} />;
  async function open() {
    setIsBusy(true);
    await setCode({ params: { classId: id }, body: { isOpen: true } }).catch(
      sayFailed("The code could not be made."),
    );
    setIsBusy(false);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-rule bg-surface p-5 shadow-lift sm:p-6">
      <p>Joining is closed. Open it, and you get a new code for your students.</p>
      <Button onClick={() => void open()} disabled={isBusy}>
        Open joining
      </Button>
    </div>
  );
}

type Asked = "new" | "close";

function OpenCode({ classId, code }: { classId: string; code: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const setCode = useClassCall("POST /api/classes/{classId}/code");
  const path = linkTo("/join-class/:code", { code });
  const { origin, host } = window.location;
  const qr = renderSVG(`${origin}${path}`, { border: 2 });
  const { buttons, below } = useLinkButtons({
    title: "Join my class",
    makeLink: () => `${origin}${path}`,
  });
  const copyCode = () =>
    void navigator.clipboard.writeText(code).then(
      () => toast({ title: "Code copied" }),
      () => toast({ title: "Your browser did not allow it", description: `The code is ${code}.` }),
    );
  return (
    <div className="grid items-center gap-x-8 gap-y-4 rounded-xl border border-rule bg-surface p-5 shadow-lift sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div>
          <p className="text-muted-foreground">
            Students go to <span className="font-semibold break-all">{`${host}/join-class`}</span>{" "}
            and type
          </p>
          <p className="figures text-4xl font-bold tracking-wide whitespace-nowrap">
            <span className="sr-only">the code </span>
            {inFours(code)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={copyCode}>
            <Copy aria-hidden /> Copy code
          </Button>
          {buttons}
          <Button variant="ghost" className="px-3" onClick={() => setAsked("new")}>
            <RefreshCw aria-hidden /> New code
          </Button>
          <Button variant="ghost" className="px-3" onClick={() => setAsked("close")}>
            <DoorClosed aria-hidden /> Close joining
          </Button>
        </div>
        {below}
      </div>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="A code for the camera of a phone. It opens the page to join."
        width={160}
        height={160}
        className="size-40 rounded-lg border border-rule bg-white max-sm:hidden"
      />
      {asked === null ? null : (
        <Confirm
          {...questions[asked]}
          failure="The code could not be changed. Please try again."
          onSubmit={() =>
            setCode({ params: { classId }, body: { isOpen: asked === "new" } }).then(() =>
              toast({ title: asked === "new" ? "There is a new code" : "Joining is closed" }),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

const questions = {
  new: {
    title: "Make a new code?",
    description:
      "The old code and its link lead nowhere from then on. Who is in the class stays in it.",
    submitLabel: "Make a new code",
  },
  close: {
    title: "Close joining?",
    description:
      "The code and its link lead nowhere from then on. Who is in the class stays in it. You can open joining again, with a new code.",
    submitLabel: "Close joining",
  },
} as const satisfies Record<Asked, object>;
