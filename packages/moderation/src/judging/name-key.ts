import { fold } from "../text/fold";

/**
 * What names have in common that can be mistaken for each other: case, accents, spaces, signs and
 * letters of another alphabet that look alike make no difference. A name that is not written in
 * letters like the Latin ones stays as it is.
 */
export function nameKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    // Accents go; the vowels of scripts that write them as marks are letters of the name.
    .replaceAll(/[^\p{L}\p{N}\p{M}]|\p{Script=Inherited}/gu, "");
  const read = fold(name).text.replaceAll(/[^a-z0-9]/g, "");
  return read.length > plain.length / 2 ? read : plain;
}
