import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { everyToken, everyWord, isStopWord } from '../engine/tokens.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { ACCESSORY_THING, isA, SCREEN_THING, type Thing, thingCalled } from '../understanding/things.ts';
import type { TextColumns } from './columns/text-columns.ts';
import type { Asked } from './read-and-rank.ts';
import { isNamedOutright, type Scored } from './weigh.ts';

/** What remains, with the facts that each of them has. */
interface Remaining {
  kept: readonly Scored[];
  sure: readonly ReadNeed[];
}

/**
 * Of a sentence that names a kind or a category, with conditions and facts and nothing else, what is of it: 'totem', 'portrait totem
 * under £2,000', 'Digital Menu Boards'. What only has the words is no answer to it. All where none is, or where more is said.
 */
export function* ofNamedKind(
  remaining: Remaining,
  met: readonly Scored[],
  asked: Asked,
  texts: TextColumns,
): Steps<Remaining> {
  // 'Outdoor Signage' has the displays for windows in it, which are for indoors.
  const ofCategory = yield* filtered(met, isOfCategory(asked.q, texts));
  if (ofCategory.length > 0) return { kept: ofCategory, sure: [] };
  const kind = kindAlone(asked, remaining.sure);
  if (kind === null) return remaining;
  const isOfIt = texts.ofTrait(({ thing }) => isA(thing, kind));
  const own = yield* filtered(remaining.kept, (each) => isNamedOutright(each) || isOfIt(each.place));
  return own.some(({ place }) => isOfIt(place)) ? { ...remaining, kept: own } : remaining;
}

function isOfCategory(q: string, { categories }: TextColumns): (each: Scored) => boolean {
  const typed = q.trim().toLowerCase();
  const isIt = new Map<number, boolean>();
  return ({ place }) => {
    const number = categories.numberAt(place);
    const known = isIt.get(number);
    if (known !== undefined) return known;
    const is = categories.sampleOf(number).category.toLowerCase() === typed;
    isIt.set(number, is);
    return is;
  };
}

// Whatever is made for outdoors or works by touch is one, whether it is a totem or a kiosk.
const OF_MANY_KINDS = new Set([SCREEN_THING, ACCESSORY_THING, ...['outdoor screen', 'touch screen'].map(thingCalled)]);

function kindAlone({ q, meant, reading, conditions }: Asked, sure: readonly ReadNeed[]): Thing | null {
  const { asked, isAssumed } = meant;
  if (asked === null || isAssumed || OF_MANY_KINDS.has(asked)) return null;
  const stretches = [...conditions, ...sure.flatMap((fact) => fact.stretches)];
  const said = new Set([
    ...everyToken(reading.saidAs),
    ...reading.pageWords,
    ...stretches.flatMap(({ from, to }) => everyToken(q.slice(from, to))),
  ]);
  return everyWord(q).every(({ token }) => said.has(token) || isStopWord(token)) ? asked : null;
}
