import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { isInTitles } from '../engine/things-first.ts';
import { isPlace } from '../soft-words.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { ACCESSORY_THING, isA, SCREEN_THING, type Thing, thingIfKnown } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';
import { countCategories } from './count-categories.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';
import type { WhatFits } from './judge-hosts.ts';
import { type Lead, leadsTo } from './leads-to.ts';
import { popularFirst, popularOfKind } from './popular.ts';
import { correctedIn } from './understood.ts';

const MOST = 4;
// Each candidate runs a search.
const MOST_TRIED = 10;
// They say less than any sentence.
const OF_ALL: ReadonlySet<string> = new Set([SCREEN_THING.name, ACCESSORY_THING.name]);

/** Other queries under the same filters: whole sentences, each of which has been run and leads to other products. */
export function* alternativeQueries(
  query: SearchQuery,
  found: Found,
  snapshot: Snapshot,
  inForce: IndexInForce,
): Steps<string[]> {
  const typed = query.q?.toLowerCase() ?? '';
  const categories = found.fit ? [] : yield* categoriesFor(query, found, snapshot);
  const corrected = correctedIn(query.q ?? '', found.groups)?.query;
  const meant = meantFor(query, found, snapshot);
  const words = found.fit
    ? besideFit(found.fit)
    : hasMeaning(found)
      ? [corrected ?? '', ...besideFor(query, found), ...meant.keys()]
      : wordsFor(query, found, inForce).filter((words) => !isAnsweredByPage(found) || words === corrected);
  const candidates = [...new Set([...words, ...categories])].filter(
    (candidate) => candidate && candidate.toLowerCase() !== typed,
  );
  const leading: string[] = [];
  for (const q of candidates.slice(0, MOST_TRIED)) {
    if (leading.length === MOST) break;
    const lead = yield* leadsTo(q, query, snapshot, inForce);
    // A correction leads to what is shown already, and is offered to be kept.
    const isAsSaid = isLedTo(meant.get(q), lead, found);
    if (lead.count > 0 && (categories.includes(q) || q === corrected || (isAsSaid && isElsewhere(lead, found))))
      leading.push(q);
  }
  return leading;
}

// Of 'do you fit after closing' the words lead to no product but by chance.
const isAnsweredByPage = ({ page, entries }: Found) => page !== null && entries.length === 0;

// The product itself, and what is more general than the kind asked for; the page of all that fits it has a link of its own.
function besideFit({ hosts, asked }: WhatFits): string[] {
  const [name] = hosts.map(({ product }) => product.name);
  if (!name) return [];
  const above = asked?.under;
  return [...(above && !OF_ALL.has(above.name) ? [`${above.name} for ${name}`] : []), name];
}

// The mount of '65 inch display with wall mount', for the same size.
function besideFor({ q = '' }: SearchQuery, { beside, conditions }: Found): string[] {
  const sizes = conditions.filter(({ kind }) => kind === 'size').map(({ from, to }) => q.slice(from, to));
  return beside.filter(({ count }) => count > 0).map(({ said }) => [said, ...new Set(sizes)].join(' '));
}

// What leads to products without what it says is no answer: no totem states 'anti-glare'.
function isElsewhere({ count, first, isMet }: Lead, { entries }: Found): boolean {
  if (!isMet) return false;
  return count !== entries.length || first !== entries[0]?.product.id;
}

// 'Stands by itself totem' is read as what a totem stands on: said anew, a sentence may ask for something else.
function isLedTo(thing: Thing | null | undefined, lead: Lead, { sure }: Found): boolean {
  if (thing === undefined) return true;
  return (thing === null || isA(lead.thing, thing)) && sure.every(({ need }) => lead.facts.includes(need.label));
}

function* categoriesFor(
  { q = '', category, onlyFamily }: SearchQuery,
  found: Found,
  snapshot: Snapshot,
): Steps<string[]> {
  const own = found.places.length > 0 ? found.places : popularFirst(snapshot);
  const all = (yield* countCategories(own, columnsOf(snapshot))).map(({ name }) => name);
  // A category is no alternative if it or a family is the filter already, or if it has all results.
  return category || onlyFamily || (q.trim() && all.length < 2) ? [] : all;
}

