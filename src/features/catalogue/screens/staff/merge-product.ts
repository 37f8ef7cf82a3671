import { type Difference, differences } from '#features/audit/differences.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { parsePence, toDecimal } from '#values/money.ts';
import { bodyOf, type ProductBody } from './product-body.ts';

type Fields = Record<string, unknown>;

/** A form that met a newer state of its product. */
export interface Meeting {
  /** What is different in the product since the form was opened. */
  meanwhile: Difference[];
  /** What of it is undone if the form is saved all the same: both have changed it, and not to the same. */
  undone: Difference[];
  /** The product as it is now with what was changed in the form, and nothing else of it. */
  body: ProductBody;
}

/** Puts what was changed in a form on top of what others have changed: `opened`, the product as the form began; `now`, as it is. */
export function mergeProduct(opened: StoreProduct, now: StoreProduct, typed: ProductBody): Meeting {
  const { version: _, stockSeen: __, stockQuantity, specs, ...fields } = typed;
  const began = bodyOf(opened);
  const newest = bodyOf(now);
  const changed = changedFrom(began, fields);
  const changedSpecs = changedFrom(began.specs, specs);
  const counted = stockQuantity === undefined ? {} : { stockQuantity, stockSeen: now.stockQuantity };
  const meanwhile = differences(inForm(opened), inForm(now));
  const saved = differences(inForm(now), inForm({ ...now, ...changed, ...counted }, changedSpecs));
  return {
    meanwhile,
    undone: saved.filter(({ field }) => meanwhile.some((other) => other.field === field)),
    body: { ...newest, ...changed, ...counted, specs: { ...newest.specs, ...changedSpecs }, version: now.version },
  };
}

function changedFrom(began: Fields, typed: Fields): Fields {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => plain(value) !== plain(began[name])));
}

// A field that is blank and one that is not there mean the same, and a text area knows one kind of line break.
function plain(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim();
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The fields of the form in its order, as the product or the form has them. */
function inForm(product: Fields & { specs: Fields; gallery?: unknown }, changedSpecs: Fields = {}): Fields {
  const { name, sku, category, price, stockQuantity, inStock, reorderPoint, description, imageUrl, gallery } = product;
  const pence = parsePence(String(price));
  const sold = { name, sku, category, price: pence === null ? price : toDecimal(pence), stockQuantity, inStock };
  const pictures = (gallery as { alt: string }[]).map(({ alt }) => alt);
  const specs = withoutBlank({ ...product.specs, ...changedSpecs });
  return { ...withoutBlank({ ...sold, reorderPoint, description, imageUrl }), pictures, specs };
}

function withoutBlank(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => plain(value) !== '' && plain(value) !== '[]'));
}
