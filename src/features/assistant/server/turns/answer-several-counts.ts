import { readDestination } from '#features/assistant/questions/destination.ts';
import { type CountOfSize, severalCounts } from '#features/assistant/turns/several-counts.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { goodsBeside, type JobGoods } from '../answers/job-goods.ts';
import { NOTHING } from '../asked.ts';
import { isOfKind } from './answer-next-of-kind.ts';
import type { OpenThread } from './open-thread.ts';
import { shownOfSum, sumOfGoods } from './sum-of-goods.ts';
import type { TurnKind } from './turn.ts';

/** '6 big and 3 small', '2 of the 86 and 5 of the 65': so many of each size of the kind that was spoken of, with their brackets and services as before, in one sum. */
export const answerSeveralCounts: TurnKind = async ({ asked, thread }) => {
  const parts = severalCounts(asked.message);
  const main = [...thread.goods.map(({ entry }) => entry), ...thread.about].find(({ product }) => isScreen(product));
  if (!parts || !main) return null;
  const family = asked.snapshot.entries
    .filter((entry) => isOfKind(entry, main))
    .toSorted((a, b) => a.pricePence - b.pricePence);
  const read = parts.map((part) => ({ ...part, inches: part.inches ?? inchesOf(part, main, family, thread) }));
  const screens = read.flatMap(({ pieces, inches }) => {
    const entry = family.find(({ product }) => product.specs.screenSizeInches === inches);
    return entry ? [{ pieces, entry, of: '' }] : [];
  });
  if (screens.length === 0) return null;
  const goods = [...screens, ...(await bracketsFor(asked, screens, thread))];
  const place = readDestination(thread.place ? `to ${thread.place}` : asked.message);
  const { isFitted, isDelivered, budgetPence } = thread;
  const sum = await sumOfGoods(asked, goods, { isFitted, isDelivered, budgetPence, place });
  const reply = [...taken(read), ...missing(read, family), ...sum];
  return { answer: { ...NOTHING, reply: reply.join('\n'), ...shownOfSum(goods) } };
};

// The sizes that were compared; else those that were shown; else the one that was spoken of and the next beneath it.
function inchesOf(
  { degree }: CountOfSize,
  main: CatalogueEntry,
  family: readonly CatalogueEntry[],
  { wish, shown }: OpenThread,
): number | null {
  const own = main.product.specs.screenSizeInches ?? 0;
  const offered = [...new Set(family.map(({ product }) => product.specs.screenSizeInches ?? 0))];
  const said = [...(wish ?? '').matchAll(/\b\d{2,3}\b/gu)].map(Number).filter((inches) => offered.includes(inches));
  const there = shown
    .map(({ product }) => product.specs.screenSizeInches ?? 0)
    .filter((each) => offered.includes(each));
  const pair = [said, there].map((sizes) => [...new Set(sizes)]).find(({ length }) => length > 1);
  const smaller = offered.filter((inches) => inches < own);
  const sizes = pair ?? [own, ...(smaller.length > 0 ? [Math.max(...smaller)] : [])];
  if (sizes.length < 2) return null;
  return degree === 'big' ? Math.max(...sizes) : Math.min(...sizes);
}

function taken(read: readonly CountOfSize[]): string[] {
  const said = read.flatMap(({ degree, inches }) =>
    degree && inches ? [`${inches} inches as the ${degree} ones`] : [],
  );
  return said.length > 0 ? [`I take ${said.join(' and ')}; say it if you mean other sizes.`] : [];
}

function missing(read: readonly CountOfSize[], family: readonly CatalogueEntry[]): string[] {
  const offered = [...new Set(family.map(({ product }) => product.specs.screenSizeInches ?? 0))].sort((a, b) => a - b);
  return read
    .filter(({ inches }) => inches === null || !offered.includes(inches))
    .map(
      ({ pieces, inches, degree }) =>
        `Not in the sum: ${pieces} of ${inches === null ? `the ${degree} ones` : `${inches} inches`}. Of that kind we have ${offered.join(', ')} inches.`,
    );
}

// Brackets that came one for each still do, for each size one that fits.
async function bracketsFor(
  asked: Parameters<TurnKind>[0]['asked'],
  screens: readonly JobGoods[],
  { goods }: OpenThread,
): Promise<JobGoods[]> {
  const [main, ...others] = goods;
  const holder = others.find(
    ({ entry, pieces }) => entry.product.specs.loadKg !== undefined && pieces === main?.pieces,
  );
  if (!holder) return [];
  const kind = /trolley/iu.test(holder.entry.product.name) ? 'trolleys' : 'brackets';
  const beside = await Promise.all(screens.map((screen) => goodsBeside(asked, screen, [kind])));
  return beside.flatMap((each) => [...each.goods]);
}
