import { everyToken } from '../engine/tokens.ts';
import listedPages from '../vocabulary/pages.json' with { type: 'json' };
import uses from '../vocabulary/uses.json' with { type: 'json' };
import venues from '../vocabulary/venues.json' with { type: 'json' };
import { needCalled } from './implied-needs.ts';
import type { Need } from './need.ts';
import { ORDERS, type Order } from './orders.ts';
import { phraseBook } from './phrase-book.ts';
import { THING_NAMES, type Thing } from './things.ts';

/** A page of the shop, by its title and path. */
export interface Page {
  title: string;
  href: string;
}

/** What a phrase of the vocabulary means. */
export type Meaning =
  | { is: 'thing'; thing: Thing }
  | { is: 'use'; needs: readonly Need[] }
  | { is: 'venue'; needs: readonly Need[] }
  | { is: 'order'; order: Order }
  | { is: 'page'; page: Page; isAlone: boolean };

interface ListedPage {
  names: string[];
  page: string;
  href: string;
  alone?: boolean;
}

/** Every phrase of the vocabulary: things, uses, venues, orders and pages. */
export const BOOK = phraseBook<Meaning>([
  ...THING_NAMES.map(({ tokens, means: thing }) => ({ tokens, means: { is: 'thing' as const, thing } })),
  ...uses.flatMap(({ need, names }) => named(names, { is: 'use', needs: [needCalled(need)] })),
  ...venues.flatMap(({ needs, names }) => named(names, { is: 'venue', needs: needs.map(needCalled) })),
  ...listedPages.flatMap(({ names, page: title, href, alone = false }: ListedPage) =>
    named(names, { is: 'page', page: { title, href }, isAlone: alone }),
  ),
  ...ORDERS.flatMap((order) => named(order.names, { is: 'order', order })),
]);

/** The page of the shop that has this title; throws where the vocabulary has none. */
export function pageCalled(title: string): Page {
  const listed = listedPages.find(({ page }) => page === title);
  if (!listed) throw new Error(`The vocabulary has no page called ${title}.`);
  return { title, href: listed.href };
}

function named(names: readonly string[], means: Meaning) {
  return names.map((name) => ({ tokens: everyToken(name), means }));
}
