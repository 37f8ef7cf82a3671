import { readConditions, withoutStretches } from '#features/search/server/door.ts';
import type { Condition } from '#features/search/understanding/conditions.ts';
import { about } from '#features/search/understanding/how-much.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';

const COUNT = String.raw`(\d{1,3}|${wordsUpTo(10)})`;
const PIECES = new RegExp(
  String.raw`\b${COUNT}\s+(?:off\b|of (?:them|these|those|it)|x\b|×|pieces|units|(?:\p{L}+ )?(?:screens|displays|boards|kiosks|totems|panels|monitors|tvs|brackets|players|posters|signs|(?:notice|menu)[ -]?boards|noticeboards|tables|(?:touch ?)?screens))|\bfor (?:all )?${COUNT}(?=\s*(?:$|[.,?!]|of\b))|\b(${wordsUpTo(10)})\s+\d{2,3} ?(?:inch|in\b|["″])`,
  'iu',
);
const FOR_ALL = new RegExp(
  String.raw`(?:\bfor (?:all )?${COUNT}(?=\s*(?:$|[.,?!]|of\b))|£ ?[\d,.k]+ (?:\p{L}+ ){0,3}for ${COUNT}(?=\s+\p{L})|\b(?:in total|altogether|all in|for the lot)\b)`,
  'iu',
);
// One in each: 'we have 14 classrooms and about £25,000'.
const PLACES = new RegExp(
  String.raw`\b${COUNT}\s+(?:of (?:our|the|my) )?(?:\p{L}+ )?(?:classrooms|rooms|offices|sites|branches|shops|stores|tills|doors|floors|corridors|wards|halls|schools|hotels|pubs|bars|tables|lifts|entrances)\b`,
  'iu',
);
const MONEY_FOR = new RegExp(String.raw`\bfor (?=${COUNT}\s+\p{L})`, 'iu');
const MOST_PIECES = 999;

/** A wish told as a story, as data: what is looked for, how many, and for how much. */
export interface Wish {
  /** What the search is asked. */
  words: string;
  pieces: number;
  /** The most that is to be spent, in pence: on each, or on all where the message says so. Null without a budget. */
  budgetPence: number | null;
  isForAll: boolean;
}

/** Reads a wish; a budget for all becomes one for each before the search is asked. */
export function readWish(message: string): Wish {
  const said = PIECES.exec(message);
  const price = readConditions(message).find(({ kind }) => kind === 'price') ?? null;
  // Eight floors of tenants want no eight kiosks.
  const isEach = price !== null || /\b(?:each|every|per)\b/iu.test(message);
  const places = said || !isEach ? null : PLACES.exec(message);
  const pieces = Math.min(MOST_PIECES, countIn(said?.slice(1).find(Boolean) ?? places?.[1]));
  const budgetPence = price ? mostNamed(price) : null;
  const isForAll = pieces > 1 && budgetPence !== null && (places !== null || FOR_ALL.test(message));
  const words = isForAll && price ? forEach(message, price, pieces) : message;
  // 'We have £1,000 for two screens' looks for screens, and for nothing that goes with them.
  return { words: words.replace(MONEY_FOR, ' '), pieces, budgetPence, isForAll };
}

function forEach(message: string, price: Condition, pieces: number): string {
  const each = Math.floor((mostNamed(price) ?? 0) / pieces / 100);
  return `${withoutStretches(message, [price])} under £${each}`;
}

// 'About £500' is searched with some room, but £500 is what was named.
function mostNamed({ range: { min, max } }: Condition): number | null {
  if (min === undefined || max === undefined) return max ?? null;
  const middle = (min + max) / 2;
  const room = about(middle);
  return Math.abs(room.min - min) < 1 && Math.abs(room.max - max) < 1 ? Math.round(middle) : max;
}

function countIn(text: string | undefined): number {
  return Math.max(1, numberSaid(text) || 1);
}
