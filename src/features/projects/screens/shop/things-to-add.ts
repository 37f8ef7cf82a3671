import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';

/** What is put on a list: products by name. */
export interface Thing {
  productId: number;
  name: string;
  quantity: number;
}

const MOST = 20;

/** What the address of 'Add to list' names: the cart, several products (`items=12x1,15x3`), or one of a product's page. */
export async function thingsToAdd(api: Api, { searchParams }: URL): Promise<Thing[]> {
  if (searchParams.has('cart'))
    return (await api('GET /api/cart')).flatMap(({ product, quantity }) =>
      product ? [{ productId: product.id, name: product.name, quantity }] : [],
    );
  const typed = searchParams.get('quantity') ?? '';
  // A count that is none is asked for again on the page.
  const one = `${searchParams.get('productId')}x${/^\d{1,4}$/.test(typed) ? typed : 1}`;
  const named = (searchParams.get('items') ?? one)
    .split(',')
    .slice(0, MOST)
    .flatMap((item) => {
      const [, id, quantity] = /^(\d{1,9})x(\d{1,4})$/.exec(item) ?? [];
      return id ? [{ id, quantity: Number(quantity) }] : [];
    });
  return Promise.all(
    named.map(async ({ id, quantity }) => {
      const product = await orErrorPage(api('GET /api/products/{id}', { params: { id } }));
      return { productId: product.id, name: product.name, quantity };
    }),
  );
}
