import { sized } from '#features/assistant/list/list-parts.ts';
import { SIZES } from '#features/assistant/list/phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { namesThing } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { isOfKind } from '../turns/answer-next-of-kind.ts';
import { type Chosen, chooseGoods } from './choose-goods.ts';

const CHEAPER = /\b(?:cheap\w*|least expensive)\b/iu;
/** Names another of the kind by more or less of something. */
export const DEGREES =
  /\b(?:next (?:size|one|model) (?:up|down)|bigger|larger|smaller|cheap\w*|dearer|brighter|better|least expensive)\b/iu;
const ONLY_SIZE = new RegExp(
  `^(?:an? |the )?(?<inches>${SIZES})(?:s|["″]|[ -]?inch(?:es)?|in)?(?: (?:ones?|screens?|displays?|boards?|versions?|models?))?$`,
  'iu',
);

/** Another product in place of one: of another size of the kind, the next of it, with another quality, or of another kind. */
export async function otherGoods(asked: Asked, before: CatalogueEntry, now: string): Promise<Chosen | null> {
  const inches = Number(ONLY_SIZE.exec(now.trim())?.groups?.inches ?? 0);
  const family = asked.snapshot.entries
    .filter((entry) => isOfKind(entry, before))
    .toSorted((a, b) => a.pricePence - b.pricePence);
  if (inches > 0) {
    const ofSize = family.filter(({ product }) => Math.floor(product.specs.screenSizeInches ?? 0) === inches);
    const alike =
      ofSize.find(
        ({ product }) =>
          product.name.split(' ').slice(0, 2).join() === before.product.name.split(' ').slice(0, 2).join(),
      ) ?? ofSize[0];
    return alike
      ? { entry: alike, of: '' }
      : chooseGoods(asked, `${inches} inch ${before.product.specs.touch ? 'touch ' : ''}screen`);
  }
  if (DEGREES.test(now)) return nextOf(family, before, now);
  const size = before.product.specs.screenSizeInches;
  const isQuality = /^(?:in )?(?:touch|portrait|landscape|outdoors?|double[- ]sided|24\/7)/iu.test(now);
  const chosen = await chooseGoods(
    asked,
    isQuality && size ? `${size} inch ${now.replace(/ ?screens?$/iu, '')} screen` : sized(now),
  );
  return chosen && chosen.entry !== before ? chosen : null;
}

function nextOf(family: readonly CatalogueEntry[], before: CatalogueEntry, now: string): Chosen | null {
  const isOfPrice = CHEAPER.test(now) || /dearer|better/iu.test(now);
  const measure = ({ product, pricePence }: CatalogueEntry) =>
    isOfPrice ? pricePence : (product.specs.screenSizeInches ?? 0);
  const isLess = CHEAPER.test(now) || /\b(?:smaller|down)\b/iu.test(now);
  const [next] = family
    .filter((entry) => (isLess ? measure(entry) < measure(before) : measure(entry) > measure(before)))
    .toSorted(
      (a, b) =>
        Math.abs(measure(a) - measure(before)) - Math.abs(measure(b) - measure(before)) || a.pricePence - b.pricePence,
    );
  return next ? { entry: next, of: '' } : null;
}

/** Whether words name other goods: a kind or a size, more or less of something, a quality. */
export function namesOther(now: string): boolean {
  return namesThing(sized(now)) || DEGREES.test(now) || /^(?:touch|portrait|landscape|outdoors?)/iu.test(now);
}
