import type { CartLine } from '#features/cart/contract.ts';
import { fittedOf } from '#features/cart/fitted.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { formatPounds, toDecimal } from '#values/money.ts';
import type { CartRow } from './cart-lines.ts';

/** A line at the catalogue's current price, with a notice of what has changed since it was added. */
export function presentLine(row: CartRow, { byId }: Snapshot): CartLine {
  const entry = byId.get(row.productId);
  const notice = entry ? noticeOf(row, entry) : 'This product is no longer sold. Please remove it from the cart.';
  const fitted = fittedOf(row);
  return {
    id: row.id,
    customerId: row.customerId,
    productId: row.productId,
    quantity: row.quantity,
    addedAt: row.addedAt.toISOString(),
    product: entry?.product ?? null,
    lineTotal: toDecimal(entry ? entry.pricePence * row.quantity : 0),
    ...(notice ? { notice } : {}),
    ...(fitted && { fitting: { count: fitted.count, height: String(fitted.heightCm / 100), survey: fitted.survey } }),
  };
}

function noticeOf(row: CartRow, { product, pricePence }: CatalogueEntry): string {
  const sentences: string[] = [];
  if (!product.inStock) sentences.push('This product is out of stock.');
  else if (row.quantity > product.stockQuantity) {
    sentences.push(`Only ${product.stockQuantity} left. Please lower the quantity.`);
  }
  if (pricePence !== row.priceWhenAdded) {
    sentences.push(
      `The price changed from ${formatPounds(row.priceWhenAdded)} to ${formatPounds(pricePence)} ex VAT since you added it.`,
    );
  }
  return sentences.join(' ');
}
