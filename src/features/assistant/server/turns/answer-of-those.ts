import { readOfThose } from '#features/assistant/turns/of-those.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

/** 'Which of those is brightest': those that were shown in that order, with the figure of each. */
export const answerOfThose: TurnKind = async ({ asked: { message, named }, thread }) => {
  const asks = readOfThose(message);
  const those = asks ? thatAreMeant(thread.shown, thread.wish) : [];
  if (!asks || thread.shown.length < 2 || those.length === 0 || named.entries.length > 0) return null;
  const { measure, isMost, said, pieces } = asks;
  const of = ({ product, pricePence }: CatalogueEntry) => (measure === 'price' ? pricePence : product.specs[measure]);
  const figure = (entry: CatalogueEntry) =>
    measure === 'price' ? `${formatPounds(entry.pricePence)} ex VAT` : specRow(entry.product.specs, measure)?.value;
  const stated = those
    .filter((each) => of(each) !== undefined)
    .sort((a, b) => ((of(a) ?? 0) - (of(b) ?? 0)) * (isMost ? -1 : 1));
  const [first, ...others] = stated;
  if (!first) return null;
  const alike = others.filter((each) => of(each) === of(first));
  const silent = those.filter((each) => !stated.includes(each));
  const names = [first, ...alike].map(({ product }) => product.name).join(' and ');
  const { product, pricePence } = first;
  const inc = toPence(product.priceIncVat);
  return {
    answer: {
      ...NOTHING,
      reply: [
        those.length === 1 && thread.shown.length > 1
          ? `Of those only ${product.name} is stated to be what you asked for: ${figure(first)}.`
          : alike.length > 0
            ? `The ${said} of those are ${names}: ${figure(first)} each.`
            : `The ${said} of those is ${product.name}: ${figure(first)}.`,
        ...others.filter((each) => !alike.includes(each)).map((each) => `${each.product.name}: ${figure(each)}.`),
        ...(silent.length > 0
          ? [`What ${silent.map((each) => each.product.name).join(' and ')} has of that its page does not state.`]
          : []),
        ...(pieces > 1
          ? [
              `${pieces} × ${product.name}: ${formatPounds(pricePence * pieces)} ex VAT, ${formatPounds(inc * pieces)} including VAT, before delivery.`,
            ]
          : []),
      ].join('\n'),
      sources: [first, ...others].map((each) => ({ label: each.product.name, href: paths.product(each.product) })),
      products: [first, ...others].map((each) => ({ product: each.product, reason: 'One of those that were shown.' })),
      total: stated.length,
    },
  };
};

// What was shown and is not what was asked for is not meant: a player of Full HD among those of 4K.
function thatAreMeant(shown: readonly CatalogueEntry[], wish: string | null): readonly CatalogueEntry[] {
  const needs = wish === null ? [] : needsCalledFor(wish).filter(({ isFact }) => isFact);
  const isSharp = OF_4K.test(wish ?? '');
  const meant = shown.filter(
    ({ product }) =>
      needs.every((need) => need.fits(product) >= 0) &&
      (!isSharp || OF_4K.test(`${product.specs.resolution ?? ''} ${product.description ?? ''}`)),
  );
  return meant.length > 0 ? meant : shown;
}

const OF_4K = /\b4k|\buhd\b|3840/iu;
