const METRES_IN: Readonly<Record<string, number>> = { m: 1, f: 0.3048, y: 0.9144, p: 0.75 };
const MOST_METRES = 100;
const UNIT = 'm|met(?:re|er)s?|ft|feet|foot|yds?|yards?|paces?|steps';
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const IN_WORDS = new RegExp(String.raw`\b(${[...NUMBERS, ...TENS].join('|')})( and a half)?(?= (?:${UNIT})\b)`, 'giu');
const SAID = new RegExp(String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(${UNIT})(?![\p{L}\d])`, 'iu');

/** The distance that a sentence names, in metres, a pace as three quarters of one; null if it names none, or none that a room has. */
export function metresIn(sentence: string): number | null {
  const figures = sentence.replace(IN_WORDS, (_, word: string, half?: string) =>
    String(numberOf(word.toLowerCase()) + (half ? 0.5 : 0)),
  );
  const [, number, unit = ''] = SAID.exec(figures) ?? [];
  if (number === undefined) return null;
  const metres = Number(number) * (METRES_IN[/^[sp]/iu.test(unit) ? 'p' : unit.charAt(0).toLowerCase()] ?? 1);
  return metres > 0 && metres <= MOST_METRES ? metres : null;
}

function numberOf(word: string): number {
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : 10 * (TENS.indexOf(word) + 3);
}
