import { numberSaid, wordsUpTo } from '#values/number-words.ts';

const METRES_IN: Readonly<Record<string, number>> = { m: 1, f: 0.3048, y: 0.9144, p: 0.75 };
const MOST_METRES = 100;
const UNIT = 'm|met(?:re|er)s?|ft|feet|foot|yds?|yards?|paces?|steps';
const IN_WORDS = new RegExp(String.raw`\b(${wordsUpTo(MOST_METRES)})( and a half)?(?= (?:${UNIT})\b)`, 'giu');
const SAID = new RegExp(String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(${UNIT})(?![\p{L}\d])`, 'iu');

/** The distance that a sentence names, in metres, a pace as three quarters of one; null if it names none, or none that a room has. */
export function metresIn(sentence: string): number | null {
  const figures = sentence.replace(IN_WORDS, (_, word: string, half?: string) =>
    String(numberSaid(word) + (half ? 0.5 : 0)),
  );
  const [, number, unit = ''] = SAID.exec(figures) ?? [];
  if (number === undefined) return null;
  const metres = Number(number) * (METRES_IN[/^[sp]/iu.test(unit) ? 'p' : unit.charAt(0).toLowerCase()] ?? 1);
  return metres > 0 && metres <= MOST_METRES ? metres : null;
}
