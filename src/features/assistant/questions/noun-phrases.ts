import { namesThing } from '#features/search/server/door.ts';
import { readFacts } from './asked-facts.ts';

// What stands between the thing that is asked about and what is asked of it.
const BETWEEN =
  /[,.;:?!]+(?=\s|$)|(?<![\p{L}\d])(?:is|are|was|were|be|been|do|does|did|can|could|will|would|should|shall|may|have|has|had|got|come|comes|with|without|work|works|fits?|holds?|takes?|needs?|uses?|goes|go|gets?|runs?|supports?|and|or|but|if|when|where|how|what|which|whats|what[’']s|who|why|that|it|its|i|we|you|they|there|in|on|at|to|of|from|by|than|the|ok|okay|left|sell|stock|please|much|many|long|hi|hello|just|only|any|also|about|weigh|weighs|survive|last|lasts|safe|say|says|cost|costs|price|deliver|delivered|install|buy|order|bought|through|already|ships?|shipped|sits?|stays?|keeps?|reads?|means?|matters?|puts?|your|pulls?(?! ?out)|draws?|shows?|between|so|because|as|not|need|want|after|show|tell|me|us|ask|asked)(?![\p{L}\d])/giu;
const DETERMINERS =
  /^(?:(?:for|the|your|my|our|an?|this|these|those|one|two|three|four|five|six|seven|eight|nine|ten|some|both|each|other)\s+)+/iu;

// Whoever stands somewhere needs no stand.
const PEOPLE_STAND =
  /\b(someone|anyone|somebody|people|customers?|they|we|i|you|it|this|that|can|could|to|will|may|still)\s+stands?(?:ing)?\b/giu;
const COUNT = /^\d{1,3}\s*(?:[x×]|of)\s+(?:the\s+)?/iu;

// A 'lead time' is no lead.
function isMoreThanFacts(part: string): boolean {
  return namesThing(readFacts(part).rest) || !namesThing(part.replace(/\b\p{L}+$/u, ' '));
}

// Nor does what stands up to something.
const STANDS_UP = /\bstands? up (?:to|against)\b|\bstands? the\b/giu;

/** A message without those who stand somewhere. */
export function withoutStanding(message: string): string {
  return message.replace(STANDS_UP, ' ').replace(PEOPLE_STAND, '$1 ');
}

/** The things that a question names, each with its own adjectives: 'does the 65 inch display …' has '65 inch display'. */
export function nounPhrasesIn(message: string): string[] {
  return withoutStanding(message)
    .split(BETWEEN)
    .map((part) => part.trim().replace(DETERMINERS, '').replace(COUNT, ''))
    .filter((part) => part !== '' && namesThing(part) && isMoreThanFacts(part));
}

/** A phrase without what follows its thing: of 'wall brackets tilt' the 'wall brackets'. */
export function upToThing(phrase: string): string {
  const words = phrase.split(/\s+/u);
  let end = words.length;
  while (end > 1 && namesThing(words.slice(0, end - 1).join(' '))) end--;
  const isShorter = namesThing(words.slice(0, end).join(' '));
  return isShorter ? words.slice(0, end).join(' ') : phrase;
}
