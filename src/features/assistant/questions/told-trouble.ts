import { type Trouble, troubleIn } from '#features/assistant/knowledge/troubles.ts';
import { toldIn } from './asks.ts';
import { TELLS_A_WISH } from './kinds.ts';

// What would be, what was with another one, and what a screen must not do: nothing is wrong with what they have.
const IS_NOT_SO =
  /\b(?:what (?:if|happens)|if (?:it|they|one|something|the|my|our|a|anything)|in case|when (?:it|they|one) (?:fails?|breaks?|dies)|would|could it|will (?:it|they|yours?|these|that|one)|won[’']?t (?:it|they)|does (?:it|this|that|yours?|one|the)|do (?:they|yours?|these|the)|is there|how (?:do|can|will) (?:we|i) know|yours|(?:the|our|my) (?:old|last|previous) (?:one|telly|tv|screen|board|sign|projector)|without (?:it|them)|so that|must(?: not|n[’']?t)|should(?: not|n[’']?t)|prevent\w*|avoid\w*|stop it (?:from )?|goes? (?:on|off) by itself at|compet\w*|next door|(?<!\b(?:since|after|following) (?:\p{L}+ ){0,3})(?:power|electric\w*) (?:cut|go(?:es)? off|fails?))\b/iu;
const ASKS_FOR_HELP =
  /\b(?:what (?:do|can|should|must|shall) (?:i|we) (?:do|try|check)|what (?:i do|now|next)|how (?:do|can|should) (?:i|we) (?:fix|reset|sort|mend|solve|get (?:it|the))|reset procedure|help|fault\w*|broken|trouble ?shoot\w*|why (?:is|does|has|did|do|are)|why(?=\W*(?:$|[?!.]))|any (?:ideas?|advice|suggestions?)|(?:under|in|the|our|its) (?:warranty|guarantee)|since (?:yesterday|today|this \p{L}+|last \p{L}+|\p{L}+day|the (?:storm|power cut|move))|engineers?|repair\w*|(?:can|could|should) (?:i|we) (?:swap|replace|change|fix|mend|reset) (?:it|them|that))\b/iu;
const OF_ANOTHER =
  /\b(?:how (?:do|can|will|would) (?:we|i) know|won[’']?t yours|yours (?:won[’']?t|do|does|is|are|will)|(?:the|our|my) (?:old|last|previous) (?:one|telly|tv|screen|board|sign|projector))\b/iu;
// What is there and has to work again is no wish for another.
const NEEDS_IT_BACK = /\b(?:i|we) (?:\p{L}+ )?(?:need|want)s? (?:it|them|this|these|help|an? (?:engineer|answer))\b/giu;
// So likely a message is about a fault, by what the examples say.
const LIKELY = 0.25;

/** The trouble that a message tells of as its own and present; `faultShare` is how likely it is about a fault at all. */
export function toldTrouble(message: string, faultShare: number): Trouble | null {
  if (TELLS_A_WISH.test(message.replace(NEEDS_IT_BACK, ' ')) || OF_ANOTHER.test(message)) return null;
  // 'It flickers. Does the warranty cover that?': what is told before a question is so, whatever the question supposes.
  const isTold = toldIn(message).some((part) => troubleIn(part) !== null && !IS_NOT_SO.test(part));
  if (!isTold && IS_NOT_SO.test(message)) return null;
  if (faultShare < LIKELY && !ASKS_FOR_HELP.test(message)) return null;
  return troubleIn(message);
}

/** Says that what was advised is done, or that it did not help. */
export const HAS_TRIED =
  /\b(?:already|tried|try|did (?:it|that|this|all)|done|changed?|swapped|checked|same|still|no (?:change|difference|luck|better)|(?:doesn[’']?t|didn[’']?t|does not|did not|not|no) (?:help|work|make)\w*|nothing|right up|is (?:on|in|fine|ok))\b/iu;

/** Tells of what befell another screen, and asks whether ours would: no claim. */
export function tellsOfAnother(message: string): boolean {
  return OF_ANOTHER.test(message) && /\?/u.test(message);
}
