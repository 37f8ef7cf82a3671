import { everyToken } from '#features/search/engine/tokens.ts';
import examples from './examples.json' with { type: 'json' };
import { COMPLAINTS, isOfService, TOPIC_NAMES } from './topics.ts';

let words: ReadonlySet<string> | undefined;

/** Every word of the examples in which the shop itself is asked for something: fitting, surveys, discounts, and no thing that it might sell. */
export function wordsOfTheShop(): ReadonlySet<string> {
  words ??= new Set(
    TOPIC_NAMES.filter((topic) => isOfService(topic) && !COMPLAINTS.has(topic) && !OF_ANYTHING.has(topic)).flatMap(
      (topic) => examples[topic].flatMap((question) => everyToken(question)),
    ),
  );
  return words;
}

// What is asked there may be about anything under the sun.
const OF_ANYTHING: ReadonlySet<string> = new Set(['chat', 'bot', 'old', 'print', 'returns', 'warranty']);
