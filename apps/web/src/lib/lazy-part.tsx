import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PartMissing } from "../ui/part-missing";
import { isOffline } from "./connection";

interface LazyPart<P> {
  (props: P): React.ReactNode;
  /** Gets it before it is shown. */
  load: () => Promise<ComponentType<P>>;
  /** For whoever shows something of their own until it is there. */
  usePart: (isWanted: boolean, onClose?: () => void) => WantedPart<P>;
}

interface WantedPart<P> {
  /** The part, once it was wanted and has come. */
  Shown: ComponentType<P> | null;
  /** Says that it did not come. */
  notice: ReactNode;
}

class NoConnection extends Error {}

/**
 * A part of a page whose code comes when it is first shown. Where that fails the page stays: a
 * notice says so, and the part can be tried again or closed.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  /** What closes the part, for whoever does not want to wait for it; a page's only part has none. */
  close?: (props: P) => void,
): LazyPart<P> {
  let arrived: ComponentType<P> | null = null;

  async function load(): Promise<ComponentType<P>> {
    if (arrived) return arrived;
    // A browser may remember a file that did not arrive, so it is not asked for one in vain.
    if (await isOffline()) throw new NoConnection("There is no connection.");
    arrived = await fetchPart();
    return arrived;
  }

  function usePart(isWanted: boolean, onClose?: () => void): WantedPart<P> {
    const [Shown, setShown] = useState(() => (isWanted ? arrived : null));
    const [tryCount, setTryCount] = useState(1);
    const [failure, setFailure] = useState<{ ofTry: number; isOffline: boolean } | null>(null);
    useEffect(() => {
      if (!isWanted) return;
      let isAwaited = true;
      load().then(
        (part) => isAwaited && setShown(() => part),
        (error) =>
          isAwaited && setFailure({ ofTry: tryCount, isOffline: error instanceof NoConnection }),
      );
      return () => {
        isAwaited = false;
        setFailure(null);
      };
    }, [isWanted, tryCount]);

    const notice =
      failure?.ofTry !== tryCount ? null : (
        <PartMissing
          isOffline={failure.isOffline}
          onRetry={() => setTryCount(tryCount + 1)}
          onClose={onClose}
        />
      );
    return { Shown, notice };
  }

  function Part(props: P) {
    const { Shown, notice } = usePart(true, close && (() => close(props)));
    return Shown ? <Shown {...props} /> : notice;
  }

  return Object.assign(Part, { load, usePart });
}
