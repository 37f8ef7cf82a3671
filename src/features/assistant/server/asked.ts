import type { User } from '#features/accounts/contract.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { TopicReading } from '#features/assistant/topics/read-topics.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Named } from './named-products.ts';

/** What the browser remembers of the conversation; the server stores nothing. */
export interface Mind {
  /** The product whose page is open. */
  page: number | null;
  /** The products last shown, in their order. */
  shown: readonly number[];
  /** The question before. */
  before: string | null;
}

/** Where nothing went before. */
export const NO_MIND: Mind = { page: null, shown: [], before: null };

/** A message of a conversation, as it was sent. */
export interface Sent {
  message: string;
  /** The search of the last answer that had one. */
  search: string | null;
  mind: Mind;
  user: User | null;
}

/** A message with all that it may refer to. */
export interface Asked {
  context: AppContext;
  snapshot: Snapshot;
  message: string;
  mind: Mind;
  user: User | null;
  /** What the message is about. */
  reading: TopicReading;
  /** The products that it names. */
  named: Named;
  /** Those that the question before named, where this one names none. */
  namedBefore: Named;
}

/** Answers a message, or leaves it to the next. */
export type Answerer = (asked: Asked) => Promise<AssistantAnswer | null>;

/** What is said where the shop knows nothing. */
export const DO_NOT_KNOW =
  'That I do not know. I can help with products, prices, delivery, payment and returns; a person can tell you more.';

/** What is said where nothing that is named can be judged. */
export const CANNOT_PROMISE_FIT =
  'Whether it fits I cannot promise from here. A person checks it with you before you buy.';

/** What is asked where nothing says which product is meant. */
export const WHICH_ONE = 'Which product do you mean? Tell me its name or its code, or ask on its page.';

export const NOTHING: Omit<AssistantAnswer, 'reply'> = {
  products: [],
  sources: [],
  search: null,
  total: 0,
  orders: [],
  ways: [],
};
