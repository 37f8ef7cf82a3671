import listed from '../vocabulary/functions.json' with { type: 'json' };
import { coverFor } from './covers.ts';
import { typedIn, type Word } from './grammar.ts';
import { type Thing, thingCalled } from './things.ts';

// What is named by no more than what it does: 'something to hang a telly', 'a gadget that splits HDMI', 'what charges phones'.
const NAMELESS = new Set(
  'something anything thing things gadget gadgets device devices box bit one ones kit gear equipment bits whatever what'.split(
    ' ',
  ),
);
// Between the two stands no more than this: 'something that will safely hold'.
const MOST_BETWEEN = 4;
const BETWEEN = new Set(
  'to that which for can will would could might simply safely just also else we i you to help helps let lets us me keep keeps'.split(
    ' ',
  ),
);
const COUNTS = new Set(['one', 'ones']);
const BETWEEN_A_WAY = new Set('to do does can could would should might i we you one best'.split(' '));
const OPENS = new Set(
  'i we need needs want wants wanted looking look for after have got get do you sell any some a an is there please the our that im were'.split(
    ' ',
  ),
);

interface Function {
  verbs: ReadonlySet<string>;
  /** What it is done to or with; without any, whatever it is. */
  objects: RegExp | null;
  thing: Thing;
}

const FUNCTIONS: readonly Function[] = listed.map(({ thing, verbs, objects }) => ({
  thing: thingCalled(thing),
  verbs: new Set(verbs.flatMap(formsOf)),
  objects: objects ? new RegExp(String.raw`(?<![\p{L}\d])(?:${objects})(?![\p{L}\d])`, 'iu') : null,
}));

/** The thing that a sentence asks for by what it does; null where it names one, or none that is known. */
export function thingByFunction(words: readonly Word[]): Thing | null {
  return coverFor(words) ?? namelessThing(words) ?? thingForAWay(words) ?? thingForTask(words) ?? thingForIt(words);
}

function namelessThing(words: readonly Word[]): Thing | null {
  const at = words.findIndex(({ typed }) => NAMELESS.has(typed));
  const isNamed = at < 0 || !words.slice(0, at).every(({ typed }) => OPENS.has(typed));
  // 'One plug' is a plug, where 'one that plugs in' is told by what it does.
  const isCounted = COUNTS.has(words[at]?.typed ?? '') && !BETWEEN.has(words[at + 1]?.typed ?? '');
  return isNamed || isCounted ? null : thingBehind(words, at, BETWEEN);
}

// 'How do I fix a screen up high' asks for what fixes it. How to clean one asks for no cleaner.
function thingForAWay(words: readonly Word[]): Thing | null {
  const thing = words[0]?.typed === 'how' ? thingBehind(words, 0, BETWEEN_A_WAY) : null;
  return thing?.isOnly ? null : thing;
}

function thingBehind(words: readonly Word[], at: number, between: ReadonlySet<string>): Thing | null {
  for (let place = at + 1; place <= at + MOST_BETWEEN && place < words.length; place++) {
    const { typed = '' } = words[place] ?? {};
    const rest = typedIn(words.slice(place + 1));
    const found = FUNCTIONS.find(({ verbs, objects }) => verbs.has(typed) && (objects === null || objects.test(rest)));
    if (found) return found.thing;
    if (!between.has(typed)) return null;
  }
  return null;
}

// 'Hide the wires': a task, told by a verb that opens the sentence, with what it is done to right behind. What serves it is asked for.
function thingForTask([verb, ...rest]: readonly Word[]): Thing | null {
  if (!verb || rest[0]?.role !== 'determiner' || ABOUT_SCREENS.has(verb.typed)) return null;
  const object = typedIn(rest.slice(0, MOST_BETWEEN));
  // 'Switch all screens off' is about their power.
  if (rest.slice(0, MOST_BETWEEN).some(({ typed }) => typed === 'on' || typed === 'off')) return null;
  const found = FUNCTIONS.find(({ verbs, objects }) => verbs.has(verb.typed) && objects?.test(object));
  return found?.thing ?? null;
}

// 'Cable hanging down the wall, cover it': the last clause says what is to be done to what was told before.
function thingForIt(words: readonly Word[]): Thing | null {
  const from = words.findLastIndex(({ isAfterBreak }) => isAfterBreak);
  const [verb, object] = words.slice(Math.max(0, from), Math.max(0, from) + 2);
  if (from < 1 || !verb || !IT.has(object?.typed ?? '') || ABOUT_SCREENS.has(verb.typed)) return null;
  const told = typedIn(words.slice(0, from));
  return FUNCTIONS.find(({ verbs, objects }) => verbs.has(verb.typed) && objects?.test(told))?.thing ?? null;
}

const IT = new Set(['it', 'them', 'this', 'that', 'these']);

// 'Show the menu' and 'share my screen' are tasks of a screen.
const ABOUT_SCREENS = new Set('show share mirror run drive play change update design control manage'.split(' '));

// 'Hold', 'holds', 'holding'; 'carry', 'carries'.
function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/u, '');
  const ends = /(?:s|sh|ch|x)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`;
  return [verb, ends, `${stem}ing`, doubled];
}
