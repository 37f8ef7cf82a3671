import type { Product } from '#features/catalogue/contract.ts';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { readScreenFacts, type ScreenFacts } from '../screen-facts.ts';

/** What the guide chooses from; the same while no text of the catalogue changes, whatever is sold meanwhile. */
export interface ScreenIndex {
  readonly screens: readonly { id: number; facts: ScreenFacts }[];
  readonly brackets: readonly number[];
  readonly players: readonly number[];
  readonly leads: readonly number[];
}

type Role = 'brackets' | 'players' | 'leads';
interface Known {
  readonly screen: ScreenFacts | null;
  readonly role: Role | null;
}

const ROLES: Readonly<Record<string, Role>> = { bracket: 'brackets', player: 'players', lead: 'leads' };
const indexes = new WeakMap<readonly ProductWords[], ScreenIndex>();
// A product is read once as long as its specifications stand, so that a change of one reads one.
const known = new WeakMap<object, Known>();

export function screenIndexOf({ words }: Snapshot): ScreenIndex {
  const before = indexes.get(words);
  if (before) return before;
  const index = {
    screens: [] as { id: number; facts: ScreenFacts }[],
    brackets: [] as number[],
    players: [] as number[],
    leads: [] as number[],
  };
  for (const product of words) {
    const { screen, role } = read(product);
    if (screen) index.screens.push({ id: product.id, facts: screen });
    if (role) index[role].push(product.id);
  }
  indexes.set(words, index);
  return index;
}

/** What a product is to the guide; null for what is no screen. */
export function screenFactsOf(product: Pick<Product, 'name' | 'specs'>): ScreenFacts | null {
  return read(product).screen;
}

function read(product: Pick<Product, 'name' | 'specs'>): Known {
  const before = known.get(product.specs);
  if (before) return before;
  const role = ROLES[readFitFacts(product).role ?? ''] ?? null;
  const facts = { screen: readScreenFacts(product), role };
  known.set(product.specs, facts);
  return facts;
}
