import type { FactName } from '#features/assistant/questions/asked-facts.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import type { Counted } from './goods-told.ts';

const SUMMED: readonly (readonly [fact: FactName & keyof Specs, says: string, unit: string])[] = [
  ['weightKg', 'weighs', 'kg'],
  ['powerWatts', 'draws typically', 'W'],
  ['greatestWatts', 'draws at most', 'W'],
];

/** What all goods of a conversation weigh or draw together, as far as their specifications state it; nothing where there is one of the first. */
export function totalsOfGoods(goods: readonly Counted[], facts: readonly FactName[]): string[] {
  const [main] = goods;
  // Of a single screen with its bracket each is told by itself.
  if (!main || main.pieces < 2) return [];
  return SUMMED.filter(([fact]) => facts.includes(fact)).flatMap(([fact, says, unit]) => {
    const stated = goods.filter(({ entry }) => entry.product.specs[fact] !== undefined);
    if (stated.length === 0) return [];
    const amount = ({ entry }: Counted) => Number(entry.product.specs[fact]);
    const sum = stated.reduce((all, each) => all + each.pieces * amount(each), 0);
    const parts = stated.map((each) => `${each.pieces} of ${figure(amount(each))} ${unit}`).join(' + ');
    const silent = goods.filter((each) => !stated.includes(each)).map(({ entry }) => entry.product.name);
    const without = silent.length > 0 ? `, without ${silent.join(' and ')}, of which it is not stated` : '';
    return [`All of it ${says} ${figure(sum)} ${unit} (${parts})${without}.`];
  });
}

function figure(amount: number): string {
  return amount.toLocaleString('en-GB', { maximumFractionDigits: 1 });
}
