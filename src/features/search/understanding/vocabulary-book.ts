import { type Found, passageFinder } from '../engine/passages.ts';
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
  /** The sentences of that page that answer it, by their section and what they contain. */
  says?: readonly { on: string; words: string }[];
  /** What no page of the shop says anything of, as one would say it: 'hire'. */
  silent?: string;
}

/** What a phrase of the vocabulary means. */
export type Meaning =
  | { is: 'thing'; thing: Thing }
  | { is: 'use'; needs: readonly Need[] }
  | { is: 'venue'; needs: readonly Need[] }
  | { is: 'order'; order: Order }
  | { is: 'page'; page: Page; isAlone: boolean; learnt: string };

interface ListedPage extends Pick<Page, 'href' | 'says' | 'silent'> {
  names: string[];
  page: string;
  alone?: boolean;
  /** The page for which the examples of wishes have it, where that is another. */
  learnt?: string;
  /** A name of the topic that it narrows, wherever the sentence has the words of `said` beside. */
  within?: string;
  said?: string;
}

const topics = (listedPages as readonly ListedPage[]).map(
  ({ page: title, names, alone = false, learnt = title, within, said, ...rest }) => ({
    ...{ names, isAlone: alone, learnt, within },
    said: said === undefined ? null : new RegExp(String.raw`(?<![\p{L}\d])(?:${said})(?![\p{L}\d])`, 'iu'),
    page: { title, ...rest } satisfies Page,
  }),
);

/** Every phrase of the vocabulary: things, uses, venues, orders and pages. */
export const BOOK = phraseBook<Meaning>([
  ...THING_NAMES.map(({ tokens, means: thing }) => ({ tokens, means: { is: 'thing' as const, thing } })),
  ...uses.flatMap(({ need, names }) => named(names, { is: 'use', needs: [needCalled(need)] })),
  ...venues.flatMap(({ needs, names }) => named(names, { is: 'venue', needs: needs.map(needCalled) })),
  ...topics.flatMap(({ names, page, isAlone, learnt }) => named(names, { is: 'page', page, isAlone, learnt })),
  ...ORDERS.flatMap((order) => named(order.names, { is: 'order', order })),
]);

/** The page of the shop that has this title; throws where the vocabulary has none. */
export function pageCalled(title: string): Page {
  const listed = topics.find(({ page }) => page.title === title);
  if (!listed) throw new Error(`The vocabulary has no page called ${title}.`);
  return { title, href: listed.page.href.replace(/#.*$/u, '') };
}

/** The topic that has this name, as one asks for it; throws where the vocabulary has none. */
export function topicNamed(name: string): Page {
  const listed = topics.find(({ names }) => names.includes(name));
  if (!listed) throw new Error(`The vocabulary has no topic named ${name}.`);
  return listed.page;
}

// Of its topics one has to have so much of the words of a sentence, each by how rare it is.
const LEAST_COVERED = 0.4;
let findTopic: ((sentence: string) => Found | null) | undefined;

/** The topic of a page that a sentence is about, by the words in which others ask for it; the page alone where none is. */
export function topicOf(sentence: string, page: Page): Page {
  findTopic ??= passageFinder(topics.map(({ names }) => names.map((text) => ({ text, times: 1 }))));
  const found = findTopic(sentence);
  const topic = found && found.covered >= LEAST_COVERED ? topics[found.at] : null;
  return topic?.learnt === page.title ? topic.page : page;
}

/** The page for what a sentence asks of its topic: fitting on a Sunday is another question than fitting. */
export function narrowed(page: Page, sentence: string): Page {
  const asks = topics.find(({ said, within }) => said?.test(sentence) && within && topicNamed(within) === page);
  return asks?.page ?? page;
}

function named(names: readonly string[], means: Meaning) {
  return names.map((name) => ({ tokens: everyToken(name), means }));
}
