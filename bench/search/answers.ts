import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { searchQuery } from '#features/search/contract.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { manyQueries } from './many-queries.ts';
import { build, snapshotOf } from './shop-in-memory.ts';

// One of them in turn for each query; the first is what most visitors ask.
const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { inStock: 'true' },
  { minPrice: '200', maxPrice: '1500' },
  { category: 'Digital Menu Boards' },
  { sortBy: 'price' },
  { sortBy: 'name', sortOrder: 'desc' },
  { vat: 'inc', maxPrice: '900' },
  { outdoor: 'true', minNits: '700' },
  { cursor: '24', sortBy: 'category' },
  { minSize: '40', maxSize: '60', touch: 'true' },
];
const MOST_NAMED = 20;

/**
 * Writes a fingerprint of each answer to `file`; where it is there already, compares with it and names what differs. For a change that
 * is to make the search faster and leave its answers as they are: once before it and once after.
 */
export async function compareAnswers(file: string, products: number, count: number): Promise<string[]> {
  const snapshot = snapshotOf(judgedCatalogue(products));
  const { inForce } = await build(snapshot);
  const answers: Record<string, string> = {};
  for (const [at, q] of ['', ...manyQueries(count)].entries()) {
    for (const filters of at % FILTERS.length === 0 ? [{}] : [{}, FILTERS[at % FILTERS.length]]) {
      const asked = { q, limit: '24', ...filters };
      const answer = findProducts(searchQuery.parse(asked), snapshot, inForce);
      answers[JSON.stringify(asked)] = fingerprint(answer);
    }
  }
  const total = Object.keys(answers).length;
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(answers));
    return [`${total} answers of ${products} products are in ${file}.`];
  }
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const other = Object.keys(answers).filter((asked) => before[asked] !== answers[asked]);
  return [`${other.length} of ${total} answers of ${products} products differ.`, ...other.slice(0, MOST_NAMED)];
}

function fingerprint(answer: object): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16);
}
