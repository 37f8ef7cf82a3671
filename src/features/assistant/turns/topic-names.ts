import type { ServiceTopic } from '#features/assistant/topics/topics.ts';

// As 'about … I find nothing more' names them.
const NAMES: Readonly<Partial<Record<ServiceTopic, string>>> = {
  returns: 'returns',
  warranty: 'the warranty',
  'price-match': 'matching prices',
  cancel: 'cancelling an order',
  'change-order': 'changing an order',
  old: 'taking back old screens',
  vat: 'VAT',
  payment: 'payment',
  credit: 'credit terms and purchase orders',
  invoice: 'invoices',
  bank: 'bank transfers',
  discount: 'prices for several',
  quote: 'quotes',
  'trade-account': 'a trade account',
  'sign-in': 'signing in',
  fitting: 'fitting and surveys',
  hire: 'hire',
  showroom: 'seeing screens before you buy',
  paper: 'papers',
  print: 'printing',
  repair: 'repairs and upkeep',
  content: 'changing what a screen shows',
  software: 'content software',
  branding: 'your own branding',
  delivery: 'delivery',
  unloading: 'unloading and carrying in',
  slot: 'delivery at a set time',
  'other-address': 'delivery to another address',
  collection: 'collection',
  points: 'points',
  list: 'lists',
};

/** A topic of the shop as a sentence names it; null where it has no name of its own. */
export function topicName(topic: string | null): string | null {
  return (NAMES as Readonly<Record<string, string>>)[topic ?? ''] ?? null;
}
