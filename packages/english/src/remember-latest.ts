/**
 * The same function with a memory of what it found for up to `most` keys. Of more the oldest is
 * forgotten, because keys come from what people write and from what they ask.
 */
export function rememberLatest<V>(find: (key: string) => V, most: number): (key: string) => V {
  const found = new Map<string, V>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= most) found.delete(found.keys().next().value!);
    const value = find(key);
    found.set(key, value);
    return value;
  };
}
