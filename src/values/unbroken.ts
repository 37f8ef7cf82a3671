const NO_BREAK_SPACE = '\u00a0';

/** A text that stays in one line wherever it has the room: a postcode, a telephone number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** The same text, in which no number ends a line before its unit: '3.0 × 2.0 m'. */
export function withUnbrokenUnits(text: string): string {
  return text.replace(/(\d) (?=(?:mm|cm|m|kg|W|nits|Hz)\b)/g, `$1${NO_BREAK_SPACE}`);
}
