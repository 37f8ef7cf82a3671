import { addAccounts } from '../accounts.ts';
import { type Counter, liftMailLimits, openCounter } from '../ordering.ts';
import type { BenchShop } from '../shop.ts';
import type { OnSale } from './addresses.ts';
import { fillWorld } from './fill-world.ts';
import { openOwnShop } from './own-shop.ts';
import type { World } from './plan.ts';

const ACCOUNTS = 200;

/** A shop of the bench's own: its processes and its database can be reached, and it may be written to. */
export interface OwnShop {
  shop: BenchShop;
  counter: Counter;
  /** Customers who can sign in. */
  usernames: string[];
}

/** An open shop that is measured. */
export interface Scene {
  url: string;
  /** The first 1,000 products on sale, by id. */
  range: OnSale[];
  own: OwnShop | null;
}

/** Opens a shop with such a catalogue and history on data of its own; `closing` closes it. */
export async function openWorld(world: World, closing: AsyncDisposableStack): Promise<Scene> {
  const shop = await openOwnShop(closing);
  const counter = await fillWorld(shop, world, () => openCounter(shop));
  await liftMailLimits(shop);
  const usernames = await addAccounts(shop, ACCOUNTS);
  return { url: shop.url, range: await readRange(shop.url), own: { shop, counter, usernames } };
}

/** The shop at this address, which is only read. */
export async function openForeign(url: string): Promise<Scene> {
  return { url, range: await readRange(url), own: null };
}

async function readRange(url: string): Promise<OnSale[]> {
  const answer = await fetch(`${url}/api/products`).catch(({ cause }: Error) => {
    throw new Error(`There is no answer from ${url}.`, { cause });
  });
  if (!answer.ok) throw new Error(`${url}/api/products answered ${answer.status}: is there a shop of this kind?`);
  const range = (await answer.json()) as OnSale[];
  if (range.length === 0) throw new Error(`The shop at ${url} sells nothing, so there is nothing to measure.`);
  return range;
}
