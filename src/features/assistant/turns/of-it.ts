import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASPECTS, aspectsIn } from '#features/assistant/questions/aspects.ts';
import { POINTS_BACK, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { beginsOn } from './clauses.ts';

const MOST_WORDS = 22;
const MOST_BARE = 8;
// Asks of the shop's people, terms and deliveries, whatever it points at.
const OF_THE_SHOP =
  /\b(?:you|your|deliver\w*|refund\w*|return\w*|order(?:ed|ing)?|pay\w*|invoice\w*|discount\w*|quote\w*|account|stock|budget|spend|afford|price match|collect|demo\w*|hir(?:e|ed|ing)|rent\w*|leas(?:e|ed|ing)|borrow|finance|install\w*|fitted|fitting|monthly|(?:a|per|each|every) month)\b|£ ?\d/iu;

/** Whether a turn asks something of what was spoken of: 'does it move', 'and the weight', 'is that one noisy'. */
export function asksOfIt(message: string): boolean {
  const words = message.trim().split(/\s+/u).length;
  if (words > MOST_WORDS || WISHES.test(message)) return false;
  // 'What about small mains ones' looks for others.
  if (/(?<!\b(?:those|these|that|this|both|the) )\bones\b|\b(?:any|another|other|others|else)\b/iu.test(message))
    return false;
  const isPointing = POINTS_BACK.test(message) || /\byours\b/iu.test(message);
  const isOn = beginsOn(message) || words <= MOST_BARE;
  return (isPointing || isOn) && !OF_THE_SHOP.test(message) && namesNothingElse(message);
}

// What is told of the place asks for a fact.
const CALLS_FOR: readonly (readonly [told: RegExp, fact: FactName])[] = [
  [/\b(?:sun|sunny|sunlight|sunshine|daylight|glare)\b/iu, 'brightnessNits'],
  [/\b(?:breaks?|breaking|goes wrong|packs? up|stops? working|dies)\b/iu, 'warrantyYears'],
  [/\b(?:rain\w*|wet|snow|weather)\b/iu, 'ipRating'],
  [/\b(?:big|large|small) (?:is|are) (?:it|that|they)\b/iu, 'screenSizeInches'],
  [/\b(?:the|its|their|total) power\b(?! (?:lead|cable|supply|cord|cut))/iu, 'powerWatts'],
  // The length of a lead is its reach, and of anything else its width.
  [/\bhow long (?:is|are) (?:it|that|this|they|the (?:screen|display|strip))\W*$/iu, 'widthMm'],
  [
    /\bhow much (?:weight )?(?:does|do|can|will|would) (?:it|they|that|this|one|each) (?:\p{L}+ )?(?:hold|carry|take|support|bear)\b/iu,
    'loadKg',
  ],
  [/\bwhat (?:does|do|can|will) (?:it|that|they|this) (?:hold|carry|take|support|bear)\b/iu, 'loadKg'],
  [/\b(?:ir|infra-?red)\b/iu, 'connectivity'],
];

/** The facts that a turn asks of what was spoken of, in so many words or by what it tells of the place. */
export function factsAskedOfIt(message: string): FactName[] {
  const told = CALLS_FOR.flatMap(([words, fact]) => (words.test(message) ? [fact] : []));
  // 'How thick', 'how wide are the gaps' is of the gaps.
  const isOfGaps = ASPECTS.joints.asked.test(message);
  const sides: readonly FactName[] = ['widthMm', 'heightMm', 'depthMm'];
  return [...new Set([...readFacts(message).facts, ...told])].filter((fact) => !(isOfGaps && sides.includes(fact)));
}

/** Whether a message names no thing but 'the screen' that was spoken of, once the facts that it asks for are taken out. */
function namesNothingElse(message: string): boolean {
  return nounPhrasesIn(message).every(
    (phrase) => /^(?:screens?|displays?|units?|products?|one|ones|kiosk|totem|board)$/iu.test(phrase) || isPart(phrase),
  );
}

// A bracket or a player that it may come with is asked of it.
function isPart(phrase: string): boolean {
  return readFacts(phrase).facts.length + aspectsIn(phrase).length > 0;
}
