const STOP_WORDS = new Set(
  'a an and any are as at be by can for from have i in is it me my need of on or our some that the this to want we with you your'.split(
    ' ',
  ),
);
// 55", 55 inch, 55-inch and 55in are one thing. A bare 'in' counts only right behind its number or at the end, for 'in' is
// also a word.
const INCHES = /(\d+(?:\.\d+)?)\s*(?:"|”|“|″|''|′′|[\s-]?inch(?:es)?\b|in\b)/g;
const INCH_MARK = 'in';
const TOKEN = /\d+\/\d+|\d+(?:\.\d+)?[a-z]*|[\p{L}\p{N}]+/gu;
const LONGEST_TOKEN = 40;

/** A text as the words that a search compares: lower case, no accents, no plural, no small words. */
export function tokenise(text: string): string[] {
  return (plain(text).replace(INCHES, `$1${INCH_MARK} `).match(TOKEN) ?? [])
    .map((token) => stem(token.slice(0, LONGEST_TOKEN)))
    .filter((token) => !STOP_WORDS.has(token));
}

/** Every word under which a text is found: a size also under its bare number. */
export function tokensToIndex(text: string): string[] {
  return tokenise(text).flatMap((token) => {
    const inches = inchesOf(token);
    return inches === null ? [token] : [token, inches];
  });
}

/** The number of `55in`, or null. */
export function inchesOf(token: string): string | null {
  return /^(\d+(?:\.\d+)?)in$/.exec(token)?.[1] ?? null;
}

/** A part number as one word, whatever separates its parts. */
export function joined(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’‘]|(?<=\p{L})'(?=\p{L})/gu, '')
    .toLowerCase();
}

// 'displays' and 'display', 'accessories' and 'accessory', 'boxes' and 'box'; not 'wireless', 'nexus' or 'chassis'.
function stem(token: string): string {
  if (token.length < 4 || /\d/.test(token)) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(token)) return token.slice(0, -2);
  return /[^su]s$/.test(token) && !token.endsWith('is') ? token.slice(0, -1) : token;
}
