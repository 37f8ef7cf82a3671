import type { Labelled } from '#features/assistant/meaning/taught.ts';
import examples from './examples.json' with { type: 'json' };
import { TOPIC_NAMES } from './topics.ts';

/** The questions that teach the topics, each with its topic's place in `TOPIC_NAMES`. */
export const TOPIC_EXAMPLES: readonly Labelled[] = TOPIC_NAMES.flatMap((topic, label) =>
  examples[topic].map((text) => ({ text, label })),
);
