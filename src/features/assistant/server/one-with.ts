import type { Snapshot } from '#features/catalogue/server/door.ts';
import { specRows } from '#features/catalogue/spec-rows.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { type Named, NONE_NAMED } from './named-products.ts';

const THE_ONE_WITH = /\b(?:the|your) ([\p{L}-]+) (?:ones?|version|model)\b/iu;
// Of more nothing says which is meant.
const MOST = 3;

/** 'The battery one' where nothing was shown: the few that state a battery. */
export function oneWith({ entries }: Snapshot, message: string): Named {
  const [stretch, word] = THE_ONE_WITH.exec(message) ?? [];
  const tokens = everyToken(word ?? '').filter((token) => !isStopWord(token));
  if (!stretch || tokens.length === 0) return NONE_NAMED;
  const stating = entries.filter(({ product }) => {
    const stated = new Set(specRows({ sku: null, specs: product.specs }).flatMap(({ value }) => everyToken(value)));
    return tokens.every((token) => stated.has(token));
  });
  // A remote has batteries as well, and is no sign.
  const screens = stating.filter(({ product }) => product.specs.screenSizeInches !== undefined);
  const having = screens.length > 0 ? screens : stating;
  if (having.length === 0 || having.length > MOST) return NONE_NAMED;
  return { entries: having, groups: [having], rest: message.replace(stretch, word ?? '') };
}
