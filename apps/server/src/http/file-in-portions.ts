/** What a file says next, and of whom it tells there. */
export interface Portion {
  text: string;
  shows: readonly (string | null)[];
}

/**
 * A file that is too large to be held whole: it is made while it is sent. Of each portion the audit log
 * keeps at which children staff look in it before the portion goes.
 */
export class FileInPortions {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly portions: AsyncIterable<Portion>,
  ) {}

  /** The same file, of whose portions somebody hears before they go. */
  heard(hear: (shown: string[]) => Promise<void>): FileInPortions {
    const { portions } = this;
    async function* afterHearing() {
      for await (const portion of portions) {
        const shown = new Set(portion.shows.filter((id) => id !== null));
        if (shown.size > 0) await hear([...shown]);
        yield portion;
      }
    }
    return new FileInPortions(this.name, this.type, afterHearing());
  }

  async *texts(): AsyncGenerator<string> {
    for await (const { text } of this.portions) yield text;
  }
}
