import type { ProductFields } from '#features/catalogue/product-fields.ts';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import type { FoundProducts } from './find-products.ts';
import type { CsvRow } from './read-csv.ts';
import type { ReportBook } from './report.ts';

/** Checks that SKUs stay unique. Products may swap theirs, so some conflicts show only at the end. */
export class SkuLedger {
  private readonly report: ReportBook;
  private readonly linesBySku = new Map<string, number>();
  private readonly contested = new Map<string, { line: number; holder: ProductRow }>();
  private readonly released = new Set<number>();

  constructor(report: ReportBook) {
    this.report = report;
  }

  /** Records the SKU that a row gives its product; false if an earlier row has it. */
  claim({ line }: CsvRow, before: ProductRow | null, { sku }: ProductFields, found: FoundProducts): boolean {
    if (before?.archivedAt) return true;
    if (before && before.sku !== sku) this.released.add(before.id);
    if (sku === null) return true;
    const earlier = this.linesBySku.get(sku);
    if (earlier !== undefined) {
      this.report.noteError(line, 'sku', `This SKU is already in line ${earlier}`, sku);
      return false;
    }
    this.linesBySku.set(sku, line);
    const holder = found.bySku.get(sku);
    if (holder && holder.id !== before?.id) this.contested.set(sku, { line, holder });
    return true;
  }

  isContested(sku: string | null): boolean {
    return sku !== null && this.contested.has(sku);
  }

  /** After the last row: every holder of a contested SKU must have another one. */
  close(): void {
    for (const [sku, { line, holder }] of this.contested) {
      if (!this.released.has(holder.id)) this.report.noteError(line, 'sku', `'${holder.name}' has this SKU`, sku);
    }
  }
}
