import { specNumber } from '#features/catalogue/attribute.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { SearchAttributes } from '../search-attributes.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { Found } from './find.ts';
import { NEAR } from './near-sizes.ts';

/** That nothing meets a condition, among what nothing does, and what the first has in its place. */
export function sayLeftOut(
  leftOut: Condition,
  { conditions: others, entries, meant, sure }: Found,
  side: string,
  { amounts, filters }: Pick<SearchAttributes, 'amounts' | 'filters'>,
): string {
  const say = ({ label, kind }: Condition) => (kind === 'price' ? `${label} ${side}` : label);
  // A 55 is sold, and none at that price.
  const within = others.length > 0 ? ` within ‘${others.map(say).join('’ and ‘')}’` : '';
  // A ceiling mount carries 50 kg, and none that holds two screens does.
  const facts = meant.asked?.isAccessory ? sure.map(({ need }) => need.label) : [];
  const having = facts.length > 0 ? ` with ‘${facts.join('’ and ‘')}’` : '';
  const [first] = entries;
  const has = first && amounts.find(({ kind }) => kind === leftOut.kind)?.reasonOf(first.product);
  const least =
    leftOut.kind === 'load' && has ? ` The first ${has}.` : first ? sayOwn(leftOut, first.product, filters) : '';
  const nearest = leftOut.kind === 'size' && entries.every(isNear(leftOut)) ? ' The nearest sizes are shown.' : '';
  return `Nothing of the kind${having} meets ‘${say(leftOut)}’${within}, so that is left out.${least}${nearest}`;
}

// What the first has of it: 2,000 nits where 2,500 were asked for.
function sayOwn({ kind }: Condition, { specs }: Product, filters: SearchAttributes['filters']): string {
  const filter = filters.find(({ name }) => name === kind);
  if (filter?.kind !== 'range' || kind === 'size') return '';
  const own = specNumber(specs, filter.key);
  return own === undefined ? '' : ` The first states ‘${filter.reasonOf(own)}’.`;
}

function isNear({ range: { min = 0, max = Number.POSITIVE_INFINITY } }: Condition) {
  return ({ product }: Found['entries'][number]): boolean => {
    const { screenSizeInches: inches = 0 } = product.specs;
    return inches >= min * (1 - NEAR) && inches <= max * (1 + NEAR);
  };
}
