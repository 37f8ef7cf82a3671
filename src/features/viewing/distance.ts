const METRES_A_FOOT = 0.3048;
const MOST_METRES = 100;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const IN_WORDS = new RegExp(
  String.raw`\b(${NUMBERS.join('|')})( and a half)?(?= (?:m|metres?|meters?|ft|feet|foot)\b)`,
  'giu',
);

/** The distance that a sentence names, in metres; null if it names none, or none that a room has. */
export function metresIn(sentence: string): number | null {
  const figures = sentence.replace(IN_WORDS, (_, word: string, half?: string) =>
    String(NUMBERS.indexOf(word.toLowerCase()) + 1 + (half ? 0.5 : 0)),
  );
  const said = /(\d{1,3}(?:\.\d{1,2})?) ?(m|metres?|meters?|ft|feet|foot)(?![\p{L}\d])/iu.exec(figures);
  if (!said) return null;
  const metres = Number(said[1]) * (/^f/iu.test(said[2] ?? '') ? METRES_A_FOOT : 1);
  return metres > 0 && metres <= MOST_METRES ? metres : null;
}
