import { namesPlace } from '#features/assistant/questions/destination.ts';
import { BY_ONESELF, DELIVERED, FITTED } from '#features/assistant/questions/job.ts';
import { withoutLeads } from '#features/assistant/turns/clauses.ts';
import { countOfTotal } from '#features/assistant/turns/count-changed.ts';
import { ASKS_OF_SERVICE } from '#features/assistant/turns/job-turn.ts';
import { asksTotal } from '#features/assistant/turns/total-asked.ts';
import type { ListChange } from './list-changes.ts';
import { outSaid } from './out-said.ts';
import { countedPart } from './phrases.ts';
import { NAMES_EXTRA, withSaid } from './with-said.ts';

const OF_DIFFERENCE =
  /^(?:(?:and|so) )?(?:how much|what)(?:[’']?s| is| does| would| will)?(?: (?:that|it|this))?(?: (?:be|cost|come to))? (?:more|less|extra|dearer|cheaper|the difference)\b(?: (?:is|was|would|does|will|are)\b.*)?$|^what[’']?s the (?:extra|difference)(?: in price)?$/iu;
const OF_VAT =
  /^(?:is|are|was|does|do)? ?(?:that|it|this|those|they)? ?(?:price |figure |sum |total )?(?:net|gross|with|without|inc\w*|ex\w*|plus|before|after)(?: (?:of )?(?:the )?vat)?(?: (?:on|added|included))?(?: or (?:net|gross|with|without|ex|inc\w*|not|before|after)(?: (?:the )?vat)?)?$/iu;
const WHAT_OF_THEM =
  /^what(?: (?:are|is|do|does|would|will) (?:they|it|that|those|these|the price)(?: cost| be| come to)?)$/iu;

/** Reads what is asked of the sum: 'with vat', 'how much more is that'. */
export function priceSaid(said: string, clause: string): ListChange | null {
  if (OF_DIFFERENCE.test(withoutLeads(said))) return { kind: 'difference' };
  const isOfVat = OF_VAT.test(clause) && /\b(?:vat|net|gross)\b/iu.test(clause);
  const many = asksTotal(said) ? countOfTotal(said) : null;
  if (many !== null) return { kind: 'count', which: null, pieces: many };
  const isTotal =
    asksTotal(said) &&
    countedPart(clause) === null &&
    !NAMES_EXTRA.test(clause) &&
    withSaid(clause, false) === null &&
    outSaid(clause) === null;
  return isOfVat || isTotal || WHAT_OF_THEM.test(said) ? { kind: 'total' } : null;
}

const COLLECTED =
  /^(?:collect(?:ed|ing)?|pick(?:ed|ing)? (?:it|them|those)? ?up|fetch)(?: (?:it|them|those|everything))?(?: (?:myself|ourselves))?(?: instead)?$/iu;
const FITTING_OF =
  /^(?:(?:with|add|include|plus|have|and)\s+)?(?:the )?(?:fitting|installation|fitted|installed|fit|install)\s+(?:for|of|on)?\s*(?:the |those )?(?<which>(?!(?:it|them|those|all|each|please|too|by)\b).+)$/iu;
const NO_FITTING_OF =
  /\b(?:without|no|not|drop|skip)\b[^,]*\b(?:fit\w*|install\w*)\s+(?:for|of|on)\s+(?:the |those )?(?<which>(?!(?:it|them|those|all|any)\b).+)$/iu;
const IS_FITTED = /^(?:to be |be |get |gets |are |is |want |need )*(?:fitted|installed|put up|hung by you)$/iu;
const NO_FITTING = /\b(?:without|no|not|minus|leave out|drop|skip|forget|lose)\b[^,]*\b(?:fit\w*|install\w*)\b/iu;

/** Reads what is done with the goods: 'with the fitting', 'we hang them ourselves', 'delivered to Leeds', 'if I collect them'. */
export function serviceSaid(said: string, clause: string): ListChange | null {
  const not = NO_FITTING_OF.exec(clause)?.groups?.which;
  if (not) return { kind: 'fitted', which: not, part: null, isFitted: false };
  if (BY_ONESELF.test(said) || NO_FITTING.test(clause) || BY_US.test(said))
    return { kind: 'fitted', which: null, part: null, isFitted: false };
  const some = countedPart(clause);
  if (some && IS_FITTED.test(some.rest))
    return { kind: 'fitted', which: some.which, part: some.pieces, isFitted: true };
  const which = FITTING_OF.exec(clause)?.groups?.which;
  if (which) return { kind: 'fitted', which, part: null, isFitted: true };
  if (COLLECTED.test(clause)) return { kind: 'delivered', isDelivered: false, isPlace: false };
  if (ASKS_OF_SERVICE.test(said) || countedPart(clause) !== null) return null;
  if (FITTED.test(clause) && clause.split(/\s+/u).length <= MOST_OF_A_SERVICE)
    return { kind: 'fitted', which: null, part: null, isFitted: true };
  if (DELIVERED.test(clause)) return { kind: 'delivered', isDelivered: true, isPlace: false };
  const isPlace = /^(?:to|in) \p{L}/iu.test(clause) && namesPlace(clause);
  return isPlace ? { kind: 'delivered', isDelivered: true, isPlace } : null;
}

const MOST_OF_A_SERVICE = 7;
const BY_US =
  /\b(?:we|i|our own|my own|our) (?:\p{L}+ )?(?:fit|hang|install|put) (?:it|them|those)\b|\b(?:have|got) (?:our |my )?(?:own )?(?:people|fitters?|men|someone|an? (?:electrician|handyman))\b/iu;
