import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { everyToken, everyWord, isStopWord } from '../engine/tokens.ts';
import { withEveryWord } from '../engine/with-every-word.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { isDenied, parse } from '../understanding/grammar.ts';
import { COUNTED } from '../understanding/how-much.ts';
import type { Need } from '../understanding/need.ts';
import { wordsReadAsOurs } from '../understanding/reading.ts';
import { ACCESSORY_THING, isA, type Thing } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import { columnsOf } from './columns/columns.ts';
import { type Places, placesWhere, type TestAt } from './columns/places.ts';
import type { TextColumns } from './columns/text-columns.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';
import { placesOf } from './rank-by-words.ts';
import { correctedIn } from './understood.ts';

/**
 * The places of those of the products found that are known to be all that a sentence says: of its kind, with its facts, for its use, and with a word for each
 * of its other words. Of 'menu templates for fish and chips' none is, though many are menu boards.
 */
export function* placesOfWhole(
  q: string,
  found: Found,
  { goes, snapshot, inForce }: { goes: string; snapshot: Snapshot; inForce: IndexInForce },
): Steps<Places> {
  const { places, fit, isNamedWhole } = found;
  if (fit || isNamedWhole || places.length === 0) return places;
  const understood = [...wordsUnderstood(q, found, isTradeCatalogue(snapshot)), ...everyToken(goes)];
  const words = wordsToHave(q, found.groups, new Set(understood));
  if (isMissingSomething(found) || words === null) return new Uint32Array();
  const isMeant = isAllMeant(found.meant, columnsOf(snapshot).texts);
  const hasWords = havingAll(words, snapshot, inForce);
  const whole = yield* placesWhere(places, (place) => isMeant(place) && hasWords(place));
  // Of what stands behind another that says less, nothing is made.
  return whole[0] === places[0] ? whole : new Uint32Array();
}

const isMissingSomething = ({ unmet, leftOut, instead, isUnsold }: Found) =>
  unmet.length > 0 || leftOut !== null || instead !== null || isUnsold;

// The words that say something and that nothing else has understood; null where one of them is denied, which no index tells.
function wordsToHave(q: string, groups: Found['groups'], read: ReadonlySet<string>): WordGroup[] | null {
  const sentence = parse(q);
  const isRead = (token: string) => read.has(token) || isStopWord(token) || isGenericWord(token) || OF_ALL.test(token);
  // Whom and where it is for says nothing of a product, and of the most usual words only nouns do.
  const nouns = new Set(sentence.filter(({ role }) => role === 'noun').map(({ token }) => token));
  const isLight = (token: string) =>
    isPlace(token) || PEOPLE.test(`${token}|${token}s`) || (isSoftWord(token) && !nouns.has(token));
  const open = groups.filter(
    ({ typed, correctedTo }) =>
      !typed.split(' ').every((token) => isRead(token) || isLight(token)) && !correctedTo?.split(' ').every(isRead),
  );
  const denied = new Set(sentence.filter((_, at) => isDenied(sentence, at)).map(({ token }) => token));
  return open.some(({ typed }) => typed.split(' ').some((token) => denied.has(token))) ? null : open;
}

// How many are wanted is said by a bare number, and digital is all that is sold.
const OF_ALL = /^(?:\d+|digital|electronic|signage)$/u;
// Words are compared without their plural.
const PEOPLE = new RegExp(`(?:^|\\|)(?:${COUNTED})(?:\\||$)`, 'u');

function wordsUnderstood(q: string, { groups, conditions, needs, meant }: Found, isTrade: boolean): string[] {
  const stretches = [...conditions, ...needs.flatMap((need) => need.stretches)];
  const said = stretches.flatMap(({ from, to }) => everyWord(q.slice(from, to)).map(({ token }) => token));
  // A spare module has to have the words of the power supply that is named beside it; what it goes with it is not.
  const isMeant = (thing: Thing) =>
    !thing.isAccessory || meant.asked === null || isA(thing, meant.asked) || isA(meant.asked, thing);
  return [...said, ...(isTrade ? wordsReadAsOurs(correctedIn(q, groups)?.query ?? q, isMeant) : [])];
}

function isAllMeant({ asked, isAssumed, stated, implied, wish }: Meant, texts: TextColumns): TestAt {
  const own = implied.filter((need) => !wish.needs.includes(need));
  const isOfKind = texts.ofTrait(({ thing }) => asked === null || isAssumed || isA(thing, asked));
  const facts = [...stated.map(({ need }) => need), ...own.filter(isSaidOfIt)].map(texts.fitOf);
  // The wall of a 'video wall mount' calls for no large picture.
  const uses =
    asked?.isAccessory && asked !== ACCESSORY_THING ? [] : own.filter((need) => !isSaidOfIt(need)).map(texts.fitOf);
  return (place) =>
    isOfKind(place) &&
    facts.every((fitAt) => fitAt(place) > 0) &&
    (uses.length === 0 || uses.some((fitAt) => fitAt(place) > 0));
}

const isSaidOfIt = ({ isQuality, isSize }: Need) => isQuality === true || isSize === true;

function havingAll(groups: readonly WordGroup[], snapshot: Snapshot, inForce: IndexInForce): TestAt {
  if (groups.length === 0) return () => true;
  const has = withEveryWord(inForce.index, groups);
  const placeOf = placesOf(snapshot, inForce);
  const places = new Set<number>();
  for (let document = 0; document < inForce.index.documentCount; document++)
    if (has(document)) places.add(placeOf(document));
  return (place) => places.has(place);
}
