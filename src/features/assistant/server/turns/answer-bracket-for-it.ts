import { asksBracketForIt } from '#features/assistant/turns/bracket-for-it.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { listFits } from '#features/fits/server/door.ts';
import { isScreen, needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { uprightIfAsked } from '../answers/hanging.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

const MOST_NAMED = 3;

/** 'Is there a bracket that tilts for it': of what holds what was spoken of by the specifications, what is as it was asked for; else that none is. */
export const answerBracketForIt: TurnKind = async ({ asked: { message, context, named }, thread: { about } }) => {
  const [screen] = about.map(({ product }) => product).filter(isScreen);
  if (!screen || named.entries.length > 0 || !asksBracketForIt(message)) return null;
  const includes: readonly string[] = screen.specs.includes ?? [];
  const { groups } = await listFits(context, screen.id);
  const hanging = groups.find(({ relation }) => relation === 'hangs')?.products ?? [];
  const fitting = hanging.filter(({ verdict }) => verdict === 'fits').map(({ product }) => product);
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const suiting = uprightIfAsked(fitting, message).filter((each) => needs.every((need) => need.fits(each) > 0));
  if (hanging.length === 0 && !includes.includes('bracket')) return null;
  const told = (suiting.length > 0 ? suiting : fitting).toSorted((a, b) => Number(a.price) - Number(b.price));
  const wanted = needs.map(({ label }) => `‘${label}’`).join(' and ');
  return {
    answer: {
      ...NOTHING,
      reply: [
        ...(includes.includes('bracket') ? [`${screen.name} comes with a bracket.`] : []),
        ...(told.length === 0
          ? [`Of our brackets none fits ${screen.name} by the specifications. A person can tell you of another way.`]
          : [
              ...(suiting.length === 0
                ? [`Of those that fit ${screen.name} none is ${wanted} by its specification.`]
                : []),
              `By the specifications ${told.length === 1 ? 'one fits' : `${told.length} fit`} ${screen.name}${told.length > MOST_NAMED ? ', the cheapest first' : ''}: ${listed(told)}.`,
            ]),
      ].join('\n'),
      sources: [screen, ...told.slice(0, MOST_NAMED)].map((each) => ({ label: each.name, href: paths.product(each) })),
      products: told
        .slice(0, MOST_NAMED)
        .map((product) => ({ product, reason: `Fits ${screen.name} by the specifications.` })),
      total: told.length,
      ways: told.length === 0 ? ['person'] : [],
    },
  };
};

function listed(products: readonly Pick<Product, 'name' | 'price'>[]): string {
  return products
    .slice(0, MOST_NAMED)
    .map(({ name, price }) => `${name}, ${formatPounds(toPence(price))} ex VAT`)
    .join('; ');
}
