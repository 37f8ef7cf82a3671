import type { ImportReport } from '#features/catalogue/file-contract.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { toCsv } from '#platform/csv.ts';
import { openShop } from '../../src/shop.ts';
import { signedIn } from '../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../tests/support/shop.ts';
import type { ForeignProduct } from './foreign-files.ts';

/** A shop on a database of its own that holds these products and nothing else. */
export interface ScratchShop {
  context: TestShop['context'];
  importMs: number;
  /** Asks the search API. Answers the places, in the list of products, of the first `count`. */
  ask(q: string, count: number): Promise<number[]>;
  close(): Promise<void>;
}

const COLUMNS = ['sku', 'name', 'description', 'price', 'category', 'inStock', 'stockQuantity', 'connectivity'];
const MOST = { name: 200, category: 100, description: 10_000, feature: 60, features: 40 };
// The import takes files of up to 50 MB.
const MOST_LETTERS = 20_000_000;

/** Opens a shop, and fills it through the import that staff use. */
export async function openScratchShop(products: readonly ForeignProduct[]): Promise<ScratchShop> {
  const shop = await openTestShop();
  try {
    const start = performance.now();
    const staff = await signedIn(shop, 'admin');
    for (const csv of filesOf(products)) await importFile(staff, csv);
    const importMs = performance.now() - start;
    // Without the watch for secrets that the tests' shop has on every answer, which would be measured too.
    const api = openShop(shop.context);
    return {
      context: shop.context,
      importMs,
      ask: async (q, count) => {
        const query = new URLSearchParams({ q, limit: String(count) });
        const response = await api.fetch(new Request(`http://127.0.0.1:3000/api/search/products?${query}`));
        if (!response.ok) throw new Error(`‘${q}’ was answered with ${response.status}.`);
        const answer = (await response.json()) as SearchAnswer;
        return answer.products.map(({ sku }) => Number(sku?.slice(REFERENCE.length)));
      },
      close: () => shop.close(),
    };
  } catch (error) {
    await shop.close();
    throw error;
  }
}

// No query begins like this, so that no reference is taken for a part number.
const REFERENCE = 'REF ';

async function importFile(staff: TestShop | Awaited<ReturnType<typeof signedIn>>, csv: string): Promise<void> {
  const response = await staff.fetch('/api/products/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: csv,
  });
  const answer = (await response.json()) as ImportReport & { report?: ImportReport; detail?: string };
  if (response.status !== 200) {
    const [first] = (answer.report ?? answer).errors ?? [];
    throw new Error(
      `The import refused the products: ${first ? `line ${first.line}: ${first.message}` : answer.detail}`,
    );
  }
}

function* filesOf(products: readonly ForeignProduct[]): Generator<string> {
  let rows: string[] = [];
  let letters = 0;
  for (const [place, product] of products.entries()) {
    const row = toCsv([rowOf(product, place)]);
    if (letters + row.length > MOST_LETTERS) {
      yield [toCsv([COLUMNS]), ...rows].join('');
      [rows, letters] = [[], 0];
    }
    rows.push(row);
    letters += row.length;
  }
  if (rows.length > 0) yield [toCsv([COLUMNS]), ...rows].join('');
}

// What is longer than the shop takes goes on where there is room: a name in the description, features too.
function rowOf({ name, category, description, features, pounds }: ForeignProduct, place: number): string[] {
  const [short, rest] = cut(plain(name) || 'Product', MOST.name);
  const [list, others] = featuresIn(plain(features));
  const said = [rest, plain(description), others].filter(Boolean).join(' ');
  return [
    `${REFERENCE}${place}`,
    short,
    cut(said, MOST.description)[0],
    pounds.toFixed(2),
    cut(plain(category) || 'Products', MOST.category)[0],
    'true',
    '5',
    list.map((item) => item.replace(/[\\|]/g, '\\$&')).join(' | '),
  ];
}

function featuresIn(text: string): [list: string[], rest: string] {
  const list: string[] = [];
  let rest = text;
  while (rest && list.length < MOST.features) {
    const [item, next] = cut(rest, MOST.feature);
    list.push(item);
    rest = next;
  }
  return [list, rest];
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

// At a blank where there is one.
function cut(text: string, most: number): [string, string] {
  if (text.length <= most) return [text, ''];
  const blank = text.lastIndexOf(' ', most);
  const at = blank > most / 2 ? blank : most;
  return [text.slice(0, at).toWellFormed().trim(), text.slice(at).toWellFormed().trim()];
}
