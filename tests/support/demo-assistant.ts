import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { rateLimits } from '#platform/tables.ts';
import { prepareShop } from '../../src/prepare-shop.ts';
import { openTestShop, type TestShop } from './shop.ts';

/** The sample shop of a test file, whose assistant may be asked without a limit. */
export function openDemoAssistant() {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ SHOP_MODE: 'demo' });
    await prepareShop(shop.context, () => undefined);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.context.db.delete(rateLimits));
  const ask = (body: object) => shop.post<AssistantAnswer>('/api/assistant', body);

  /** Says the turns one after another, as the panel sends them, and returns the last answer. */
  const lastOf = async (...turns: readonly string[]): Promise<AssistantAnswer> => {
    let [search, shown, before]: [string | null, number[], string | null] = [null, [], null];
    let last: AssistantAnswer | null = null;
    for (const message of turns) {
      const thread: AssistantAnswer['thread'] = last?.thread;
      const { status, body }: Awaited<ReturnType<typeof ask>> = await ask({ message, search, shown, before, thread });
      if (status !== 200) throw new Error(`‘${message}’ was answered with ${status}.`);
      last = body;
      search = body.search ?? search;
      if (body.products.length > 0) shown = body.products.map(({ product }) => product.id);
      before = message;
    }
    if (!last) throw new Error('A conversation has at least one turn.');
    return last;
  };
  /** All that is on sale. */
  const products = async () => (await catalogueOf(shop.context).current()).entries.map(({ product }) => product);
  return { ask, lastOf, products, context: () => shop.context, now: () => shop.context.clock.now() };
}
