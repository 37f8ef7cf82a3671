const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBERS = new Map([
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);

/** The alternatives of a pattern that reads single number words up to this number: 'one|two|three'. */
export function wordsUpTo(most: number): string {
  return [...NUMBERS].flatMap(([word, number]) => (number <= most ? [word] : [])).join('|');
}

/** The number that a figure or a single number word says, from 'one' to 'ninety'; NaN where it says none. */
export function numberSaid(text: string | undefined): number {
  if (!text) return Number.NaN;
  return NUMBERS.get(text.toLowerCase()) ?? Number(text);
}
