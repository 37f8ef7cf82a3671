/** Words, as the index compares them, with their meaning. */
export interface Phrase<Meaning> {
  tokens: readonly string[];
  means: Meaning;
}

/** A phrase that was found, by the places of its first word and behind its last. */
export interface Span<Meaning> {
  from: number;
  to: number;
  means: Meaning;
}

export interface PhraseBook<Meaning> {
  /** The phrases in a text, in order and without overlaps; the longest that begins at a word counts. */
  spansIn(tokens: readonly string[]): Span<Meaning>[];
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
}

export function phraseBook<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseBook<Meaning> {
  const byFirst = new Map<string, Phrase<Meaning>[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.tokens;
    const same = byFirst.get(first);
    if (same) same.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.tokens.length - a.tokens.length);
  return {
    words: new Set(phrases.flatMap(({ tokens }) => tokens)),
    spansIn: (tokens) => {
      const spans: Span<Meaning>[] = [];
      for (let at = 0; at < tokens.length; ) {
        const found = byFirst.get(tokens[at] ?? '')?.find((phrase) => standsAt(phrase.tokens, tokens, at));
        if (found) spans.push({ from: at, to: at + found.tokens.length, means: found.means });
        at += found?.tokens.length ?? 1;
      }
      return spans;
    },
  };
}

function standsAt(phrase: readonly string[], tokens: readonly string[], at: number): boolean {
  return phrase.every((word, i) => tokens[at + i] === word);
}
