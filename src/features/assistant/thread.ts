import { z } from 'zod';
import { TOPIC_NAMES } from './topics/topics.ts';

const recordId = z.int().min(1).max(2_147_483_647);
export const MOST_PIECES = 9999;
/** More goods are no list that is spoken of. */
export const MOST_GOODS = 12;
export const MOST_ABOUT = 4;
export const LONGEST_PLACE = 60;
/** £10 million, in pence: what is above is no budget here. */
export const MOST_BUDGET = 1_000_000_000;

export const LONGEST_SAID = 80;
export const MOST_EXTRAS = 6;
const pieces = z.int().min(1).max(MOST_PIECES);

/** Goods of a list that was added up, the words in which they were asked for, and what goes with them. */
const lineShape = z.object({
  id: recordId,
  pieces,
  said: z.string().max(LONGEST_SAID),
  isFitted: z.boolean(),
  /** So many in all, or for each. */
  extras: z.array(z.object({ id: recordId, count: pieces, isEach: z.boolean() })).max(MOST_EXTRAS),
});

/** What a conversation is about, as the answers have it. The browser stores it and sends it back; the server believes nothing of it but what it can look up. */
export const threadShape = z.object({
  /** The goods that were spoken of with their counts, so that 'make it 8' and 'swap the lead' are understood. */
  goods: z.array(z.object({ id: recordId, pieces })).max(MOST_GOODS),
  /** The list that was added up, so that a turn changes its lines; it has all goods where there is one. */
  list: z.array(lineShape).max(MOST_GOODS).optional(),
  /** The list as it was before the last change, so that what was left out comes back and the difference can be told. */
  listBefore: z.array(lineShape).max(MOST_GOODS).optional(),
  isFitted: z.boolean(),
  isDelivered: z.boolean(),
  /** Where they go, in the words in which it was said. */
  place: z.string().max(LONGEST_PLACE).nullable(),
  budgetPence: z.int().min(0).max(MOST_BUDGET).nullable(),
  /** Which products the last answer spoke of: 'it' is the first. */
  about: z.array(recordId).max(MOST_ABOUT),
  /** The topic of the shop that was asked about; null where goods were. */
  topic: z.enum(TOPIC_NAMES as [string, ...string[]]).nullable(),
  /** The last question that stood by itself, with the conditions that were added to it. */
  wish: z.string().max(1000).nullable(),
});
export type Thread = z.infer<typeof threadShape>;

/** A conversation that is about nothing yet. */
export const NO_THREAD: Thread = {
  goods: [],
  isFitted: false,
  isDelivered: false,
  place: null,
  budgetPence: null,
  about: [],
  topic: null,
  wish: null,
};
