import words from './common-words.json' with { type: 'json' };

/** Common English words that name no product; one letter may separate them from a word of the trade ('song' and 'long'). */
export const COMMON_WORDS: readonly string[] = words;
