import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { randomFrom } from '../random.ts';
import { withTypo } from './general-set.ts';

const words = z.union([z.string(), z.array(z.string())]).nullish();
const product = z.object({
  id: z.coerce.string(),
  name: z.string(),
  category: words,
  description: words,
  features: words,
  price: z.coerce.number().nullish().catch(null),
  attributes: z.union([words, z.record(z.string(), z.unknown()), z.array(z.unknown())]),
});
const query = z.object({
  id: z.coerce.string(),
  q: z.string(),
  split: z.string().default('held'),
  /** Whether this query is one with a typing error, or, as text, the same query with one. */
  typo: z.union([z.boolean(), z.string(), z.number()]).nullish(),
});
const judgment = z.object({ q: z.coerce.string(), p: z.coerce.string(), gain: z.coerce.number() });

export interface ForeignProduct {
  id: string;
  name: string;
  category: string;
  description: string;
  /** Features and attributes as plain words. */
  features: string;
  pounds: number;
}

/** A query of one of the sets that are reckoned separately: a split, or a split's typing errors. */
export interface ForeignQuery {
  id: string;
  q: string;
  set: string;
  /** Product id → gain. */
  gains: ReadonlyMap<string, number>;
}

export interface ForeignSet {
  products: ForeignProduct[];
  queries: ForeignQuery[];
  /** Queries for which no product was judged any good, and which therefore tell nothing. */
  leftOut: number;
}

/** Reads products.jsonl, queries.jsonl and qrels.jsonl. A line that is not as it should be is named. */
export async function readForeignSet(folder: string): Promise<ForeignSet> {
  const products = await readLines(path.join(folder, 'products.jsonl'), product);
  const asked = await readLines(path.join(folder, 'queries.jsonl'), query);
  const judgments = await readLines(path.join(folder, 'qrels.jsonl'), judgment);
  const judged = new Map(
    [...Map.groupBy(judgments, ({ q }) => q)].map(([q, list]) => [q, new Map(list.map(({ p, gain }) => [p, gain]))]),
  );
  const queries = withTypos(asked).map(({ id, q, set }) => ({ id, q, set, gains: judged.get(id) ?? new Map() }));
  const telling = queries.filter(({ gains }) => [...gains.values()].some((gain) => gain > 0));
  return { products: products.map(plainProduct), queries: telling, leftOut: queries.length - telling.length };
}

// Where the set has no typing errors of its own, each query is asked once more with one random edit in one word.
function withTypos(asked: readonly z.output<typeof query>[]): Omit<ForeignQuery, 'gains'>[] {
  const hasOwn = asked.some(({ typo }) => typo);
  const random = randomFrom(17);
  return asked.flatMap(({ id, q, split, typo }) => {
    const plain = { id, q, set: split };
    const misspelt = (text: string) => ({ id, q: text, set: `${split}, typos` });
    if (typeof typo === 'string' && typo !== '') return [plain, misspelt(typo)];
    if (hasOwn) return typo ? [misspelt(q)] : [plain];
    return [plain, misspelt(withTypo(q, random))];
  });
}

function plainProduct(line: z.output<typeof product>): ForeignProduct {
  return {
    id: line.id,
    name: line.name,
    category: said(line.category),
    description: said(line.description),
    features: [said(line.features), said(line.attributes)].filter(Boolean).join(' '),
    pounds: Math.max(0, line.price ?? 0),
  };
}

// A list, or names with values, as the words that they consist of.
function said(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join(' ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name} ${said(each)}`)
      .join(' ');
  return String(value);
}

async function readLines<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T>[]> {
  const rows: z.output<T>[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (!line.trim()) continue;
    rows.push(readLine(line, schema, `${path.basename(file)}, line ${number}`));
  }
  return rows;
}

function readLine<T extends z.ZodType>(line: string, schema: T, where: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(`${where} is not as it should be: ${error instanceof Error ? error.message : error}`);
  }
}
