import { workerData } from "node:worker_threads";
import { tsImport } from "tsx/esm/api";

// Loads a thread's source where there is no bundle, in development and in tests.

const { default: work } = await tsImport(workerData, import.meta.url);

export default work;
