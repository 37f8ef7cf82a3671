import { countedGoods } from '#features/assistant/questions/job.ts';
import { numberSaid } from '#values/number-words.ts';
import type { JobChange } from './job-turn.ts';

const BETWEEN = /\s+(?:and|plus|with)\s+|\s*[,;+&\n]\s*/iu;

/** A list that was asked for in words, with the changes of a turn made in it: '6 brackets, 6 x 3 m HDMI' with 'make it 8' is of eight each; null where one names nothing of it. */
export function listChanged(list: string, changes: readonly JobChange[]): readonly string[] | null {
  let parts: readonly string[] | null = list
    .split(BETWEEN)
    .map((part) => part.replace(/[.?!]+\s*$/u, '').trim())
    .filter(Boolean);
  for (const change of changes) {
    if (parts === null) return null;
    if (change.kind === 'count') parts = counted(parts, change.pieces);
    else if (change.kind === 'swap') parts = swapped(parts, change.swap);
    else if (change.kind === 'remove') parts = without(parts, change.words);
    else if (change.kind === 'add') parts = [...parts, change.words];
  }
  return parts;
}

const SIZE = /^\d{2,3}s?$/iu;
const LEADING = /^(\d{1,4}|\p{L}+)(?=\s*[x×]?\s)/iu;

// What has as many as the first is one for each.
function counted(parts: readonly string[], pieces: number): readonly string[] {
  const first = countedGoods(parts[0] ?? '').pieces;
  return parts.map((part) => {
    const said = numberSaid(LEADING.exec(part)?.[1]);
    return said === first || countedGoods(part).pieces === first ? part.replace(LEADING, String(pieces)) : part;
  });
}

function swapped(
  parts: readonly string[],
  { old, new: now }: { old: string | null; new: string },
): readonly string[] | null {
  const words = (old ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
  const at = parts.findIndex((part) => words.length > 0 && words.every((word) => part.toLowerCase().includes(word)));
  const part = parts[at];
  if (part === undefined) return null;
  const count = LEADING.exec(part)?.[1] ?? '1';
  // 'To 5m' is a length of what it stands for.
  // 'The 65s for 75s' changes the size and leaves the rest.
  if (SIZE.test(old ?? '') && SIZE.test(now)) {
    const size = `${now.replace(/s$/iu, '')} inch`;
    return parts.map((each, place) =>
      place === at ? each.replace(new RegExp(`${old}s?(?: ?inch| ?["″])?`, 'iu'), size) : each,
    );
  }
  const isMeasure = /^\d+(?:\.\d+)? ?(?:m|metres?|inch|in|["″])?$/iu.test(now);
  const thing = isMeasure
    ? `${old} ${/\bhdmi\b/iu.test(old ?? '') ? 'lead ' : ''}${now.replace(/(\d)m\b/iu, '$1 m')}`
    : now;
  return parts.map((each, place) => (place === at ? `${count} x ${thing}` : each));
}

function without(parts: readonly string[], words: string): readonly string[] | null {
  const stem = words.toLowerCase().replace(/s$/u, '');
  const left = parts.filter((part) => !part.toLowerCase().includes(stem));
  return left.length < parts.length && left.length > 0 ? left : null;
}
