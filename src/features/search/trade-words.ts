import type { Synonym } from './engine/synonyms.ts';
import words from './trade-words.json' with { type: 'json' };

/** Synonyms of the trade and its customers. */
export const TRADE_WORDS: readonly Synonym[] = words;
