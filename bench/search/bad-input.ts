import { searchContract, searchQuery } from '#features/search/contract.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { suggest } from '#features/search/server/suggest.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { build, snapshotOf } from './shop-in-memory.ts';

const ROUNDS = 15;
const ASKED_FOR_MS = 50;

/** Queries and filters that are typed by mistake, for fun or with intent. */
const BAD_INPUT: readonly [what: string, asked: Record<string, string>][] = [
  ['nothing', { q: '' }],
  ['one letter', { q: 'k' }],
  ['5,000 letters', { q: 'x'.repeat(5_000) }],
  ['5,000 letters without two alike in a row', { q: 'abcdefghijklmnopqrstuvwxyz'.repeat(193) }],
  ['5,000 words with a wrong letter', { q: 'menue '.repeat(5_000) }],
  ['many words, all different and all wrong', { q: Array.from({ length: 90 }, (_, i) => `scren${i}tuoch`).join(' ') }],
  ['many misspelt words', { q: 'scren bord kioks vidoe brackit outdor tuoch totm displya menue plyer celing widnow' }],
  ['small words alone', { q: 'the for with a of and' }],
  ['soft words alone', { q: 'big cheap good nice small bright new for two people in a shop' }],
  ['signs alone', { q: '?!.,;:' }],
  ['emoji', { q: '👩‍🍳🖥️👍🏽' }],
  ['Arabic', { q: 'شاشة عرض خارجية' }],
  ['%00', { q: 'kiosk\u0000%00' }],
  ['a regular expression', { q: '.*+?^$()|{[]}\\%_ (a+)+$' }],
  ['SQL', { q: "' or 1=1; drop table products --" }],
  ['HTML', { q: '<script>alert(1)</script>' }],
  ['inches alone', { q: 'inch inch inch' }],
  ['hundreds of inches', { q: '55 inch '.repeat(600) }],
  ['hundreds of prices', { q: 'under £500 over £2k '.repeat(250) }],
  ['digits', { q: '9'.repeat(5_000) }],
  ['spaces', { q: `kiosk${' '.repeat(5_000)}totem` }],
  ['quotation marks', { q: '"menu '.repeat(900) }],
  ['marks over letters', { q: `e${'\u0301'.repeat(5_000)}` }],
  ['55 inch under £0', { q: '55 inch under £0' }],
  ['under 2000 over 3000', { q: 'under 2000 over 3000' }],
  ['a price range the wrong way round', { q: 'screen', minPrice: '3000', maxPrice: '1' }],
  ['negative', { q: 'screen', minPrice: '-1' }],
  ['NaN', { q: 'screen', maxPrice: 'NaN' }],
  ['an unknown sort', { q: 'screen', sortBy: 'colour' }],
  ['a category that does not exist', { q: 'screen', category: 'Teapots' }],
];

/** The slowest bad input, as a search with its refusal or its whole answer, and as something that is being typed. */
export async function measureBadInput(...counts: readonly (number | undefined)[]): Promise<string[]> {
  const lines = counts.map(async (count) => {
    const products = judgedCatalogue(count);
    const snapshot = snapshotOf(products);
    const { inForce } = await build(snapshot);
    const search = (asked: Record<string, string>) => {
      const query = searchQuery.safeParse(asked);
      if (query.success) findProducts(query.data, snapshot, inForce);
    };
    const type = ({ q }: Record<string, string>) => {
      const typed = searchContract['GET /api/search/suggest'].query.parse({ q });
      suggest(typed.q ?? '', snapshot, inForce);
    };
    return `  ${products.length} products: search ${slowest(search)}; suggestions ${slowest(type)}`;
  });
  return [
    `Bad input, ${BAD_INPUT.length} kinds, the middle of ${ROUNDS} times each, asked for: under ${ASKED_FOR_MS} ms`,
    ...(await Promise.all(lines)),
  ];
}

function slowest(work: (asked: Record<string, string>) => void): string {
  const took = BAD_INPUT.map(([what, asked]) => ({ what, ms: middle(() => work(asked)) }));
  const [first, second] = took.sort((a, b) => b.ms - a.ms);
  return [first, second].map((each) => `${each?.ms.toFixed(2)} ms (${each?.what})`).join(', then ');
}

function middle(work: () => void): number {
  const took = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return took.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
