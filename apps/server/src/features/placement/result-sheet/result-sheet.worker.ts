import { drawResult, type ResultSheet } from "./result-sheet";

// The thread in which sheets are drawn.

export default async function draw(sheet: ResultSheet): Promise<Uint8Array> {
  return (await drawResult(sheet)).bytes;
}
