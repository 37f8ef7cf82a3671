import type { ListChange } from './list-changes.ts';
import { COUNT, countedPart, THOSE } from './phrases.ts';

const IS_PUT = String.raw`(?:(?:should|would|will|need|needs|have|has|want)\s+)?(?:(?:to\s+)?(?:be|go|going|stand|sit|hang|hung|mounted|fixed|put|stay|standing|in portrait|portrait|landscape|upright|is|are|goes|come|comes)\s+)*`;
const ON = new RegExp(
  String.raw`^${IS_PUT}(?:on|with|off|from)\s+(?<thing>.+?)(?:\s+instead(?: of (?:the |an? )?.+)?|\s+rather than .+|\s+not (?:the |an? )?.+)?$`,
  'iu',
);
const MOUNTED = /^(?:to be |be |is |are )?(?<thing>(?:wall|ceiling)[- ]?(?:mounted|mount|hung))(?:\s+instead.*)?$/iu;
const WHICH_ON =
  /^(?:the |those |these )?(?<which>.+? ones?|rest|others?|.*\b\d{2,3}s?|(?:the )?.+? (?:screens?|displays?|boards?))\s+(?<rest>(?:.* )?(?:on|with)\s.+|(?:wall|ceiling)[- ]mounted.*)$/iu;
const FOR = new RegExp(
  String.raw`^(?:with |add |include |have |put )?(?<thing>.+?)\s+(?:for|on|to|with)\s+(?<which>each(?: of (?:${THOSE}))?|each one|all(?: of ${THOSE})?|every one|both|(?:${COUNT})(?: of (?:${THOSE}))?|(?:the |those )?\d{2,3}(?:s|["″]| ?inch)?(?: ?ones?| ?screens?)?|(?:the |those )?.+? ones?|${THOSE})$`,
  'iu',
);
const PUT =
  /^(?:put|hang|mount|have|place|stand|fix) (?:them|it|those|these|all of them|everything) (?<rest>(?:on|with) .+)$/iu;
const OF_ALL = new RegExp(
  `^(?:all(?: (?:of )?${THOSE})?|both(?: of ${THOSE})?|every one(?: of ${THOSE})?|everything)\\s(?<rest>.+)$`,
  'iu',
);
const ALL = new RegExp(`^(?:each.*|all.*|every.*|both|${THOSE})$`, 'iu');

/** Reads what goes with a part of the goods: 'two on trolleys', 'the lobby one on the wall instead', 'tilting brackets for the 65s'. */
export function withSaid(clause: string, isOnly: boolean): ListChange | null {
  const part = countedPart(clause);
  const thing = part && thingIn(part.rest);
  if (part && thing) return { kind: 'with', which: part.which, part: part.pieces, thing, isOnly };
  const put = PUT.exec(clause)?.groups?.rest;
  if (put) return withSaid(put, isOnly);
  const { rest: ofAll = '' } = OF_ALL.exec(clause)?.groups ?? {};
  const forAll = thingIn(ofAll);
  if (forAll) return { kind: 'with', which: '*', part: null, thing: forAll, isOnly };
  const { which, rest = '' } = WHICH_ON.exec(clause)?.groups ?? {};
  const own = thingIn(rest);
  if (which && own) return { kind: 'with', which, part: null, thing: own, isOnly };
  return forWhich(clause, isOnly) ?? onAll(clause, isOnly);
}

function forWhich(clause: string, isOnly: boolean): ListChange | null {
  const { thing, which = '' } = FOR.exec(clause)?.groups ?? {};
  if (!thing || !NAMES_EXTRA.test(thing)) return null;
  if (ALL.test(which)) return { kind: 'with', which: null, part: null, thing: holderSaid(thing), isOnly: false };
  const part = countedPart(which);
  return part
    ? { kind: 'with', which: part.which, part: part.pieces, thing: holderSaid(thing), isOnly }
    : { kind: 'with', which: which.replace(/^(?:the|those) /iu, ''), part: null, thing: holderSaid(thing), isOnly };
}

// 'On trolleys instead' is of all.
function onAll(clause: string, isOnly: boolean): ListChange | null {
  const thing = thingIn(clause);
  return thing && /^(?:on|wall|ceiling|hung|mounted)\b/iu.test(clause)
    ? { kind: 'with', which: null, part: null, thing, isOnly }
    : null;
}

function thingIn(rest: string): string | null {
  const { thing } = (MOUNTED.exec(rest) ?? ON.exec(rest))?.groups ?? {};
  return thing && (NAMES_EXTRA.test(thing) || NAMES_PLACE.test(thing)) ? holderSaid(thing) : null;
}

/** Names what goes with goods. */
export const NAMES_EXTRA =
  /\b(?:brackets?|mounts?|mountings?|arms?|trolle(?:ys?|ies)|stands?|players?|sticks?|leads?|cables?|hdmi|extenders?|licen[cs]es?|software|speakers?|remotes?|sensors?|cameras?|printers?|sequencers?|frames?|controllers?|flight cases?|socket strips?|power suppl(?:y|ies)|pop[- ]?outs?)\b/iu;
const NAMES_PLACE =
  /^(?:the |an? )?(?:walls?|ceilings?|wheels|castors|floor)$|\b(?:wall|ceiling)[- ]?(?:mounted|hung|mount)\b/iu;

/** What holds goods that are to be in such a place: on the wall a wall bracket. */
export function holderSaid(thing: string): string {
  return thing
    .replace(/\s+(?:instead of|rather than|not)\s.+$/iu, '')
    .replace(/^(?:with|plus|and|add)\s+/iu, '')
    .replace(/^(?:the|an?|some|any|its|their|our|own|matching|suitable)\s+/iu, '')
    .replace(/\b(?:fixed|low[- ]profile|slim|flush)\b/iu, 'flat')
    .replace(/\b(?:full[- ]motion|swivel(?:ling)?|articulat\w+|cantilever|pull[- ]?out)\b/iu, 'double-arm')
    .replace(/^(double|single)[- ]arms?$/iu, '$1-arm bracket')
    .replace(/^((?:\d+ ?m )?hdmi|hdmi(?: \d+ ?m)?)$/iu, '$1 lead')
    .replace(/^walls?$|^wall[- ]?(?:mounted|hung|mount)$/iu, 'wall bracket')
    .replace(/^ceilings?$|^ceiling[- ]?(?:mounted|hung)$/iu, 'ceiling mount')
    .replace(/^(?:wheels|castors)$/iu, 'trolley')
    .replace(/^floor$/iu, 'floor stand')
    .replace(/\s+(?:each|too|as well|instead|please)$/iu, '');
}
