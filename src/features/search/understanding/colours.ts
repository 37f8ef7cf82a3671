import { matchesOf } from '#values/matches.ts';
import { needOfQuality, type Quality } from './qualities.ts';

const COLOUR =
  /(?<![\p{L}\d-])(?<!\b(?:not|no) )(?:white|black|grey|gray|silver|gold|brass|bronze|copper|chrome|red|blue|green|pink|yellow|oak|walnut|wooden|stainless(?: steel)?)(?![\p{L}\d-])/giu;
// Between a colour and its thing stands no more: 'white framed screen'.
const BEFORE = /^(?:[\s-]+[\p{L}\d"”″]+){0,2}[\s-]+$/u;
const AFTER = /^(?:[\s,]+(?:in|or|and|with|a|finish|\p{L}+))?(?:[\s,]+(?:in|or|and))?[\s,]+$/u;

/** The colours in which a thing is asked for: 'white totem', 'totem in gold or brass'; not the 'red lion' or a 'blackboard'. */
export function coloursOf(q: string, saidAs: string): Quality[] {
  const at = saidAs === '' ? -1 : q.toLowerCase().indexOf(saidAs.toLowerCase());
  if (at < 0) return [];
  const end = at + saidAs.length;
  return matchesOf(q, COLOUR)
    .map(({ 0: said, index }) => ({ said, from: index, to: index + said.length }))
    .filter(
      ({ from, to }) => (to <= at && BEFORE.test(q.slice(to, at))) || (from >= end && AFTER.test(q.slice(end, from))),
    );
}

/** A colour as a wish: what states it comes first, and what does not is still shown. */
export function needOfColour(said: string) {
  const { isFact: _, ...need } = needOfQuality(said);
  return { ...need, isQuality: true };
}
