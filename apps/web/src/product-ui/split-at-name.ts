interface NamedPart {
  text: string;
  isName: boolean;
}

/** Cuts a text where the learner's name stands as a word of its own. */
export function splitAtName(text: string, name: string): NamedPart[] {
  if (name === "") return [{ text, isName: false }];
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(${escaped})(?![\p{L}\p{M}\p{N}])`,
    "u",
  );
  // A captured separator stands at every second place.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
