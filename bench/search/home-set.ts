import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomFrom } from '../random.ts';
import { withTypo } from './general-set.ts';
import { THINGS, type Thing } from './home-things.ts';

const SYLLABLES = 'ham del mil wau dew roy ryo koh mor hus bel gli lif wer han cor bra fen tol ken sim zep'.split(' ');
const ENDS = [
  '',
  '',
  '',
  ' with Hardware',
  ' for Indoor Use',
  ' - Special Buy',
  ' (2-Pack)',
  ' in Box',
  ' with 5-Year Warranty',
];

interface Product extends Named {
  name: string;
  /** Null for what is only made for a thing. */
  thing: Thing | null;
  price: number;
}

interface Query extends Named {
  q: string;
  typo: boolean;
  thing: Thing;
}

/** What a title tells of a thing, or a query asks of it; empty when it does not. */
interface Named {
  value: string;
  quality: string;
  brand: string;
}

/**
 * A stand-in for another shop's set: titles as a large home improvement shop writes them, queries as its customers type
 * them, judged by rule. What it is, what it is called and its measures are drawn first; the judgments compare those and never
 * the words. It shows what a change does to such a catalogue; figures on judged sets of real shops are other figures.
 * Writes products.jsonl, queries.jsonl and qrels.jsonl into a folder; the same ones each time.
 */
export async function writeHomeSet(folder: string, count: number, queryCount = 1_200): Promise<void> {
  const random = randomFrom(23);
  const products = drawProducts(count, random);
  const queries = drawQueries(queryCount, products, random);
  await mkdir(folder, { recursive: true });
  const write = (name: string, rows: object[]) =>
    writeFile(path.join(folder, name), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  await write(
    'products.jsonl',
    products.map(({ name, price }, at) => ({ id: `p${at}`, name, price })),
  );
  await write(
    'queries.jsonl',
    queries.map(({ q, typo }, at) => ({ id: `q${at}`, q, typo, split: at % 2 ? 'held' : 'dev' })),
  );
  await write(
    'qrels.jsonl',
    queries.flatMap((query, at) =>
      products.flatMap((product, place) => {
        const gain = gainOf(query, product);
        return gain > 0 ? [{ q: `q${at}`, p: `p${place}`, gain }] : [];
      }),
    ),
  );
}

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

function drawProducts(count: number, random: Random): Product[] {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const syllable = () => pick(SYLLABLES, random);
  const brands = Array.from({ length: 300 }, () =>
    capital(syllable() + syllable() + (random() < 0.4 ? syllable() : '')),
  );
  return Array.from({ length: count }, () => {
    const thing = pick(THINGS, random);
    const [value, quality, brand] = [pick(thing.values, random), pick(thing.qualities, random), pick(brands, random)];
    const measure = (thing.measure[0] ?? '').replaceAll('#', value);
    const price = Math.round(500 + random() ** 3 * 90_000) / 100;
    const named = { value, quality, brand, price };
    if (random() < 0.3) {
      const part = pick(thing.parts, random);
      const sized = random() < 0.5 ? ` for ${measure} ${thing.title}` : '';
      return { name: `${brand} ${quality} ${part}${sized}`, thing: null, ...named };
    }
    const name = random() < 0.6 ? `${measure} ${quality} ${thing.title}` : `${measure} ${thing.title} in ${quality}`;
    return { name: `${brand} ${name}${pick(ENDS, random)}`, thing, ...named };
  });
}

function drawQueries(count: number, products: readonly Product[], random: Random): Query[] {
  const ofThing = Map.groupBy(products, ({ thing }) => thing);
  return Array.from({ length: count }, (_, at) => {
    const thing = pick(THINGS, random);
    const sample = pick(ofThing.get(thing) ?? [], random);
    const value = random() < 0.55 ? sample.value : '';
    const quality = random() < 0.35 ? sample.quality : '';
    const brand = random() < 0.12 ? sample.brand : '';
    const measure = value ? pick(thing.measure.slice(1), random).replaceAll('#', value) : '';
    const asked = pick(thing.asked, random);
    const parts = random() < 0.7 ? [brand, measure, quality, asked] : [brand, quality, asked, measure];
    const price = random() < 0.03 ? ` under $${20 * Math.ceil(random() * 40)}` : '';
    const q = `${parts.filter(Boolean).join(' ').toLowerCase()}${price}`;
    const typo = at % 4 === 3;
    return { q: typo ? withTypo(q, random) : q, typo, thing, value, quality, brand };
  });
}

// The thing in everything that was named is exact; with something else of it, partly; what is made for it is not it.
function gainOf(query: Query, product: Product): number {
  if (product.thing !== query.thing) return 0;
  const named = (['value', 'quality', 'brand'] as const).filter((which) => query[which]);
  const missed = named.filter((which) => product[which] !== query[which]).length;
  if (missed === 0) return 1;
  return missed < named.length ? 0.5 : 0.25;
}
