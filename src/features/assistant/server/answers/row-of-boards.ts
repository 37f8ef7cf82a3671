import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { sidesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint } from '#features/viewing/reading.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const OF_MENUS = /\b(?:menus?|boards?|price ?lists?|counters?|side by side|next to each other|in a row)\b/iu;
const ASKS = /\bhow many\b|\b(?:which|what) sizes?\b|\bwhat (?:would|will|can|could) (?:fit|go)\b/iu;
const WIDTH =
  /(?<![\d.])(\d(?:\.\d{1,2})?) ?(?:m|metres?|meters?)\b(?! ?(?:away|back|from|high|up|tall|deep))(?=.{0,12}\b(?:wide|width|wall|counter|across|long)\b|\s)/iu;
const IS_WIDTH = /\b(?:wide|width|wall|across|long (?:counter|wall)|counter|space|room)\b/iu;
const MOST_IN_A_ROW = 4;
const MOST_NAMED = 3;

interface Row {
  product: Product;
  pieces: number;
  widthMm: number;
  pence: number;
}

/** 'My counter is 3 metres wide, how many boards': the complete set and the single boards in a row that take most of that width, each with how far it is read. */
export async function answerRowOfBoards({ snapshot, message }: Asked): Promise<AssistantAnswer | null> {
  const metres = Number(WIDTH.exec(message)?.[1]);
  if (!metres || !IS_WIDTH.test(message) || !OF_MENUS.test(message) || !ASKS.test(message)) return null;
  const isBoard = kindNamed('menu board');
  const rows = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isBoard(product) && product.specs.formFactor !== 'free-standing')
    .flatMap((product) => rowOf(product, metres * 1000) ?? [])
    .sort((a, b) => b.widthMm - a.widthMm || a.pence - b.pence);
  if (rows.length === 0) return null;
  const sets = rows.filter(({ product }) => product.specs.panels !== undefined);
  const singles = rows.filter(({ product }) => product.specs.panels === undefined);
  const shown = [...sets.slice(0, 1), ...singles].slice(0, MOST_NAMED);
  const counts = shown.map(({ pieces, product }) => pieces * (product.specs.panels ?? 1));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return {
    ...NOTHING,
    reply: [
      `Across ${say(metres)} m ${least === most ? `go ${most}` : `go ${least} to ${most}`} boards side by side, by their stated widths:`,
      ...shown.map(lineOf),
      `How far each is read is for print of a twentieth of the picture’s height, about twelve lines; larger print is read from further.`,
    ].join('\n'),
    sources: shown.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: shown.map(({ product }) => ({ product, reason: 'By its stated width.' })),
    total: shown.length,
  };
}

// Boards that hang landscape; a set is one row by itself.
function rowOf(product: Product, widthMm: number): Row | null {
  const { widthMm: own, orientation, panels } = product.specs;
  if (own === undefined || own > widthMm || (panels === undefined && orientation === 'portrait')) return null;
  const pieces = panels === undefined ? Math.min(MOST_IN_A_ROW, Math.floor(widthMm / own)) : 1;
  return { product, pieces, widthMm: own * pieces, pence: toPence(product.price) * pieces };
}

function lineOf({ product, pieces, widthMm, pence }: Row): string {
  const what = pieces > 1 ? `${pieces} × ${product.name}` : product.name;
  const { panelInches, screenSizeInches } = product.specs;
  const inches = panelInches ?? screenSizeInches;
  const far = inches ? `, read from up to ${say(farthestOfPrint(sidesOf(inches).heightMm))} m` : '';
  return `• ${what}: ${say(widthMm / 1000)} m wide${far}, ${formatPounds(pence)} ex VAT.`;
}

function say(metres: number): string {
  return metres.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
