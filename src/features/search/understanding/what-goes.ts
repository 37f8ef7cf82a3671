import { everyToken } from '../engine/tokens.ts';
import { SCREEN_THING, type Thing } from './things.ts';
import { BOOK } from './vocabulary-book.ts';

/** What a sentence says of a thing that goes. */
interface Going {
  /** What goes, as it was typed: the projectors of 'replace projectors in 8 classrooms'. */
  said: string;
  /** The sentence without it, each other word at its place; behind them what is asked for in its stead where nothing is named. */
  rest: string;
}

const OUT =
  'replac(?:e|es|ing)|swap(?:s|ping)?|exchang(?:e|ing)|upgrad(?:e|ing)(?: from)?|chang(?:e|ing)(?: from)?|(?:mov(?:e|ing)|switch(?:ing)?) (?:away )?from|no more|(?:tired|sick) of|fed up (?:with|of)|(?:replacement|alternative|substitute)s? (?:for|to|of)';
const BEHIND = 'instead of|in place of|rather than|(?:which |that |to )replac(?:e|es|ing)';
const AWAY =
  '(?:tak(?:e|ing)|throw(?:ing)?|rip(?:ping)?|carry(?:ing)?) (?:away|out|down)|remov(?:e|ing)|dispos(?:e|ing) of|recycl(?:e|ing)|scrap(?:ping)?';
const RID = 'ditch(?:ing)?|get(?:ting)? rid of|do(?:ing)? away with';
const OWN =
  '(?:(?:the|our|my|your|their|all|old|existing|current|broken|faulty|dead|ageing|aging|outdated|worn out|a|an|any|some|these|those) )*';
const LINKS = 'with|by|for|to|into|in|at|on|from|and|under|inside|outside|near|we|i|as';
const WHAT = String.raw`(?!(?:${LINKS}) )[\p{L}\d"”″'’-]+(?: [\p{L}\d"”″'’-]+){0,3}?`;
const ENDS = String.raw`(?= (?:${LINKS})(?![\p{L}\d])| ?[,.;:?!]| ?$)`;
const BY = ' (?:with|by|for|to|into|and (?:get|buy|have|put|use|install)(?: up| in)?)(?= )';

const PATTERNS = [
  `(?:${BEHIND}|(?<out>${OUT})|(?<away>${AWAY})|(?<rid>${RID})) ${OWN}(?<what>${WHAT})${ENDS}(?<by>${BY})?`,
  String.raw`(?<away>(?:tak|throw|carry)(?:e|ing)?) ${OWN}(?<what>${WHAT}) (?:away|out|down)(?![\p{L}\d])`,
  String.raw`(?<=^|, ?)${OWN}(?<what>${WHAT}) (?<out>replacement|alternative|substitute)s?(?![\p{L}\d])`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d-])${source}`, 'iu'));

/**
 * The thing of a sentence that is there and goes, so that it is not what is asked for: what takes its place is. Null where none goes, and where
 * another of its kind takes its place: 'replace the broken remote'.
 */
export function goingIn(sentence: string): Going | null {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(sentence);
    const going = found && readGoing(found, sentence);
    if (going) return going;
  }
  return null;
}

function readGoing(found: RegExpExecArray, sentence: string): Going | null {
  const { what: said = '', out, away, rid, by } = found.groups ?? {};
  const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  const without = `${before}${' '.repeat(found[0].length)}${after}`;
  const goes = thingsIn(said).at(-1) ?? null;
  if (PRONOUN.test(said) || (/^(?:chang|switch)/iu.test(out ?? '') && !goes)) return null;
  const stead = by ? after : before;
  const taking = thingsIn(stead).filter(({ isOnly }) => !isOnly);
  // A screen in place of a chalkboard shows what stood there.
  if (taking.length > 0 && !away)
    return { said, rest: taking.every(isAnyScreen) && isShowing(said, goes) ? `${without} for ${said}` : without };
  // 'Swap the notice board for a digital one' names it once.
  if (by && ONE.test(after))
    return { said: '', rest: `${before}${keeping(said, found[0])}${after.replace(ONE, '   ')}` };
  if (!goes || (by && !isPlaced(after)) || / and /iu.test(after)) return null;
  if (away || (rid && !goes.isOnly)) return { said, rest: `${without} disposal` };
  if (!goes.isOnly || !goes.instead) return null;
  return { said, rest: `${without} ${isPlaced(without) ? SCREEN_THING.name : goes.instead}` };
}

const PRONOUN = /^(?:it|them|this|that|these|those|ones?)$/iu;
const ONE = /(?<![\p{L}\d])ones?(?![\p{L}\d])/iu;

// A chalkboard and posters show something, and a till does not.
const isShowing = (said: string, goes: Thing | null) =>
  goes ? !isAnyScreen(goes) : BOOK.spansIn(everyToken(said)).some(({ means }) => means.is === 'use');

const isAnyScreen = (thing: Thing) => thing === SCREEN_THING;

const thingsIn = (words: string): Thing[] =>
  BOOK.spansIn(everyToken(words)).flatMap(({ means }) => (means.is === 'thing' ? [means.thing] : []));

// Where it is to stand says what it has to be: a classroom a touch screen.
const isPlaced = (words: string) => BOOK.spansIn(everyToken(words)).some(({ means }) => means.is === 'venue');

function keeping(said: string, found: string): string {
  const at = found.indexOf(said);
  return ' '.repeat(at) + said + ' '.repeat(found.length - at - said.length);
}
