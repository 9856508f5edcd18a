/** So many texts are remembered: those of a reply that is being read. */
const most = 200;

/**
 * The same function, which remembers what it made of the last texts: a reply that comes in pieces asks for
 * the same sentences again and again.
 */
export function remember<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= most) made.clear();
    // Long texts are read once, and would only take room.
    if (text.length <= 1000) made.set(text, fresh);
    return fresh;
  };
}
