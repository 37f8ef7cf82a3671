const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** The alternatives of a pattern that reads the number words up to this one: 'one|two|three'. */
export function wordsUpTo(most: number): string {
  return ONES.slice(0, most).join('|');
}

/** The number that a figure or a number word says, from 'one' to 'nineteen'; NaN where it says none. */
export function numberSaid(text: string | undefined): number {
  if (!text) return Number.NaN;
  const at = ONES.indexOf(text.toLowerCase());
  return at >= 0 ? at + 1 : Number(text);
}
