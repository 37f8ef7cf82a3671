import { numberSaid, wordsUpTo } from '#values/number-words.ts';

// '24/7', '4k60' and '1.9' count nothing.
const COUNT = String.raw`(?<![/.,\d])([1-9]\d{0,2}|${wordsUpTo(12)}|a dozen)(?![/\d])`;
const THINGS =
  '(?:screens|displays|boards|kiosks|totems|panels|monitors|tvs|televisions|brackets|mounts|players|leads|cables|trolleys|stands|posters|cabinets|licences|remotes)';
// '43 menu boards' are boards of 43 inches.
const SIZES = new Set(['10', '13', '15', '22', '24', '27', '32', '43', '46', '49', '50', '55', '65', '75', '86', '98']);
// '600 x 400' are holes, '3 x 3' is a wall; '3 x 43 inch' are three.
const NO_GRID = String.raw`(?!\s*(?:\d{3}\b|[2-9]\b(?! ?(?:inch|["″]))))`;
// '50 × 50' is the size of a cabinet.
const NO_SQUARE = String.raw`(?!\b(?<side>\d{2,3})\s*[x×]\s*\k<side>\b)`;
const PIECES = new RegExp(
  String.raw`${NO_SQUARE}(?:\b${COUNT}\s+(?:off?\b|[x×]${NO_GRID}(?![\p{L}])|pieces\b|units\b)|\b${COUNT}\s*[x×]\s${NO_GRID}|\bfor (?:all )?${COUNT}(?=\s*(?:$|[.,?!]|with\b|including\b))|\b${COUNT}\s+(?!inch|"|″|output|sided|channel|port)(?:[\p{L}\d"″/-]+\s+){0,4}${THINGS}\b|\b${COUNT}\s+(?:[\p{L}-]+\s+){1,2}\d{2,3}s\b|\b${COUNT}\s+(?:of them\s+)?(?:side by side|next to each other|in a row|beside each other)\b|\b(?:bought|buy|took|take|ordered|order|had|have|get|got)\s+${COUNT}(?=\s*(?:$|[.,?!])))`,
  'iu',
);

/** How many of a product a message speaks of: 'four of the 43 inch', 'three menu boards', 'two Touch 65s'; else one. */
export function piecesIn(message: string): number {
  const found = PIECES.exec(message);
  const said = found?.slice(1).find(Boolean)?.toLowerCase();
  const isSize = SIZES.has(said ?? '') && !/\b(?:of|x|pieces|units)\b|×/u.test(found?.[0] ?? '');
  if (!said || isSize) return 1;
  return said === 'a dozen' ? 12 : numberSaid(said);
}

/** How many of the product of a name a message speaks of. The figures of the name count nothing: 'LED cabinet 50 × 50, 2.6 mm'. */
export function piecesOf(name: string, message: string): number {
  return piecesIn(withoutName(name, message));
}

/** A message in which the name of a product stands as 'pieces', so that its figures count nothing. */
export function withoutName(name: string, message: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const between = String.raw`(?:[^\p{L}\d]+|(?<=\d) ?x ?(?=\d))`;
  const asWritten = new RegExp(String.raw`(?<![\p{L}\d])${words.join(between)}s?(?![\p{L}\d])`, 'giu');
  return message.replace(asWritten, 'pieces');
}
