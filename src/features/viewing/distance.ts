const METRES_A_FOOT = 0.3048;
const MOST_METRES = 100;

/** The distance that a sentence names, in metres; null if it names none, or none that a room has. */
export function metresIn(sentence: string): number | null {
  const said = /(\d{1,3}(?:\.\d{1,2})?) ?(m|metres?|meters?|ft|feet|foot)(?![\p{L}\d])/iu.exec(sentence);
  if (!said) return null;
  const metres = Number(said[1]) * (/^f/iu.test(said[2] ?? '') ? METRES_A_FOOT : 1);
  return metres > 0 && metres <= MOST_METRES ? metres : null;
}
