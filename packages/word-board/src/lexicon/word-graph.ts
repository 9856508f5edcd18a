/**
 * A set of words as a minimal acyclic graph of letters (a DAWG: Appel and Jacobson, "The world's
 * fastest Scrabble program", 1988). Words that end alike share their ends.
 */
export interface WordGraph {
  /**
   * Edge by edge, the edges of a node one after another. Bits 0 to 4: the letter, 1 for A; bit 5: a
   * word ends with it; bit 6: the last edge of its node; from bit 7: where the edges of the node behind
   * it begin, 0 where there are none. Edge 0 is no edge: it says where the edges of the root begin.
   */
  edges: Uint32Array;
  /** Where the edges of a node begin: the letters that they have, a bit for each. Computed of the edges. */
  follows: Uint32Array;
}

export const letterBits = 31;
export const endsWord = 32;
export const isLastEdge = 64;
export const childShift = 7;

interface Node {
  /** Letter and whether a word ends with it, and the node behind it. */
  edges: { letter: number; isEnd: boolean; to: Node }[];
  /** Where its edges begin, once they are written. */
  at: number;
  key: number;
}

const a = "a".charCodeAt(0);

/** The number of a letter, 1 for A, in whatever case; 0 for what is none. */
export function letterNumber(letter: string): number {
  // Small and capital letters differ by one bit.
  const number = (letter.charCodeAt(0) | 32) - a + 1;
  return number >= 1 && number <= 26 ? number : 0;
}

/**
 * A graph of words that are sorted, in the letters A to Z of either case. Words that end alike are
 * joined while they are read (Daciuk and others, "Incremental construction of minimal acyclic finite
 * state automata", 2000).
 */
export function buildWordGraph(words: Iterable<string>): WordGraph {
  const leaf: Node = { edges: [], at: 0, key: 0 };
  const root: Node = { edges: [], at: 0, key: -1 };
  const known = new Map<string, Node>();
  /** The nodes that the last word went through, from the root. */
  const path: Node[] = [root];
  let keys = 0;

  /** What was behind these letters of the last word changes no more. */
  function settle(from: number): void {
    for (let depth = path.length - 1; depth > from; depth--) {
      const node = path[depth]!;
      const last = path[depth - 1]!.edges.at(-1)!;
      if (node.edges.length === 0) last.to = leaf;
      else {
        const key = node.edges
          .map(({ letter, isEnd, to }) => `${letter}${isEnd ? "!" : "."}${to.key}`)
          .join(",");
        const same = known.get(key);
        if (same === undefined) {
          node.key = ++keys;
          known.set(key, node);
        }
        last.to = same ?? node;
      }
    }
    path.length = from + 1;
  }

  let before = "";
  for (const word of words) {
    let shared = 0;
    while (shared < word.length && word.charAt(shared) === before.charAt(shared)) shared++;
    settle(shared);
    for (let place = shared; place < word.length; place++) {
      const node: Node = { edges: [], at: 0, key: -1 };
      const letter = letterNumber(word.charAt(place));
      path.at(-1)!.edges.push({ letter, isEnd: false, to: node });
      path.push(node);
    }
    if (word.length > 0) path[word.length - 1]!.edges.at(-1)!.isEnd = true;
    before = word;
  }
  settle(0);

  const nodes = [...known.values(), root];
  let next = 1;
  for (const node of nodes) {
    node.at = next;
    next += node.edges.length;
  }
  const edges = new Uint32Array(next);
  edges[0] = root.edges.length === 0 ? 0 : root.at;
  for (const node of nodes) {
    for (const [place, { letter, isEnd, to }] of node.edges.entries()) {
      edges[node.at + place] =
        letter |
        (isEnd ? endsWord : 0) |
        (place === node.edges.length - 1 ? isLastEdge : 0) |
        (to.at << childShift);
    }
  }
  return graphOf(edges);
}

function graphOf(edges: Uint32Array): WordGraph {
  const follows = new Uint32Array(edges.length);
  let node = 1;
  for (let at = 1; at < edges.length; at++) {
    const edge = edges[at]!;
    follows[node]! |= 1 << (edge & letterBits);
    if ((edge & isLastEdge) !== 0) node = at + 1;
  }
  return { edges, follows };
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The edge for a letter among those of one node; 0 where there is none. */
export function edgeFor(edges: Uint32Array, node: number, letter: number): number {
  if (node === 0) return 0;
  for (let at = node; ; at++) {
    const edge = edges[at]!;
    if ((edge & letterBits) === letter) return edge;
    if ((edge & isLastEdge) !== 0) return 0;
  }
}

/** Whether a word, in letters of either case, is in a graph. */
export function hasWord({ edges }: WordGraph, word: string): boolean {
  let node = edges[0]!;
  let edge = 0;
  for (let place = 0; place < word.length; place++) {
    const letter = letterNumber(word.charAt(place));
    edge = letter === 0 ? 0 : edgeFor(edges, node, letter);
    if (edge === 0) return false;
    node = edge >>> childShift;
  }
  return (edge & endsWord) !== 0;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Digits of base 64 for one edge: six hold its 32 bits. */
const digitsOfEdge = 6;

/** A graph as text that is stored: for each edge six digits of base 64, the lowest first. */
export function encodeWordGraph({ edges }: WordGraph): string {
  const parts: string[] = [];
  for (const edge of edges) {
    for (let place = 0; place < digitsOfEdge; place++) {
      parts.push(digits.charAt((edge >>> (6 * place)) & 63));
    }
  }
  return parts.join("");
}

export function decodeWordGraph(text: string): WordGraph {
  const values = new Uint8Array(128);
  for (const [value, digit] of Array.from(digits).entries()) values[digit.charCodeAt(0)] = value;
  const edges = new Uint32Array(text.length / digitsOfEdge);
  let from = 0;
  for (let at = 0; at < edges.length; at++) {
    let edge = 0;
    for (let place = 0; place < digitsOfEdge; place++) {
      edge |= values[text.charCodeAt(from++)]! << (6 * place);
    }
    edges[at] = edge;
  }
  return graphOf(edges);
}
