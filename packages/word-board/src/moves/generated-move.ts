import type { Placement } from "../board/board";

/** Letters of all moves of one position, one after another. */
export interface LetterPool {
  /** A letter, 1 for A, with what is said of it below. */
  codes: Uint8Array;
  used: number;
}

export const codeBlank = 32;
export const codeLaid = 64;
const codeLetter = 31;

/** A play that the rules allow. Positions have thousands of them, so its parts are made when they are read. */
export class GeneratedMove {
  constructor(
    /** What it brings, as `judgePlay` counts it. */
    readonly score: number,
    private readonly pool: LetterPool,
    private readonly from: number,
    private readonly length: number,
    private readonly row: number,
    private readonly col: number,
    private readonly isDown: boolean,
  ) {}

  /** Its main word, in capital letters. */
  get word(): string {
    return Array.from({ length: this.length }, (_, place) =>
      String.fromCharCode(64 + (this.pool.codes[this.from + place]! & codeLetter)),
    ).join("");
  }

  /** The tiles that it lays. */
  get placed(): Placement[] {
    const placed: Placement[] = [];
    for (let place = 0; place < this.length; place++) {
      const code = this.pool.codes[this.from + place]!;
      if ((code & codeLaid) !== 0) continue;
      placed.push({
        row: this.row + (this.isDown ? place : 0),
        col: this.col + (this.isDown ? 0 : place),
        letter: String.fromCharCode(64 + (code & codeLetter)),
        isBlank: (code & codeBlank) !== 0,
      });
    }
    return placed;
  }
}
