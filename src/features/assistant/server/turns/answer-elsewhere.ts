import { readDestination } from '#features/assistant/questions/destination.ts';
import { type Elsewhere, elsewhereIn, type Where } from '#features/assistant/turns/elsewhere.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import type { JobGoods } from '../answers/job-goods.ts';
import { NOTHING } from '../asked.ts';
import { shownOfSum, sumOfGoods } from './sum-of-goods.ts';
import type { TurnKind } from './turn.ts';

const NAMES: Readonly<Record<Where, string>> = { outside: 'outside', inside: 'inside', window: 'in the window' };

/** 'Two, and one of them outside': each part with what is made for its place and keeps what was asked for, in one sum; what there is not is said by name. */
export const answerElsewhere: TurnKind = async ({ asked, thread }) => {
  const split = elsewhereIn(asked.message);
  const [main, ...others] = thread.goods.filter(({ entry }) => isScreen(entry.product));
  if (!split || !main || others.length > 0 || asked.named.entries.length > 0) return null;
  const chosen = partsOf(split, main.pieces).map((part) => ({
    ...part,
    entry: part.where ? madeFor(part.where, main.entry, asked.snapshot.entries) : main.entry,
  }));
  if (chosen.every(({ entry }) => entry === main.entry)) return null;
  const goods = chosen.flatMap(({ pieces, entry }) => (entry ? [{ pieces, entry, of: '' }] : []));
  const { isFitted, isDelivered, budgetPence } = thread;
  const place = readDestination(thread.place ? `to ${thread.place}` : asked.message);
  const sum = await sumOfGoods(asked, together(goods), { isFitted, isDelivered, budgetPence, place });
  const reply = [
    ...chosen.map(({ pieces, where, entry }) => lineOf(pieces, where, entry, main.entry, asked.snapshot.entries)),
    ...(goods.length > 0 ? sum : []),
  ];
  return {
    answer: {
      ...NOTHING,
      reply: reply.join('\n'),
      ...shownOfSum(together(goods)),
      ways: chosen.some(({ entry }) => !entry) ? ['person'] : [],
    },
  };
};

interface Part {
  pieces: number;
  /** Null where it stays as it was asked for. */
  where: Where | null;
}

function partsOf({ parts, total }: Elsewhere, before: number): readonly Part[] {
  const placed = parts.reduce((sum, { pieces }) => sum + pieces, 0);
  const isWhole = parts.some(({ where }) => where === 'inside');
  const all = total ?? Math.max(before, isWhole ? placed : placed + 1);
  return all > placed ? [{ pieces: all - placed, where: null }, ...parts] : parts;
}

// What fits the place, of the same touch and nearest in form and size.
function madeFor(where: Where, main: CatalogueEntry, entries: readonly CatalogueEntry[]): CatalogueEntry | null {
  if (isFor(where, main)) return main;
  return nearest(
    main,
    entries.filter((entry) => isFor(where, entry) && isTouch(entry) === isTouch(main)),
  );
}

function isFor(where: Where, { product: { specs } }: CatalogueEntry): boolean {
  const isOutdoor = specs.outdoor === true;
  if (where === 'outside') return isOutdoor;
  return where === 'window' ? !isOutdoor && specs.madeForWindows === true : !isOutdoor && !specs.madeForWindows;
}

// What is charged each day stands in for nothing that has a supply.
const isOfBattery = ({ powerSource = [] }: CatalogueEntry['product']['specs']) => powerSource.includes('battery');

const isTouch = ({ product }: CatalogueEntry) => product.specs.touch === true;

function nearest(main: CatalogueEntry, entries: readonly CatalogueEntry[]): CatalogueEntry | null {
  const inches = ({ product }: CatalogueEntry) => product.specs.screenSizeInches ?? 0;
  const own = main.product.specs;
  const unlike = ({ product: { specs } }: CatalogueEntry) =>
    Number(specs.formFactor !== own.formFactor) +
    Number(specs.orientation !== own.orientation) +
    2 * Number(isOfBattery(specs) !== isOfBattery(own));
  const [best] = entries
    .filter(
      ({ product }) => isScreen(product) && product.specs.panels === undefined && product.specs.technology !== 'LED',
    )
    .toSorted(
      (a, b) =>
        unlike(a) - unlike(b) ||
        Math.abs(inches(a) - inches(main)) - Math.abs(inches(b) - inches(main)) ||
        a.pricePence - b.pricePence,
    );
  return best ?? null;
}

function lineOf(
  pieces: number,
  where: Where | null,
  entry: CatalogueEntry | null,
  main: CatalogueEntry,
  entries: readonly CatalogueEntry[],
): string {
  if (!where) return `${pieces === 1 ? 'The one' : `The ${pieces}`} as before: ${main.product.name}.`;
  const what = `${pieces === 1 ? 'The one' : `The ${pieces}`} ${NAMES[where]}`;
  if (entry)
    return `${what}: ${entry.product.name}${where === 'outside' && entry.product.specs.ipRating ? `, ${entry.product.specs.ipRating}` : ''}.`;
  const without = isTouch(main)
    ? nearest(
        main,
        entries.filter((each) => isFor(where, each)),
      )
    : null;
  const named = without ? ` Without touch there is ${without.product.name}.` : '';
  return `${what}: we have no ${isTouch(main) ? 'touch ' : ''}screen made for that, so it is not in the sum.${named} A person can tell you what can be done.`;
}

function together(goods: readonly JobGoods[]): readonly JobGoods[] {
  return [...Map.groupBy(goods, ({ entry }) => entry)].map(([entry, of]) => ({
    ...{ entry, of: '' },
    pieces: of.reduce((sum, { pieces }) => sum + pieces, 0),
  }));
}
