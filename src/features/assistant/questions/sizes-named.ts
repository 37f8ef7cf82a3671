const SIZE = String.raw`\d{2,3}(?:["″]|s\b| ?in\b| ?inch(?:es)?)?`;
const SIZES = new RegExp(
  String.raw`(?<![\d.£])((?:${SIZE}(?:\s*[,/&]\s*(?:and |or )?|\s+(?:and|or)\s+))*\d{2,3})(?:["″]|s\b| ?in\b| ?inch(?:es)?)`,
  'iu',
);
const [LEAST, MOST] = [10, 120];

/** The sizes of screens, in inches, that a message names in one breath, in its order: 43, 50 and 55 of 'the cheapest 43, 50 and 55 inch'. */
export function sizesNamed(message: string): readonly number[] {
  const [, said = ''] = SIZES.exec(message) ?? [];
  const sizes = (said.match(/\d{2,3}/gu) ?? []).map(Number);
  return [...new Set(sizes)].filter((inches) => inches >= LEAST && inches <= MOST);
}

const BARE = /\b(?:an?|the|our|my|your|of) (\d{2,3})(?:s|["″])?(?= |$|[,.?!])(?! ?(?:x|×|mm|cm|m|kg|degrees?|%)\b)/iu;

/** The size of a screen in inches that is called by its number alone: 'a 55'; null where a message calls none so. */
export function bareSizeIn(message: string): number | null {
  return Number(BARE.exec(message)?.[1] ?? 0) || null;
}
