import { type Change, recordChanges } from '#features/audit/server/door.ts';
import { explainStock } from '#features/catalogue/server/explain-stock.ts';
import { differences, forAudit } from '#features/catalogue/server/product-record.ts';
import {
  assignSkus,
  insertProducts,
  type ProductToWrite,
  takeIds,
  updateProducts,
} from '#features/catalogue/server/write-products.ts';
import type { Transaction } from '#platform/database.ts';
import type { Plan } from './plan-rows.ts';

/** Who imports a file and when; the note is the file's name. */
export type ImportedBy = { actorId: number; at: Date; note?: string | undefined };

/** Writes plans batch by batch, each product with its entry in the audit log. */
export class PlanWriter {
  readonly writtenIds: number[] = [];
  private readonly tx: Transaction;
  private readonly by: ImportedBy;
  private readonly laterSkus: { id: number; sku: string | null }[] = [];

  constructor(tx: Transaction, by: ImportedBy) {
    this.tx = tx;
    this.by = by;
  }

  async write(plans: readonly Plan[]): Promise<void> {
    const { tx, by } = this;
    const { at } = by;
    const newIds = await takeIds(tx, plans.filter(({ before }) => before === null).length);
    const numbered = plans.map((plan) => ({ ...plan, id: plan.before?.id ?? newIds.shift() ?? 0 }));
    const rows = numbered.map((plan) => this.toWrite(plan));
    const isNew = (_: ProductToWrite, i: number) => plans[i]?.before === null;
    await explainStock(tx, { ...by, reason: 'opening' });
    await insertProducts(tx, rows.filter(isNew), at);
    const changed = rows.filter((_, i) => plans[i]?.before);
    await explainStock(tx, { ...by, reason: 'import' });
    await updateProducts(tx, changed, at);
    const records = numbered.map((plan) => this.toRecord(plan));
    await recordChanges(tx, records, at);
    for (const { id } of rows) this.writtenIds.push(id);
  }

  /** Assigns the SKUs that other products had to free first. */
  close(): Promise<void> {
    return assignSkus(this.tx, this.laterSkus);
  }

  // A SKU that moves to another product is written last, because two products cannot share one meanwhile.
  private toWrite({ id, before, values, isSkuContested }: Plan & { id: number }): ProductToWrite {
    const isFinal = before === null ? !isSkuContested : before.sku === values.sku;
    const keepsStock = before?.stockQuantity === values.stockQuantity;
    if (isFinal) return { id, values, keepsStock };
    this.laterSkus.push({ id, sku: values.sku });
    return { id, values: { ...values, sku: before?.sku ?? null }, keepsStock };
  }

  private toRecord({ id, before, values }: Plan & { id: number }): Change {
    const change = { actorId: this.by.actorId, action: 'product.imported', recordType: 'product', recordId: id };
    if (!before) return { ...change, before: null, after: forAudit({ ...values, archivedAt: null }) };
    const difference = differences(before, { ...before, ...values });
    return { ...change, before: difference?.before ?? {}, after: difference?.after ?? {} };
  }
}
