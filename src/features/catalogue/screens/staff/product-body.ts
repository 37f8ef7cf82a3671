import type { Attribute, AttributeTable, SpecsSent } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { parsePence } from '#values/money.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';

/** The product form as a request body. An unchanged stock is omitted, so that saving does not undo sales made meanwhile. */
export function productBody(form: FormData, attributes: AttributeTable = ATTRIBUTES) {
  const text = (name: string) => String(form.get(name) ?? '');
  const isCounted = text('stockQuantity') !== text('stockSeen');
  return {
    name: text('name'),
    description: text('description'),
    price: typedAmount(text('price')),
    category: text('category'),
    inStock: form.has('inStock'),
    imageUrl: text('imageUrl'),
    sku: text('sku'),
    ...(form.has('reorderPoint') && { reorderPoint: text('reorderPoint') }),
    specs: specsOf(form, attributes),
    gallery: galleryOf([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    ...(isCounted && { stockQuantity: text('stockQuantity') }),
    ...(isCounted && form.has('stockSeen') && { stockSeen: Number(text('stockSeen')) }),
    ...(form.has('version') && { version: Number(text('version')) }),
  };
}

export type ProductBody = ReturnType<typeof productBody>;

/** What the form of this product sends when nothing was changed in it. */
export function bodyOf(product: StoreProduct): ProductBody {
  const form = new FormData();
  for (const name of Object.keys(ATTRIBUTES)) form.set(`specs.${name}`, '');
  for (const [name, value] of Object.entries(answersOf(product)))
    if (name !== 'inStock' || value) form.set(name, value);
  return productBody(form);
}

/** Whether saving the form gives away a product that had a price, or is new. */
export function isGivenAway(form: FormData, before: Pick<StoreProduct, 'price'> | null): boolean {
  return (
    parsePence(typedAmount(String(form.get('price') ?? ''))) === 0 && (before === null || Number(before.price) > 0)
  );
}

/** A new stock count, with the fields that the API requires. */
export function stockBody(product: StoreProduct, count: string) {
  const { name, price, category, stockQuantity, version } = product;
  return { name, price, category, version, stockQuantity: count, stockSeen: stockQuantity };
}

/** The values of the form's fields: a product's, or the refused input. */
export type ProductAnswers = Record<string, string>;

export const NEW_PRODUCT: ProductAnswers = { inStock: 'on', stockQuantity: '0' };

export function answersOf(product: StoreProduct): ProductAnswers {
  const { specs, version, stockQuantity } = product;
  const answers: Record<string, unknown> = {
    ...product,
    inStock: product.inStock ? 'on' : '',
    stockSeen: stockQuantity,
    version,
    ...Object.fromEntries(Object.entries(specs).map(([name, value]) => [`specs.${name}`, specText(value)])),
    ...Object.fromEntries(
      product.gallery.flatMap(({ url, alt }, at) => [
        [`gallery.${at}.url`, url],
        [`gallery.${at}.alt`, alt],
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])),
  );
}

export function typedAnswers(form: FormData): ProductAnswers {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** The further pictures in a form's values, in their order. */
export function galleryOf(answers: Iterable<readonly string[]>): { url: string; alt: string }[] {
  const known = new Map([...answers].map(([name = '', value = '']) => [name, value]));
  const places = [...known.keys()].flatMap((name) => /^gallery\.(\d+)\.url$/.exec(name)?.[1] ?? []).map(Number);
  return places
    .sort((a, b) => a - b)
    .map((at) => ({ url: known.get(`gallery.${at}.url`) ?? '', alt: known.get(`gallery.${at}.alt`) ?? '' }));
}

function specsOf(form: FormData, attributes: AttributeTable): SpecsSent<typeof ATTRIBUTES> {
  const specs = Object.entries(attributes).flatMap(([key, { kind }]) => {
    const text = form.get(`specs.${key}`);
    return typeof text === 'string' ? [[key, specValue(kind, text)]] : [];
  });
  return Object.fromEntries(specs);
}

function specValue(kind: Attribute['kind'], text: string): unknown {
  if (kind === 'list') return listOf(text);
  if (kind !== 'yes or no') return text;
  return text === '' ? null : text === 'yes';
}

function specText(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
