/** Parts that several patterns of a file share, by the name that stands for each: `{{name}}`. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * Makes the patterns of a data file: regular expressions as text, with the file's fragments written
 * out, which may hold others. Throws for a fragment that the file does not have, which is a fault of
 * the data.
 */
export function patternReader(fragments: Fragments): (text: string) => RegExp {
  const written = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const fragment = fragments[name];
      if (fragment === undefined) throw new Error(`There is no fragment called ${name}.`);
      return written(fragment);
    });
  return (text) => new RegExp(written(text));
}
