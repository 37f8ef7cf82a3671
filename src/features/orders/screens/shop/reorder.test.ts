import { expect, test } from 'vitest';
import { type Api, ApiError } from '#web/api.ts';
import { reorder } from './reorder.ts';
import { servicesLeft } from './reorder-outcome.tsx';

const item = (productId: number, quantity: number) => ({
  ...{ id: productId, productId, productName: `Board ${productId}`, sku: null, quantity },
  ...{ unitPrice: '1.00', totalPrice: '1.00', refunded: 0, withdrawn: 0 },
});

/** A cart that accepts product 1 and up to three of product 2; 3 is no longer sold. */
function cartApi(sent: unknown[]): Api {
  const answer = async (_name: string, { body }: { body: { productId: number; quantity: number } }) => {
    sent.push(body);
    if (body.productId === 3) throw new ApiError(409, JSON.stringify({ detail: 'Board 3 is no longer sold.' }));
    if (body.productId === 4) throw new ApiError(404, JSON.stringify({ detail: 'There is no such product.' }));
    if (body.productId === 5) throw new ApiError(503, '');
    if (body.productId === 2 && body.quantity > 3)
      throw new ApiError(409, JSON.stringify({ detail: 'Only 3 of Board 2 are left.', available: 3 }));
    return {};
  };
  return answer as unknown as Api;
}

test('adds what is sold, as many as are left of what is short, and names what is no longer sold', async () => {
  const sent: unknown[] = [];
  expect(await reorder(cartApi(sent), { items: [item(1, 2), item(2, 5), item(3, 1), item(4, 1)] })).toEqual({
    added: [
      { name: 'Board 1', quantity: 2 },
      { name: 'Board 2', quantity: 3 },
    ],
    missed: [
      { name: 'Board 2', why: 'Only 3 of Board 2 are left.' },
      { name: 'Board 3', why: 'Board 3 is no longer sold.' },
      { name: 'Board 4', why: 'Board 4 is no longer sold.' },
    ],
    services: [],
  });
  expect(sent).toHaveLength(5);
});

test('a failed request does not count as a product that is no longer sold', async () => {
  await expect(reorder(cartApi([]), { items: [item(5, 1)] })).rejects.toThrow('503');
});

test('fitting and survey are not ordered again, and where they are added is said', async () => {
  const sent: unknown[] = [];
  const fitting = { ...item(8, 2), productName: 'Fitting of Board 1, up to 3 m', isService: true as const };
  const survey = { ...item(9, 1), productName: 'Survey before the fitting, Mainland GB', isService: true as const };
  const { services } = await reorder(cartApi(sent), { items: [item(1, 2), fitting, survey] });
  expect(sent).toEqual([{ productId: 1, quantity: 2 }]);
  expect(servicesLeft(services, true)).toBe(
    'Fitting and survey are not ordered again (Fitting of Board 1, up to 3 m; Survey before the fitting, Mainland GB). Add them in your cart: ‘Have it fitted’ is below each screen that we fit.',
  );
  expect(servicesLeft(services, false)).toContain('They are bought with the goods that are fitted.');
});

test('what a cart does not sell, a survey by itself and the fitting of an LED wall, is asked for by quote', () => {
  const survey = 'Survey before the fitting, Mainland GB';
  const quote = '‘Request a quote’ in your cart asks for them.';
  for (const services of [[survey], ['Fitting: LED wall'], ['Fitting: LED wall', survey]]) {
    expect(servicesLeft(services, true)).toContain(quote);
    expect(servicesLeft(services, true)).not.toContain('Have it fitted');
  }
  expect(servicesLeft(['Fitting: Board 1, up to 3 m', 'Fitting: LED wall'], true)).toMatch(
    /‘Have it fitted’ .+ The LED wall is fitted by quote: ask for one there\.$/,
  );
});
