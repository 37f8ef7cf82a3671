import { formsOf } from './tokens.ts';

/** The words of a catalogue while it is read, each with a number in the order in which they came. */
export interface Vocabulary {
  readonly words: readonly string[];
  numberOf(word: string): number;
  /** The numbers of the forms under which a token is indexed, that of the token itself first. */
  formsOf(token: string): readonly number[];
}

export function openVocabulary(): Vocabulary {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  // Nearly every token is one of a few thousand; the others would fill the memory.
  const formsByToken = new Map<string, readonly number[]>();

  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    return number;
  };
  return {
    words,
    numberOf,
    formsOf: (token) => {
      const known = formsByToken.get(token);
      if (known) return known;
      const forms = formsOf(token).map(numberOf);
      if (formsByToken.size < MOST_REMEMBERED) formsByToken.set(token, forms);
      return forms;
    },
  };
}

const MOST_REMEMBERED = 20_000;
