import type { TestApp } from "../../../testing/build-test-app";

/** What the app logged beside the slowness of a busy machine. */
export const troubles = ({ log }: TestApp) => log.filter(({ event }) => event !== "slow-request");
