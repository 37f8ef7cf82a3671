import { expect, test } from 'vitest';
import type { ProductRow } from './present-product.ts';
import { assembleSnapshot, toEntry, withRows } from './snapshot.ts';

const at = new Date('2026-05-01T12:00:00Z');
const rowOf = (id: number, changed: Partial<ProductRow> = {}): ProductRow => ({
  ...{ id, name: `Panel ${id}`, description: null, price: 1_000 * id, category: 'Kiosks', inStock: true },
  ...{ stockQuantity: 5, reorderPoint: null, stockMovedAt: null, imageUrl: null, gallery: [], sku: `P-${id}` },
  ...{ specs: { weightKg: id }, archivedAt: null, version: 1, createdAt: at, updatedAt: at },
  ...changed,
});

test('after a thousand changes of every kind the memory is what a fresh read would be', () => {
  let seed = 17;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const rows = new Map(Array.from({ length: 60 }, (_, i) => [2 * i + 1, rowOf(2 * i + 1)]));
  const fresh = () =>
    assembleSnapshot(
      [...rows.values()].filter(({ archivedAt }) => !archivedAt).map((row) => toEntry(row, 2_000)),
      2_000,
      null,
    );
  let memory = fresh();
  for (let change = 0; change < 1_000; change++) {
    const id = 1 + below(130);
    const row = rows.get(id) ?? rowOf(id);
    const kinds: Partial<ProductRow>[] = [
      ...[
        { stockQuantity: below(3) },
        { stockQuantity: below(9) },
        { price: below(90_000) },
        { name: `Board ${change}` },
      ],
      ...[{ archivedAt: row.archivedAt ? null : at }, { category: 'Totems' }, { sku: `Q-${change}` }],
    ];
    if (below(20) === 0) rows.delete(id);
    else rows.set(id, { ...row, ...kinds[below(kinds.length)] });
    const before = memory;
    const seen = before.byId.get(id);
    memory = withRows(
      before,
      [id],
      [rows.get(id)].filter((each) => each !== undefined),
    );
    expect(before.byId.get(id)).toBe(seen);
    expect(memory.version).toBe(before.version + 1);
  }
  const { entries, byId, bySku, words } = fresh();
  const idsOf = (each: typeof words) => each.map(({ id, name, category, sku }) => [id, name, category, sku]);
  expect(memory.entries).toEqual(entries);
  expect([...memory.byId.values()].sort((a, b) => a.product.id - b.product.id)).toEqual(entries);
  expect(memory.byId.size).toBe(byId.size);
  expect(new Set(memory.bySku.keys())).toEqual(new Set(bySku.keys()));
  expect(idsOf(memory.words)).toEqual(idsOf(words));
});
