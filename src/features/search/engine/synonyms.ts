import { DETERMINERS, everyToken } from './tokens.ts';

/** Words for the same thing: each finds the others. `oneWay`: only the first finds the others. */
export interface Synonym {
  terms: readonly string[];
  /** From 0 to 1: the weight of the other words beside the typed one. */
  weight?: number;
  oneWay?: boolean;
}

/** A part of a query with its synonyms. */
export interface Span {
  tokens: readonly string[];
  also: readonly { tokens: readonly string[]; weight: number }[];
}

/** The synonyms of a shop, ready for lookup. */
export interface SynonymBook {
  /** Every word in it, also those outside the catalogue: targets for corrections. */
  words: readonly string[];
  /** Splits a query's words: the longest known phrase first, else single words. */
  spansOf(tokens: readonly string[]): Span[];
}

const WEIGHT = 0.9;
const OF_LENGTH = 3;

export function openSynonyms(synonyms: readonly Synonym[]): SynonymBook {
  const entries = new Map<string, { tokens: readonly string[]; weight: number }[]>();
  const words = new Set<string>();
  let longest = 1;
  for (const { terms, weight = WEIGHT, oneWay } of synonyms) {
    const phrases = terms.map(everyToken).filter((tokens) => tokens.length > 0);
    for (const [at, from] of phrases.entries()) {
      if (oneWay && at > 0) break;
      longest = Math.max(longest, from.length);
      for (const token of from) words.add(token);
      const others = phrases.filter((other) => other !== from).map((tokens) => ({ tokens, weight }));
      entries.set(from.join(' '), [...(entries.get(from.join(' ')) ?? []), ...others]);
    }
  }
  return {
    words: [...words],
    spansOf: (tokens) => {
      const spans: Span[] = [];
      for (let at = 0; at < tokens.length; ) {
        const length = longestAt(tokens, at);
        const turned = length === 1 ? turnedAt(tokens, at) : null;
        if (turned) {
          spans.push(turned);
          at += OF_LENGTH;
          continue;
        }
        const span = tokens.slice(at, at + length);
        spans.push({ tokens: span, also: entries.get(span.join(' ')) ?? [] });
        at += length;
      }
      return spans;
    },
  };

  // A 'wall of LED' is an LED wall.
  function turnedAt(tokens: readonly string[], at: number): Span | null {
    const [thing, of, material] = tokens.slice(at, at + OF_LENGTH);
    if (of !== 'of' || !thing || !material) return null;
    const also = entries.get(`${material} ${thing}`);
    return also ? { tokens: [material, thing], also } : null;
  }

  function longestAt(tokens: readonly string[], at: number): number {
    for (let length = Math.min(longest, tokens.length - at); length > 1; length--) {
      const end = at + length;
      if (entries.has(tokens.slice(at, end).join(' ')) && !leadsOn(tokens, end)) return length;
    }
    return 1;
  }
}

function leadsOn(tokens: readonly string[], end: number): boolean {
  return tokens[end - 1] === 'in' && DETERMINERS.includes(tokens[end] ?? '');
}
