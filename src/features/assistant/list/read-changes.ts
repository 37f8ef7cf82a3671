import { beginsOn, clausesOf, withoutLeads } from '#features/assistant/turns/clauses.ts';
import { countSaidIn } from './count-said.ts';
import { goodsSaid, onlySaid } from './goods-said.ts';
import { insteadSaid, saysInstead } from './instead-said.ts';
import type { ListChange } from './list-changes.ts';
import { outSaid } from './out-said.ts';
import { withoutPreamble } from './phrases.ts';
import { priceSaid, serviceSaid } from './services-said.ts';
import { withSaid } from './with-said.ts';

const MOST_WORDS = 28;
const MOST_OF_A_CLAUSE = 12;
// What is asked of goods changes none.
const ASKS =
  /\b(?:when|where|which|why|who|how (?:long|soon|far|big|heavy|wide|high|deep|does|do|can|many)|does|difference between|weigh\w*|warrant\w*|fit (?:in|through|on)|work|compatible|better|best|recommend|available|in stock|discount|trade|licen[cs]e for|bright enough|big enough|enough|too (?:big|small|bright|dear)|money back|return\w*|refund\w*|order\w* number|meant?|\d+ ?(?:hours?|hrs|p)|hours|\p{L}+days?|weekends?|days a week|years?|months?|a unit)\b/iu;

// 'Do you take back old screens', but not 'is that with VAT'.
const IS_ASKED = /^\W*(?:(?:and|but|so|ok) )*(?:do|does|did|are|was|were|has|is)\s(?!.*\b(?:vat|net|gross)\b)/iu;

/** Reads a message as changes of the list that was added up; null where a part of it says anything else. */
export function readListChanges(message: string): readonly ListChange[] | null {
  const said = inOrder(message);
  if (said.split(/\s+/u).length > MOST_WORDS || ASKS.test(said) || IS_ASKED.test(said)) return null;
  const clauses = clausesOf(said).filter((clause) => !IS_FILLER.test(clause));
  const isOn = beginsOn(message) || clauses.length > 1;
  const changes = clauses.map((clause) => changeIn(clause, isOn));
  return changes.length === 0 || changes.includes(null) ? null : changes.filter((change) => change !== null);
}

const IS_FILLER =
  /^(?:in the end|on second thoughts?|after all|i think|maybe|for now|no|if (?:you|we) can|if you (?:have|sell|do) (?:that|it|them|those))$/iu;

// 'Wall brackets, not ceiling' and 'not tilting, a flat one' put one for the other.
function inOrder(message: string): string {
  return message
    .trim()
    .replace(/\b(?:one|1) more\b/giu, 'another')
    .replace(
      /\s+(?:(?:will|would|should|[’']ll) (?:do|be (?:fine|plenty|ok|okay|enough))|(?:is|are) (?:fine|plenty|ok|okay|enough))(?=\W*$)/iu,
      '',
    )
    .replace(
      /^(?<lead>.*?\b)?not (?<old>[\p{L}\d -]{2,24}?),\s*(?:but )?(?<now>.+?)\s*$/iu,
      '$<lead>$<now> instead of $<old>',
    )
    .replace(/,\s*not (?=\p{L}|\d)/giu, ' instead of ')
    .replace(/\s+(?:in the end|after all|on second thoughts?|if you have (?:that|it|one))\W*$/iu, '');
}

function changeIn(said: string, isOn: boolean): ListChange | null {
  const isOnly = /\b(?:only|just|nothing but)\b/iu.test(said);
  const clause = withoutLeads(withoutPreamble(withoutLeads(said)));
  if (clause === '' || clause.split(/\s+/u).length > MOST_OF_A_CLAUSE) return null;
  return (
    priceSaid(said, clause) ??
    serviceSaid(said, clause) ??
    countSaidIn(clause, withoutLeads(said)) ??
    onlySaid(clause) ??
    (saysInstead(clause) ? insteadSaid(clause) : null) ??
    outSaid(clause) ??
    withSaid(clause, isOnly) ??
    insteadSaid(clause) ??
    goodsSaid(clause, isOn)
  );
}
