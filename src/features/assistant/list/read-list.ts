import { namesPlace, readDestination } from '#features/assistant/questions/destination.ts';
import { BY_ONESELF, DELIVERED, namesGoods } from '#features/assistant/questions/job.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { isExtra, isName, type LineRead, WHERE, withExtra } from './extras-read.ts';
import { countIn, partsIn, sized } from './list-parts.ts';

/** A list of goods as a message asks for it, with what is done with them. */
export interface ListRead {
  lines: readonly LineRead[];
  isFitted: boolean;
  isDelivered: boolean;
}

// 'For 4 meeting rooms' is one for each of them.
const FOR_SO_MANY = new RegExp(
  String.raw`\bfor (?:our |the |all )?(?<count>\d{1,3}|${wordsUpTo(40)}) (?:\p{L}+ ){0,2}\p{L}+s\b`,
  'iu',
);
const SECOND = /^(?:an? |the )?(?:second|another|other|further)(?: one)?\b(?!.*\b(?:bracket|screen|display))/iu;
// A list asks what it comes to, and nothing else in any of its sentences.
const ASKS_ELSE =
  /(?:^|[.?!]\s+)\W*(?:(?:and|but|so|hi|hello) )*(?:which|who|where|when|why|how (?!much)|is|are|do|does|will|should|has|have you|can (?:i|we)|could (?:i|we))\b|\b(?:which|where|when|why|difference|better|best|brighter|versus|vs|or should|whether|cheaper|compatible|fits|work)\b/iu;
// What it costs to run is no list.
const OF_RUNNING = /\b(?:hours? a day|kwh|a unit|electric\w*|running costs?|to run|24 hours)\b/iu;
const OF_PLACE = /^(?:for|in|at|by|behind|above|near|to go|outside|inside|on|over|under)\b/iu;

/** Reads a message as a list of goods, with what goes with them and what is done with them; null where a part of it says anything else. */
export function readList(message: string): ListRead | null {
  if (OF_RUNNING.test(message) || ASKS_ELSE.test(message)) return null;
  const parts = partsIn(message);
  const end = parts.findLastIndex(
    (part) => !NAMES_SERVICE.test(part) && !ONLY_A_TOWN.test(part) && !DELIVERED.test(part),
  );
  let list: ListRead | null = { lines: [], isFitted: false, isDelivered: false };
  for (const [at, part] of parts.entries()) {
    list = withPart(list, part, at === end);
    if (list === null) return null;
  }
  return list.lines.length > 0 && !BY_ONESELF.test(message) ? list : null;
}

function withPart(list: ListRead, part: string, isLast: boolean): ListRead | null {
  const { lines } = list;
  if (NAMES_SERVICE.test(part)) return { ...list, isFitted: true };
  const isDelivery = DELIVERED.test(part) || (/^(?:to|in) \p{Lu}/u.test(part) && namesPlace(part));
  if (isDelivery && part.split(' ').length <= 6) return { ...list, isDelivered: true };
  if (lines.length > 0 && readDestination(part).name === null && ONLY_A_TOWN.test(part) && namesPlace(`to ${part}`))
    return list;
  const last = lines.at(-1);
  if (last && SECOND.test(part))
    return { ...list, lines: lines.with(-1, { ...last, pieces: last.pieces + 1, said: `${last.said} ${part}` }) };
  if (last && OF_PLACE.test(part)) return { ...list, lines: lines.with(-1, { ...last, said: `${last.said} ${part}` }) };
  if (last && isExtra(part, last)) return { ...list, lines: withExtra(lines, part, isLast) };
  // 'One screen, screen and cable' names no other screen.
  if (last && /^(?:the |a )?(?:screens?|displays?|tvs?)$/iu.test(part)) return list;
  const line = lineOf(part);
  return namesGoods(sized(part)) && isName(line.words) ? { ...list, lines: [...lines, line] } : null;
}

const NAMES_SERVICE =
  /^(?:your |the |someone to |your men to )?(?:fitting|fitted|installation|installed|install|fit)(?: (?:it|them|please|by you|too|as well|of them|for (?:all|them)))?$/iu;
const ONLY_A_TOWN = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

function lineOf(part: string): LineRead {
  const { count, words } = countIn(part);
  const many = count ?? (numberSaid(FOR_SO_MANY.exec(part)?.groups?.count) || 1);
  return { words: sized(words.replace(WHERE, '')), pieces: many, said: part, extras: [] };
}
