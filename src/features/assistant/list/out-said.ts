import type { ListChange } from './list-changes.ts';
import { countedPart, THOSE } from './phrases.ts';

const ARTICLES = String.raw`(?:(?:any|the|those|these|that|this|an?|its|their|our|my|all)\s+)*`;
const OUT = new RegExp(
  String.raw`^(?:without|with no|with none of|leav(?:e|ing) (?:out|off)|left (?:out|off)|tak(?:e|ing) (?:off|out|away)|took (?:off|out|away)|cut(?:ting)?(?: out)?|drop(?:ped|ping)?|remov(?:e|ed|ing)|minus|less|skip(?:ped|ping)?|forget(?: about)?|los(?:e|t|ing)|ditch(?:ed|ing)?|scrap(?:ped|ping)?|cancel|bin|omit|no|not|don[’']?t (?:want|need)|do not (?:want|need)|nothing (?:for|in|at|on)|won[’']?t (?:want|need))\s+${ARTICLES}(?<what>.+?)(?:\s+(?:out|off|away))?(?:\s+(?:altogether|completely|entirely|after all))?$`,
  'iu',
);
const AROUND = new RegExp(
  String.raw`^(?:leave|leaving|take|taking|cut|drop|keep|pull)\s+${ARTICLES}(?<what>.+?)\s+(?:out|off|away)(?:\s+(?:of |for |from )?(?<from>.+))?$`,
  'iu',
);
const NOT_NEEDED = new RegExp(
  String.raw`^${ARTICLES}(?<what>.+?)\s+(?:(?:is|are|was|were|will|would)(?:n[’']?t| not)(?: be)? (?:needed|wanted|required|necessary|happening)|(?:is|are|will be) (?:off|out|unnecessary|superfluous)|can (?:go|come out|be left out)|(?:not needed|not required))$`,
  'iu',
);
const FROM = new RegExp(
  String.raw`^(?<what>.+?)\s+(?:on|for|from|off|with|of)\s+(?<from>(?:the |those |these )?\d{2,3}s?\b.*|.*\b(?:of ${THOSE}|ones?)\b|(?:the|those|these) .+)$`,
  'iu',
);
const WITHOUT = new RegExp(
  String.raw`^(?:ha(?:ve|s|ving) )?(?:without|with no|no|minus)\s+${ARTICLES}(?<what>.+)$`,
  'iu',
);

/** Reads what a clause takes out: 'leave the lobby one out', 'no player for two of them', 'one of them without a bracket', 'drop two'. */
export function outSaid(clause: string): ListChange | null {
  const part = countedPart(clause);
  const lacking = part && WITHOUT.exec(part.rest)?.groups?.what;
  if (part && lacking) return { kind: 'out', which: lacking, part: part.pieces, from: part.which };
  const around = AROUND.exec(clause)?.groups;
  const what = around?.what ?? OUT.exec(clause)?.groups?.what ?? NOT_NEEDED.exec(clause)?.groups?.what;
  if (!what) return without(clause);
  const { what: which = what, from = around?.from } = FROM.exec(what)?.groups ?? {};
  return from === undefined || isPlace(which) ? fewerOrOut(what) : outOf(which, from);
}

// 'The 65 without a bracket' has none on the 65.
function without(clause: string): ListChange | null {
  const { from, what } =
    /^(?:the |those )?(?<from>.+?) (?:without|with no) (?:an? |the |any )?(?<what>.+)$/iu.exec(clause)?.groups ?? {};
  return from && what ? { kind: 'out', which: what, part: null, from } : null;
}

function outOf(which: string, from: string): ListChange {
  const part = countedPart(from.replace(/^the /iu, ''));
  if (part && part.rest === '') return { kind: 'out', which, part: part.pieces, from: part.which };
  return { kind: 'out', which, part: null, from: from.replace(/^(?:the|those|these) /iu, '') };
}

// 'Leave off one of the 32s' is one less, 'leave off the 32s' all of them.
function fewerOrOut(what: string): ListChange {
  const part = countedPart(what);
  const { pieces = 0, which = null, rest = '' } = part ?? {};
  return part
    ? { kind: 'more', which: which ?? (rest || null), pieces: -pieces, words: what }
    : { kind: 'out', which: what, part: null, from: null };
}

// 'The screen for the lobby' is one thing.
function isPlace(which: string): boolean {
  return /^(?:ones?|screens?|displays?|boards?|tvs?)$/iu.test(which.trim());
}
