import { IS_QUESTION, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

const LENGTH = /(?<![\d.])\d+(?:\.\d+)? ?(?:mm|cm|m|metres?|meters?|ft|feet|foot)(?![\p{L}\d])/giu;
const SIDES =
  /(?<![\d.])\d+(?:\.\d+)? ?(?:m|metres?|meters?|ft|feet)? ?(?:x|×|by) ?\d+(?:\.\d+)? ?(?:mm|cm|m|metres?|meters?|ft|feet)?(?![\p{L}\d])/giu;
const UNIT = /(?:mm|cm|m|metres?|meters?|ft|feet|foot)$/iu;
// What is measured is the place of what is asked for, and no product.
const PLACE =
  /\b(?:walls?|counters?|rooms?|halls?|windows?|shelf|shelves|boundary|pitch|space|gap|bar|front|back|row|desk|table|seat|people|ceiling|door(?:way)?|client|customer|boss|landlord|it|that|they|drop|shop|place|viewers?|readers?|audience|road|distance)\b/iu;
const SAYS_SO =
  /^(?:(?:what|how) (?:about|if)|if|only|make (?:it|that)|say|for|just|sorry|about|around|roughly|\d)|\b(?:is|are|was|were|be|measures?|says?|said|wants?|has|have)\b|[’']s\b|\bits\b/iu;
const LEADS = /^(?:(?:and|but|so|ok|okay|no|sorry|actually|well|oh|ah|hmm|wait|right)[\s,.]+)+/iu;
const MOST_WORDS = 13;
// In characters: a place stands beside its measure.
const NEAR = 24;

/** 'The counter is only 2.4 m' asks the question before with that measure in place of its own, or beside it where it has none; null where a message says something else. */
export function withOtherLength(message: string, before: string): string | null {
  const bare = message.trim().replace(LEADS, '');
  const said = stretchesIn(bare);
  if (said.length !== 1 || !isTold(bare, said)) return null;
  const [stretch = ''] = said;
  const earlier = stretchesIn(before);
  const alike = earlier.filter((each) => isSides(each) === isSides(stretch));
  const old = meantBy(bare, before, alike);
  if (old) return before.replace(old, withUnit(stretch, old));
  // Another measure than that of before stands beside it.
  return isSides(stretch) || earlier.length > 1 || !PLACE.test(bare)
    ? null
    : `${before.trim().replace(/[\s.?!]+$/u, '')}. ${sentence(bare)}`;
}

// Of several the one of the place that is named; 'it' is what stands first.
function meantBy(bare: string, before: string, alike: readonly string[]): string | undefined {
  const [first] = alike;
  if (alike.length < 2) return first;
  const [place] = bare.match(PLACE) ?? [];
  if (!place || /^(?:it|that)$/iu.test(place)) return first;
  const near = (stretch: string) => {
    const at = before.indexOf(stretch);
    return before.slice(Math.max(0, at - NEAR), at + stretch.length + NEAR).toLowerCase();
  };
  return alike.find((each) => near(each).includes(place.toLowerCase()));
}

function isTold(message: string, said: readonly string[]): boolean {
  const rest = said.reduce((text, stretch) => text.replace(stretch, ' '), message);
  const isOfPlace = nounPhrasesIn(rest).every((phrase) => PLACE.test(phrase));
  const isQuestion = IS_QUESTION.test(rest) && !/^(?:(?:what|how) (?:about|if)|if)\b/iu.test(message);
  return (
    message.split(/\s+/u).length <= MOST_WORDS &&
    isOfPlace &&
    !isQuestion &&
    !WISHES.test(rest) &&
    SAYS_SO.test(message)
  );
}

// Sides are one measure.
function stretchesIn(text: string): readonly string[] {
  const sides = text.match(SIDES) ?? [];
  const rest = sides.reduce((left, each) => left.replace(each, ' '), text);
  return [...sides, ...(rest.match(LENGTH) ?? [])].map((each) => each.trim());
}

function isSides(stretch: string): boolean {
  return /\d ?\p{L}* ?(?:x|×|by) ?\d/iu.test(stretch);
}

function withUnit(stretch: string, old: string): string {
  return UNIT.test(stretch) ? stretch : `${stretch} ${UNIT.exec(old)?.[0] ?? 'm'}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
