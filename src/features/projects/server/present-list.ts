import { type CatalogueEntry, catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { checkRooms } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { toDecimal, vatOn, withVat } from '#values/money.ts';
import { partsWithVat } from '#values/parts-with-vat.ts';
import type { ProjectList, ProjectListLine } from '../contract.ts';
import { GUEST_LIST_DAYS } from '../list-limits.ts';
import { byRoom } from '../rooms.ts';
import type { ProjectListLineRow } from '../tables.ts';
import type { OpenedList } from './open-list.ts';
import { readKeyOf } from './share-list.ts';
import { listLines } from './write-lines.ts';

/** A list at the prices of this moment, from the catalogue in memory; one query for its lines, however many, unless they are known. */
export async function presentList(
  context: AppContext,
  opened: OpenedList,
  known?: readonly ProjectListLineRow[],
): Promise<ProjectList> {
  const { row, access } = opened;
  const [lines, snapshot, readKey] = await Promise.all([
    known ?? listLines(context.db, row.id),
    catalogueOf(context).current(),
    readKeyOf(context.db, opened),
  ]);
  const total = penceOf(lines, snapshot);
  const vat = vatOn(total, snapshot.vatRate);
  return {
    ...{ id: row.id, name: row.name, access, readKey, version: row.version },
    lines: lines.map((line) => presentLine(line, snapshot)),
    rooms: await presentRooms(context, lines, snapshot),
    total: toDecimal(total),
    vatRate: toDecimal(snapshot.vatRate),
    vatAmount: toDecimal(vat),
    totalIncVat: toDecimal(total + vat),
    keptUntil: row.customerId === null ? addDays(row.openedAt, GUEST_LIST_DAYS).toISOString() : null,
    changedAt: row.changedAt.toISOString(),
  };
}

function presentLine(row: ProjectListLineRow, { byId, vatRate }: Snapshot): ProjectListLine {
  const { productId, productName, quantity, room } = row;
  const entry = byId.get(productId);
  const total = entry && entry.pricePence * quantity;
  return {
    ...{ productId, quantity, room },
    name: entry?.product.name ?? productName,
    product: entry ? presentProduct(entry) : null,
    total: total === undefined ? null : toDecimal(total),
    totalIncVat: total === undefined ? null : toDecimal(withVat(total, vatRate)),
  };
}

function presentProduct({ product }: CatalogueEntry) {
  const { id, name, sku, price, priceIncVat, imageUrl, inStock, stockQuantity } = product;
  return { id, name, sku, price, priceIncVat, imageUrl, inStock, stockQuantity };
}

// The rooms inc VAT add up to the list inc VAT.
async function presentRooms(context: AppContext, lines: readonly ProjectListLineRow[], snapshot: Snapshot) {
  const rooms = byRoom(lines);
  const sums = rooms.map((room) => penceOf(room.lines, snapshot));
  const incVat = partsWithVat(sums, snapshot.vatRate);
  const findings = await checkRooms(
    context,
    rooms.map((room) => room.lines),
  );
  return rooms.map(({ name }, at) => ({
    name,
    total: toDecimal(sums[at] ?? 0),
    totalIncVat: toDecimal(incVat[at] ?? 0),
    findings: findings[at] ?? [],
  }));
}

function penceOf(lines: readonly ProjectListLineRow[], { byId }: Snapshot): number {
  return lines.reduce((sum, { productId, quantity }) => sum + (byId.get(productId)?.pricePence ?? 0) * quantity, 0);
}
