import type { Labelled } from '#features/assistant/meaning/taught.ts';
import examples from '#features/assistant/topics/examples.json' with { type: 'json' };
import { SITUATIONS } from './situations.ts';
import told from './told.json' with { type: 'json' };

const NONE = SITUATIONS.length;
/** How many labels there are: one for each situation, in their order, and the last for what is none. */
export const SITUATION_LABELS = NONE + 1;

// Who asks about an order, a payment or an account tells of no place.
const OF_NO_PLACE = [
  ...(['arrival', 'wrong-goods', 'order', 'cancel', 'change-order', 'money-wrong', 'person', 'bot', 'chat'] as const),
  ...(['returns', 'price-match', 'payment', 'credit', 'invoice', 'bank', 'discount', 'quote', 'sign-in'] as const),
  ...(['slot', 'other-address', 'collection', 'points', 'basket', 'delivery', 'compare', 'stock', 'price'] as const),
];

const toldOf: Readonly<Record<string, readonly string[]>> = told;

/**
 * What teaches the situations, each with its situation's place in `SITUATIONS`: their own wordings, what six kinds of buyers told of them, what
 * only sounds like one, and questions about orders and accounts.
 */
export const SITUATION_EXAMPLES: readonly Labelled[] = [
  ...SITUATIONS.flatMap(({ id, asks }, label) => [...asks, ...(toldOf[id] ?? [])].map((text) => ({ text, label }))),
  ...[...told.none, ...OF_NO_PLACE.flatMap((topic) => examples[topic])].map((text) => ({ text, label: NONE })),
];
