import { renderSVG } from "uqr";
import { linkTo } from "../../../../lib/links";
import { cn } from "../../../../ui/class-names";
import { inThrees } from "../../model/in-threes";
import { stageText } from "./stage-text";

interface JoinCodeProps {
  code: string;
  /** Whether many have joined: then their names need the room more than those who are still to come. */
  isAmongMany: boolean;
}

/** How a class comes in: an address, a code to type there, and a picture for a phone's camera. */
export function JoinCode({ code, isAmongMany }: JoinCodeProps) {
  const { origin, host } = window.location;
  const qr = renderSVG(`${origin}${linkTo("/join", {}, { query: { code } })}`, { border: 2 });
  return (
    <div className="grid items-center gap-x-[3vw] gap-y-5 rounded-2xl border border-rule bg-surface p-5 shadow-lift sm:grid-cols-[minmax(0,1fr)_auto] sm:p-[2vw]">
      <div className="grid min-w-0 gap-3 text-center sm:text-left">
        <p className={stageText.address}>
          Go to <strong className="break-all text-primary">{`${host}/join`}</strong> and type
        </p>
        <p
          className={cn(
            "figures font-bold tracking-wide whitespace-nowrap",
            isAmongMany ? stageText.codeAmongMany : stageText.code,
          )}
        >
          <span className="sr-only">the code </span>
          {inThrees(code)}
        </p>
      </div>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="A code for the camera of a phone. It opens the same page."
        width={320}
        height={320}
        className={cn(
          "mx-auto rounded-lg border border-rule bg-white",
          isAmongMany ? "size-[clamp(8rem,13vw,18rem)]" : "size-[clamp(10rem,20vw,30rem)]",
        )}
      />
    </div>
  );
}

/** The same in one line, for who comes late. */
export const JoinLine = ({ code }: { code: string }) => (
  <p className="text-muted-foreground">
    {`${window.location.host}/join`}{" "}
    <strong className="figures whitespace-nowrap text-foreground">{inThrees(code)}</strong>
  </p>
);
