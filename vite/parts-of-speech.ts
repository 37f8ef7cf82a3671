import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const LEXICON = 'brill/lib/index.js';
// Numbers, names and abbreviations are told by their form.
const WORD = /^[a-z]{2,20}$/u;
const KINDS: readonly [prefix: string, tag: string][] = [
  ['NN', 'NN'],
  ['VB', 'VB'],
  ['JJ', 'JJ'],
];

/**
 * Ships of the lexicon what the search asks of it: nouns, verbs and adjectives, as a few long texts. As the library holds it, it
 * takes 36 MB of memory. The build fails when the browser's scripts would get it.
 */
export function partsOfSpeech(): Plugin {
  return {
    name: 'parts-of-speech',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/${LEXICON.replaceAll('.', '\\.')}$`) },
      async handler(id) {
        if (this.environment.name === 'client') this.error('The lexicon of parts of speech is for the server alone.');
        const { brill } = (await import(pathToFileURL(createRequire(id).resolve(id)).href)) as {
          brill?: Record<string, string[]>;
        };
        if (!brill) this.error('The library has no lexicon any more.');
        const groups = [...Map.groupBy(wordsOf(brill), ([, tags]) => tags)].map(
          ([tags, words]) => [tags.split(' '), words.map(([word]) => word).join()] as const,
        );
        const code = `export const brill = Object.fromEntries(${JSON.stringify(groups)}.flatMap(([tags, words]) => words.split(',').map((word) => [word, tags])));`;
        return { code, map: null };
      },
    },
  };
}

function wordsOf(lexicon: Readonly<Record<string, readonly (string | undefined)[]>>): [word: string, tags: string][] {
  return Object.entries(lexicon).flatMap(([word, tags]): [string, string][] => {
    if (!WORD.test(word)) return [];
    const kinds = tags.flatMap((tag) => KINDS.find(([prefix]) => tag?.startsWith(prefix))?.[1] ?? 'RB');
    return [[word, [...new Set(kinds)].join(' ')]];
  });
}
