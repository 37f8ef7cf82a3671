import { POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { kindNamed } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { described, listDescribed, productsMeant } from '../meant-products.ts';
import { ownName } from '../named-products.ts';

const MOST_LOOKED_AT = 30;
// What the visitor owns is in no catalogue; a part number is ours whoever owns the thing.
const OWN = /\b(?:my|our|existing|old)\b/iu;
const CODES = /[A-Z\d]+(?:-[A-Z\d]+)+/u;

/** What a question of what fits is about. */
export interface NamedForFit {
  /** The products that it names, that are open, or that are the only ones of their kind. */
  certain: readonly CatalogueEntry[];
  /** Its things that may be several products, in its own words: 'a trolley'. */
  kinds: readonly string[];
}

/** The products of a question of what fits, without any guess: whether two things fit is judged of what is named alone. */
export async function namedForFit(asked: Asked): Promise<NamedForFit> {
  const { snapshot, message, mind } = asked;
  const isOthers = OWN.test(message) && !CODES.test(message) && !isOurs(asked);
  const meant = isOthers && asked.named.entries.length === 0 ? null : await productsMeant(asked, '');
  const pointed = POINTS_BACK.test(message)
    ? [mind.shown[0] ?? mind.page].flatMap((id) => snapshot.byId.get(id ?? 0) ?? [])
    : [];
  const phrases = nounPhrasesIn(message).filter((phrase) => !isOwned(message, phrase) || !isOthers);
  const found = await Promise.all(phrases.map(async (phrase) => ({ phrase, entry: await theOnly(asked, phrase) })));
  // 'Your mounts' may be three: which of them is asked about it does not say.
  const several = new Set(asked.named.groups.filter(({ length }) => length > 1).flat());
  const certain = [
    ...(meant?.isCertain ? meant.entries.filter((entry) => !several.has(entry)) : []),
    ...pointed,
    ...found.flatMap(({ entry }) => entry ?? []),
  ];
  return {
    certain: [...new Map(certain.map((entry) => [entry.product.id, entry])).values()],
    kinds: found.flatMap(({ phrase, entry }) => (entry ? [] : [phrase])),
  };
}

/** Whether a message speaks of what its writer has, and names none of ours as that. */
export function isOfOwnThing(asked: Asked): boolean {
  return OWN.test(asked.message) && !CODES.test(asked.message) && !isOurs(asked);
}

async function theOnly(asked: Asked, phrase: string): Promise<CatalogueEntry | null> {
  const meant = await described(asked, phrase);
  const [entry] = meant?.entries ?? [];
  if (!meant || !entry || meant.isCertain) return entry ?? null;
  const list = await listDescribed(asked, phrase, MOST_LOOKED_AT);
  const isOfKind = kindNamed(phrase);
  const [only, ...more] = list.entries.filter(({ product }) => isOfKind(product));
  return only && more.length === 0 && list.entries.length < MOST_LOOKED_AT ? only : null;
}

function isOwned(message: string, phrase: string): boolean {
  const before = message.slice(0, Math.max(0, message.indexOf(phrase)));
  return /\b(?:my|our|existing|old)\s+(?:\S+\s+)?$/iu.test(before);
}

// 'My Window 43' is one of ours.
function isOurs({ message, named }: Asked): boolean {
  const after = /\b(?:my|our|existing|old) ((?:\S+ ){0,3}\S+)/iu.exec(message)?.[1] ?? '';
  const words = new Set(everyToken(after));
  return named.entries.some(({ product }) =>
    ownName(product)
      .slice(0, 2)
      .every((token) => words.has(token)),
  );
}
