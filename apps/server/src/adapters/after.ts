/** Waiting as an argument, as time is: does something later, unless what it answers is called before. */
export type After = (milliseconds: number, act: () => Promise<void>) => () => void;

/** `act` must deal with its own errors. Whoever waits keeps no process alive. */
export const systemAfter: After = (milliseconds, act) => {
  const timer = setTimeout(() => void act(), milliseconds).unref();
  return () => clearTimeout(timer);
};
