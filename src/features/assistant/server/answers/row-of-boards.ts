import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const OF_MENUS = /\b(?:menus?|boards?|prices? list|price ?lists?)\b/iu;
const ASKS = /\bhow many\b|\b(?:which|what) sizes?\b|\bwhat (?:would|will|can|could) (?:fit|go)\b/iu;
const WIDTH =
  /(?<![\d.])(\d(?:\.\d{1,2})?) ?(?:m|metres?|meters?)\b(?! ?(?:away|back|from|high|up|tall|deep))(?=.{0,12}\b(?:wide|width|wall|counter|across|long)\b|\s)/iu;
const IS_WIDTH = /\b(?:wide|width|wall|across|long (?:counter|wall)|counter)\b/iu;
const MOST_IN_A_ROW = 4;
const MOST_NAMED = 3;

interface Row {
  product: Product;
  pieces: number;
  widthMm: number;
  pence: number;
}

/** 'My counter is 3 metres wide, how many boards': complete sets and single boards in a row that fill most of that width, the cheapest first. */
export async function answerRowOfBoards({ snapshot, message }: Asked): Promise<AssistantAnswer | null> {
  const metres = Number(WIDTH.exec(message)?.[1]);
  if (!metres || !IS_WIDTH.test(message) || !OF_MENUS.test(message) || !ASKS.test(message)) return null;
  const isBoard = kindNamed('menu board');
  const rows = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isBoard(product) && product.specs.formFactor !== 'free-standing')
    .flatMap((product) => rowOf(product, metres * 1000) ?? [])
    .sort((a, b) => b.widthMm - a.widthMm || a.pence - b.pence);
  const [widest] = rows;
  if (!widest) return null;
  const sets = rows.filter(({ product }) => product.specs.panels !== undefined);
  const singles = rows.filter(({ product }) => product.specs.panels === undefined);
  const shown = [...sets.slice(0, 1), ...singles].slice(0, MOST_NAMED);
  const least = Math.min(...shown.map(({ pieces, product }) => pieces * (product.specs.panels ?? 1)));
  const most = Math.max(...shown.map(({ pieces, product }) => pieces * (product.specs.panels ?? 1)));
  return {
    ...NOTHING,
    reply: [
      `Across ${metres.toLocaleString('en-GB')} m ${least === most ? `go ${most}` : `go ${least} to ${most}`} boards side by side, by their stated widths:`,
      ...shown.map(lineOf),
      'Smaller boards leave more wall free and are read from less far: a board is read from about an eighth of its inches in metres.',
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
  const width = (widthMm / 1000).toLocaleString('en-GB', { maximumFractionDigits: 2 });
  return `• ${what}: ${width} m, ${formatPounds(pence)} ex VAT.`;
}