function hasMeaning({ meant: { asked, implied, stated } }: Found): boolean {
  return asked !== null || implied.length + stated.length > 0;
}

// 'Outdoor menu board under £300' is said anew from what was understood: the thing, or what its use and place call for. Each with the kind
// that it has to lead to, null where it is only a property, undefined where it is the sentence itself without a condition.
function meantFor(
  { q = '' }: SearchQuery,
  found: Found,
  snapshot: Snapshot,
): ReadonlyMap<string, Thing | null | undefined> {
  const { meant, sure, conditions, entries } = found;
  // Beside a page only what is named is offered: who got a dead screen on arrival wants no kiosk for arrivals.
  const asked = isAnsweredByPage(found) && meant.isAssumed ? null : meant.asked;
  // What is not sold is not offered: its words lead elsewhere.
  const nameOf = (thing: Thing | null | undefined) =>
    thing && popularOfKind(snapshot, thing).length > 0 ? thing.name : undefined;
  const things = [
    nameOf(asked),
    ...(isAnsweredByPage(found) ? [] : meant.implied.map(({ called }) => called)),
    nameOf(asked?.under ?? asked?.part),
  ].flatMap((name) => (name === undefined || OF_ALL.has(name) || !isStatedOf(name, sure, snapshot) ? [] : [name]));
  const facts = sure.map(({ need }) => need.label.toLowerCase());
  const say = (thing: string, kept: readonly Condition[]) =>
    [
      ...facts.filter((fact) => !thing.includes(fact)),
      thing,
      ...kept.map(({ from, to }) => q.slice(from, to).toLowerCase()),
    ].join(' ');
  const looser = entries.length > 0 ? [] : conditions.map((condition) => withoutStretches(q, [condition]));
  return new Map<string, Thing | null | undefined>([
    ...looser.map((words) => [words, undefined] as const),
    ...things.map((thing) => [say(thing, conditions), thingIfKnown(thing)] as const),
  ]);
}

// No LED wall is said to run without internet, so that none is offered for it.
function isStatedOf(name: string, sure: readonly ReadNeed[], snapshot: Snapshot): boolean {
  const thing = thingIfKnown(name);
  return (
    sure.length === 0 ||
    thing === null ||
    popularOfKind(snapshot, thing).some((place) => {
      const product = snapshot.entries[place]?.product;
      return product !== undefined && sure.every(({ need }) => need.fits(product) > 0);
    })
  );
}

function wordsFor({ q = '' }: SearchQuery, { groups, conditions, entries }: Found, { index }: IndexInForce): string[] {
  if (!q.trim()) return [];
  const said = conditions.map(({ from, to }) => q.slice(from, to)).join(' ');
  const withConditions = (words: string) => [words, said].filter(Boolean).join(' ');
  const corrected = groups.some((group) => group.correctedTo) ? [withConditions(wordsOf(groups))] : [];
  // Without the weakest word if there are results, without each in turn if there are none. What no product is called never helps.
  const leading = groups.filter(({ alternatives, typed }) => isInTitles(index, alternatives) && !isPlace(typed));
  const byStrength = [...leading].sort((a, b) => a.rarity - b.rarity);
  const fewer = [
    ...(leading.length > 0 && leading.length < groups.length ? [withConditions(wordsOf(leading))] : []),
    ...(leading.length > 1
      ? byStrength.map((group) => withConditions(wordsOf(leading.filter((other) => other !== group))))
      : []),
  ];
  const looser = conditions.map((condition) => withoutStretches(q, [condition]));
  const nothing = [...looser, ...fewer];
  return [...corrected, ...(entries.length > 0 ? fewer.slice(0, 1) : nothing)];
}

function wordsOf(groups: readonly WordGroup[]): string {
  return groups
    .map(({ typed, correctedTo }) => correctedTo ?? typed.replace('#in', ' inch').replace('#', ' '))
    .join(' ');
}
