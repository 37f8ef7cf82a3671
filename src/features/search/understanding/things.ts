import { everyToken } from '../engine/tokens.ts';
import notSold from '../vocabulary/not-sold.json' with { type: 'json' };
import sold from '../vocabulary/things.json' with { type: 'json' };
import type { Candidate } from './candidate.ts';
import { type Phrase, phraseBook } from './phrase-book.ts';
import { isScreen } from './screen-sizes.ts';

/** A kind of thing that the trade sells, as buyers and product names call it. */
export interface Thing {
  name: string;
  /** The more general thing that it is one of. */
  under: Thing | null;
  /** The thing that it is a part of: a cabinet is no wall. */
  part: Thing | null;
  isAccessory: boolean;
  /** Made for one purpose, so that 'a screen' does not mean it. */
  isSpecial: boolean;
  /** Nothing else stands in for it: where no product is one, it is not sold. */
  isOnly: boolean;
  /** Of what is not sold, how one asks for what serves in its place; null where nothing does. */
  instead: string | null;
  /** Whether no other of its kind does: an HDMI lead carries no mains. */
  isAlone: boolean;
}

/** How far a product is from what was asked for; another thing of its kind is further than one that lacks a likely need. */
export const MATCH = { same: 0, akin: 0.8, related: 1.5, other: 3, goesWith: 4 };

interface Listed {
  thing: string;
  under?: string;
  part?: string;
  accessory?: boolean;
  special?: boolean;
  only?: boolean;
  alone?: boolean;
  instead?: string;
  titles?: { category: string; word: string };
  names: string[];
}

// What is near the trade and what such a shop does not sell; a product that is called so ends that by itself.
const things: readonly Listed[] = [...sold, ...notSold.map((each) => ({ ...each, under: 'accessory', only: true }))];
const all = new Map<string, Thing>();
for (const { thing, under, part, accessory, special, only, alone, instead } of things) {
  const parent = under === undefined ? null : thingCalled(under);
  all.set(thing, {
    name: thing,
    under: parent,
    part: part === undefined ? null : thingCalled(part),
    isAccessory: accessory ?? parent?.isAccessory ?? false,
    isSpecial: special ?? parent?.isSpecial ?? false,
    isOnly: only ?? false,
    isAlone: alone ?? false,
    instead: instead ?? null,
  });
}

/** Every name of every thing. */
export const THING_NAMES: readonly Phrase<Thing>[] = things.flatMap(({ thing, names }) =>
  names.flatMap(spellings).map((name) => ({ tokens: everyToken(name), means: thingCalled(thing) })),
);

// A 'check in kiosk' is a 'checkin kiosk' too; 'check-in' is two words to a reader of tokens.
function spellings(name: string): string[] {
  const joined = name.replace(/(?<=\p{L}) (?=(?:in|out|up|off|through)(?:\s|$))/gu, '');
  return joined === name ? [name] : [name, joined];
}

export const SCREEN_THING = thingCalled('screen');
export const ACCESSORY_THING = thingCalled('accessory');

// What a single word of a name means within a category: 'Window 43', 'Drive 55'.
const BY_TITLE = things.flatMap(({ thing, titles }) =>
  titles === undefined ? [] : [{ ...titles, thing: thingCalled(thing) }],
);
// What a product is if its name does not say it.
const BY_CATEGORY: Readonly<Record<string, Thing>> = {
  'Digital Menu Boards': thingCalled('menu board'),
  'Interactive Displays': thingCalled('touch screen'),
  Kiosks: thingCalled('kiosk'),
  'Outdoor Signage': thingCalled('outdoor screen'),
  'Video Walls': thingCalled('video wall'),
  Accessories: ACCESSORY_THING,
};
// 'Trolley for 55" screens' is no screen, and 'board on a trolley' no trolley.
const BEYOND_THE_HEAD = /\s(?:for|with|on|to|over|up to)\s.*$|,.*$/iu;
const book = phraseBook(THING_NAMES);
// By id: a product that is read again, or sold, is another object with the same words. What was read of it, not the object, which
// would be held with all else that it said then.
const read = { names: [] as Candidate['name'][], categories: [] as string[], specs: [] as Candidate['specs'][] };
const thingById: (Thing | null)[] = [];

export function thingCalled(name: string): Thing {
  const thing = all.get(name);
  if (!thing) throw new Error(`The vocabulary has no thing called ${name}.`);
  return thing;
}

/** The thing of this name; null where the vocabulary has none. */
export const thingIfKnown = (name: string): Thing | null => all.get(name) ?? null;

/** The things that are a part of a thing. */
export function partsOf(thing: Thing): readonly Thing[] {
  return [...all.values()].filter(({ part }) => part === thing);
}

/** What a product is, by its name, else by its category; null if neither says it. */
export function thingOf(product: Candidate): Thing | null {
  if (product === last.read) return last.thing;
  const thing = findThing(product);
  last = { read: product, thing };
  return thing;
}

// Each need asks it of the same product in turn.
let last: { read: Candidate | null; thing: Thing | null } = { read: null, thing: null };

function findThing(product: Candidate): Thing | null {
  const { id } = product;
  if (id === undefined) return readThing(product);
  if (saysWhatWasRead(id, product)) return thingById[id] ?? null;
  const thing = readThing(product);
  read.names[id] = product.name;
  read.categories[id] = product.category;
  read.specs[id] = product.specs;
  thingById[id] = thing;
  return thing;
}

function saysWhatWasRead(id: number, { name, category, specs }: Candidate): boolean {
  const before = read.specs[id];
  if (before === undefined || read.names[id] !== name || read.categories[id] !== category) return false;
  return before === specs || isScreen({ specs: before }) === isScreen({ specs });
}

/** Whether one is the other, or one of its kind. */
export function isA(thing: Thing | null, other: Thing): boolean {
  for (let each = thing; each; each = each.under) if (each === other) return true;
  return false;
}

/** How far a product is from what was asked for: one of `MATCH`. */
export function farFrom(asked: Thing, thing: Thing | null): number {
  if (isA(thing, asked)) return MATCH.same;
  if (thing === null || (asked.isAlone && thing.isAccessory)) return MATCH.other;
  if (thing.isAccessory !== asked.isAccessory) return MATCH.goesWith;
  if (rootOf(thing) !== rootOf(asked)) return MATCH.other;
  // Where nothing is a tablet, another touch screen is nearer than a menu board.
  return asked.under?.under && isA(thing, asked.under) ? MATCH.akin : MATCH.related;
}

function rootOf(thing: Thing): Thing {
  const above = thing.under ?? thing.part;
  return above ? rootOf(above) : thing;
}

function readThing({ name = '', category, specs }: Candidate): Thing | null {
  const head = everyToken(name.replace(BEYOND_THE_HEAD, ''));
  const named = book.spansIn(head).map(({ means }) => means);
  const said = named.filter((thing) => thing !== SCREEN_THING).at(-1) ?? null;
  const [byTitle] = BY_TITLE.filter((each) => each.category === category && head.includes(each.word));
  if (byTitle && (said === null || isA(byTitle.thing, said) || isA(said, byTitle.thing))) {
    return said && isA(said, byTitle.thing) ? said : byTitle.thing;
  }
  return said ?? BY_CATEGORY[category] ?? (isScreen({ specs }) ? SCREEN_THING : null);
}
