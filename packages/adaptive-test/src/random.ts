/** The next draw from [0, 1). */
export type Random = () => number;

/**
 * A generator of draws that the seed decides: sfc32 (Doty-Humphrey's Small Fast Counter, 128 bits
 * of state, passes PractRand), its state filled from the seed by MurmurHash3's mixing. Good for
 * choosing items and for simulations, not for secrets.
 */
export function randomFrom(seed: number | string): Random {
  let hash = 1779033703;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const mixed = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  let a = mixed();
  let b = mixed();
  let c = mixed();
  let counter = mixed();
  const random = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first draws of close seeds are alike until the state is stirred.
  for (let round = 0; round < 12; round += 1) random();
  return random;
}
