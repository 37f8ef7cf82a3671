import { z } from 'zod';
import { TOPIC_NAMES } from './topics/topics.ts';

const recordId = z.int().min(1).max(2_147_483_647);
const MOST_PIECES = 9999;

/** What a conversation is about, as the answers have it. The browser stores it and sends it back; the server believes nothing of it but what it can look up. */
export const threadShape = z.object({
  /** The goods that were spoken of with their counts, so that 'make it 8' and 'swap the lead' are understood. */
  goods: z.array(z.object({ id: recordId, pieces: z.int().min(1).max(MOST_PIECES) })).max(12),
  isFitted: z.boolean(),
  isDelivered: z.boolean(),
  /** Where they go, in the words in which it was said. */
  place: z.string().max(60).nullable(),
  budgetPence: z.int().min(0).max(1_000_000_000).nullable(),
  /** Which products the last answer spoke of: 'it' is the first. */
  about: z.array(recordId).max(4),
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
