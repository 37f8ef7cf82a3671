import { expect, test } from 'vitest';
import { withChanges } from './change-snapshot.ts';
import type { ProductRow } from './present-product.ts';
import { assembleSnapshot, type CatalogueEntry, toEntry } from './snapshot.ts';

const at = new Date('2026-05-01T12:00:00Z');
const rowOf = (id: number, changed: Partial<ProductRow> = {}): ProductRow => ({
  ...{ id, name: `Panel ${id}`, description: null, price: 1_000 * id, category: 'Kiosks', inStock: true },
  ...{ stockQuantity: 5, reorderPoint: null, stockMovedAt: null, imageUrl: null, gallery: [], sku: `P-${id}` },
  ...{ specs: { weightKg: id }, archivedAt: null, isService: false, version: 1, createdAt: at, updatedAt: at },
  ...changed,
});

const entryOf = (row: ProductRow | undefined, known?: CatalogueEntry) => (row ? toEntry(row, 2_000, known) : null);

test('after thousands of changes of every kind, singly and many at once, the memory is what a fresh read would be', () => {
  let seed = 17;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const rows = new Map(Array.from({ length: 60 }, (_, i) => [2 * i + 1, rowOf(2 * i + 1)]));
  const fresh = () => {
    const sorted = [...rows.values()].sort((a, b) => a.id - b.id);
    return assembleSnapshot(
      sorted.flatMap((row) => entryOf(row) ?? []),
      2_000,
    );
  };
  const change = (id: number, name: string) => {
    const row = rows.get(id) ?? rowOf(id);
    const kinds: Partial<ProductRow>[] = [
      ...[
        { stockQuantity: below(3) },
        { stockQuantity: below(9) },
        { price: below(90_000) },
        { name: `Board ${name}` },
      ],
      ...[{ archivedAt: row.archivedAt ? null : at }, { category: 'Totems' }, { sku: `Q-${name}` }, { sku: null }],
      { specs: { weightKg: below(50) } },
    ];
    if (below(20) === 0) rows.delete(id);
    else rows.set(id, { ...row, ...kinds[below(kinds.length)] });
  };
  let memory = fresh();
  for (let round = 0; round < 3_000; round++) {
    const ids = new Set(Array.from({ length: round % 40 === 0 ? 50 : 1 }, () => 1 + below(130)));
    for (const id of ids) change(id, `${round} ${id}`);
    const before = memory;
    const seen = [...before.entries];
    memory = withChanges(before, new Map([...ids].map((id) => [id, entryOf(rows.get(id), before.byId.get(id))])));
    expect(before.entries).toEqual(seen);
    expect(memory.version).toBe(before.version + 1);
  }
  const { entries, words } = fresh();
  const idsOf = (each: typeof words) => each.map(({ id, name, category, sku }) => [id, name, category, sku]);
  expect(memory.entries).toEqual(entries);
  expect(memory.byId.size).toBe(entries.length);
  for (let id = 0; id < 140; id++) {
    expect(memory.byId.get(id)).toEqual(entries.find(({ product }) => product.id === id));
  }
  for (const { product } of entries) if (product.sku) expect(memory.bySku.get(product.sku)?.product).toEqual(product);
  expect(memory.bySku.get('Q-1 1')?.product.sku ?? 'Q-1 1').toBe('Q-1 1');
  expect(idsOf(memory.words)).toEqual(idsOf(words));
});

test('a SKU that was given up finds nothing, and one that moved finds its new product, however many moved', () => {
  let memory = assembleSnapshot(
    [1, 2].flatMap((id) => entryOf(rowOf(id)) ?? []),
    2_000,
  );
  for (let n = 0; n < 2_500; n++) {
    const [a, b] = [rowOf(1, { sku: `S-${n}` }), rowOf(2, { sku: `S-${n - 1}` })];
    memory = withChanges(memory, new Map([a, b].map((row) => [row.id, entryOf(row)])));
    expect([memory.bySku.get(`S-${n}`), memory.bySku.get(`S-${n - 1}`)].map((each) => each?.product.id)).toEqual([
      1, 2,
    ]);
    expect(memory.bySku.get(`S-${n - 2}`)).toBeUndefined();
  }
});

test('specifications that stay are the same object, since others remember what they read of them', () => {
  const before = assembleSnapshot(
    [1].flatMap((id) => entryOf(rowOf(id)) ?? []),
    2_000,
  );
  const known = before.byId.get(1);
  expect(entryOf(rowOf(1, { price: 5 }), known)?.product.specs).toBe(known?.product.specs);
});

test('the search’s texts are those of the products as they are, in the same array, so that nothing holds them as they were', () => {
  const before = assembleSnapshot(
    [1, 2].flatMap((id) => entryOf(rowOf(id)) ?? []),
    2_000,
  );
  const dearer = entryOf(rowOf(2, { price: 5 }), before.byId.get(2));
  const after = withChanges(before, new Map([[2, dearer]]));
  expect(after.words).toBe(before.words);
  expect(after.words).toEqual(after.entries.map(({ product }) => product));
  expect(after.words[1]).toBe(after.byId.get(2)?.product);
});
