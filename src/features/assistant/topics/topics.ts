import examples from './examples.json' with { type: 'json' };

/** What a message can be about. */
export type Topic = keyof typeof examples;

export const TOPIC_NAMES = Object.keys(examples) as Topic[];

/** Topics that a product answers, by its facts, its price or what fits it. */
export const OF_PRODUCTS = [
  'fact',
  'kind-fact',
  'superlative',
  'compare',
  'fit',
  'price',
  'stock',
  'running',
  'size',
  'brightness-needed',
  'term',
  'wish',
] as const satisfies readonly Topic[];

/** Topics that the shop answers, whatever it sells. */
export type ServiceTopic = Exclude<Topic, (typeof OF_PRODUCTS)[number]>;

const products = new Set<Topic>(OF_PRODUCTS);

export function isOfService(topic: Topic): topic is ServiceTopic {
  return !products.has(topic);
}

/** Something went wrong, and a person has to put it right. */
export const COMPLAINTS: ReadonlySet<Topic> = new Set<Topic>([
  'arrival',
  'wrong-goods',
  'order',
  'fault',
  'money-wrong',
  'unhappy',
]);
