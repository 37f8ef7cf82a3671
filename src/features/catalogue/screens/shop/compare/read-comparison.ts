import { redirect } from 'react-router';
import { comparedRows } from '#features/catalogue/compare.ts';
import { MOST_COMPARED, readCompared } from '#features/catalogue/compared.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { paths } from '#web/paths.ts';
import { compareCookie, comparedIn } from './compare-choice.ts';
import type { ComparedProduct } from './compare-table.tsx';

/** Reads the products that the address compares; an address without any leads to the remembered ones. */
export async function readComparison(api: Api, request: Request) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('ids');
  const remembered = comparedIn(request.headers.get('cookie'));
  // The products are in the address, so that it can be sent to a colleague; the cookie only leads to it.
  if (named === null && remembered.length > 0) throw redirect(paths.compare(remembered));
  const found = await orErrorPage(Promise.all(readCompared(named).map((id) => findProduct(api, id))));
  const products = found.filter((product) => product !== null);
  return {
    products: products.map(headOf),
    // As text, so that the browser does not load the attributes.
    rows: comparedRows(products),
    goneCount: found.length - products.length,
    onlyDifferences: searchParams.get('show') === 'differences',
    isFull: searchParams.has('full'),
  };
}

/** Adds or removes the product of a form, and leads to the comparison. */
export async function changeComparison(request: Request) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const [id] = readCompared(text('productId'));
  const before = form.has('ids') ? readCompared(text('ids')) : comparedIn(request.headers.get('cookie'));
  const others = before.filter((other) => other !== id);
  const isFull = text('intent') === 'add' && others.length >= MOST_COMPARED;
  const ids = isFull ? before : text('intent') === 'add' && id ? [...others, id] : others;
  const address = ids.length ? `${paths.compare(ids)}${isFull ? '&full' : ''}` : `${paths.compare()}?ids=`;
  return redirect(address, { headers: { 'Set-Cookie': compareCookie(ids) } });
}

// A product may have left the shop; the others are compared all the same.
async function findProduct(api: Api, productId: number): Promise<Product | null> {
  try {
    return await api('GET /api/products/{id}', { params: { id: String(productId) } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

// Only what the head of the table shows.
function headOf({ id, name, category, price, priceIncVat, inStock, specs, imageUrl }: Product): ComparedProduct {
  const { madeToOrder } = specs;
  return { id, name, category, price, priceIncVat, inStock, specs: { madeToOrder }, imageUrl };
}
