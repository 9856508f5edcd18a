import { type ComponentType, useEffect, useState } from "react";
import { PartMissing } from "../ui/part-missing";

export interface LazyPart<P> {
  (props: P): React.ReactNode;
  /** Gets it before it is shown. */
  load: () => Promise<ComponentType<P>>;
}

/**
 * A part of a page whose code comes when it is first shown. Where that fails the page stays: a
 * notice says so, and the part can be tried again or closed.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  /** What closes the part, for whoever does not want to wait for it. */
  close: (props: P) => void,
): LazyPart<P> {
  let arrived: ComponentType<P> | null = null;

  async function load(): Promise<ComponentType<P>> {
    if (arrived) return arrived;
    // A browser may remember a file that did not arrive, so it is not asked for one in vain.
    if (!navigator.onLine) throw new Error("There is no connection.");
    arrived = await fetchPart();
    return arrived;
  }

  function Part(props: P) {
    const [Shown, setShown] = useState(() => arrived);
    const [tries, setTries] = useState({ count: 1, hasFailed: false });
    useEffect(() => {
      load().then(
        (part) => setShown(() => part),
        () => setTries({ count: tries.count, hasFailed: true }),
      );
    }, [tries.count]);

    if (Shown) return <Shown {...props} />;
    if (!tries.hasFailed) return null;
    return (
      <PartMissing
        onRetry={() => setTries({ count: tries.count + 1, hasFailed: false })}
        onClose={() => close(props)}
      />
    );
  }

  return Object.assign(Part, { load });
}
