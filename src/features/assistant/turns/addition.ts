import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { namesGoods } from '#features/assistant/questions/job.ts';

const LEAD =
  /^(?:(?:can|could) (?:you|we|i) (?:also )?(?:add|have|get|include|put in)|add(?: in| on)?|include|throw in|with|plus|also|(?:i|we)(?:[’']ll|[’']d)? (?:also )?(?:need|want|like|take)|(?:what|how) about|what(?:[’']s| is)? about|how much (?:is|are|for|would)(?: it be with)?|price (?:for|of)|(?:would|does|do|will) (?:that|it|this|they|the price)(?: also)? (?:include|have|come with|cover)|which)\s+/iu;
const TAIL =
  /\s+(?:for (?:them|it|those|that|each|each one|all of them|these|all)|to (?:suit|match|fit|go with (?:it|them|that|those)|hang (?:it|them)(?: up)?(?: with)?|put (?:it|them) (?:on|up with))|on (?:each|them|it)|with (?:it|them)|fit|fits|that fits?)$/iu;
// What is asked of a thing adds none.
const SPEAKS =
  /\b(?:is|are|was|does|do|did|can|could|will|would|should|which|what|how|why|when|where|who|it|they|you|we|i|cheap\w*|bright\w*|bigg\w*|small\w*|better|best|difference|than|or|need|come|comes|included)\b/iu;
const HAS_IT = /^(?:does|do|has|have) (?:it|they|this|that) (?:have|got)\b/iu;
// What hangs it is a bracket, whatever it is called.
const TO_HANG_IT =
  /\b(?:the |an? |some )?(?:things?|something|stuff|bits?|whatever) (?:to|you|that|i|we|which)(?: need to| can)? ?(?:hangs?|puts?|fix(?:es)?|mounts?|holds?) (?:it|them|those)(?: up)?(?: with| on| by)?/iu;
const MOST_WORDS = 7;
const MOST_OF_A_NAME = 3;

/** Whether it is asked if the price has what is named: 'would that include a bracket'. */
export function asksIncluded(message: string): boolean {
  return /\b(?:would|does|do|will|is|are) (?:\p{L}+ ){1,3}(?:include|included|come with|cover)\b/iu.test(message);
}

/** A few words that may name a thing by a part of its name: 'pop-outs'; null where they say anything else. */
export function perhapsAddedIn(clause: string): string | null {
  const bare = clause.replace(LEAD, '').replace(TAIL, '').trim();
  const words = bare.split(/\s+/u).length;
  return bare !== '' && words <= MOST_OF_A_NAME && !SPEAKS.test(bare) && /^[\p{L}\d][\p{L}\d -]+$/u.test(bare)
    ? bare
    : null;
}

/** What a clause adds: 'and brackets?', 'with a 5 m lead', 'the pop-out mounts for them'; null where it names no thing, or asks of one. */
export function addedIn(clause: string): string | null {
  // 'A bracket for each' is one for each of them, and not one.
  // 'Does it have speakers' asks of it.
  if (HAS_IT.test(clause)) return null;
  const isOfEach = /\beach(?: one| of them)?$/iu.test(clause);
  const said = clause.replace(TO_HANG_IT, 'bracket').replace(LEAD, '').replace(TAIL, '').trim();
  const bare = isOfEach ? said.replace(/^(?:an?|one) /iu, '') : said;
  if (bare === '' || bare.split(/\s+/u).length > MOST_WORDS || SPEAKS.test(bare)) return null;
  // 'And its VESA', 'the weight' are asked of it; 'its bracket' is a thing.
  if (isFactAlone(bare.replace(/^(?:its|their) /iu, ''))) return null;
  return namesGoods(bare) ? bare.replace(/^(?:the|its|their|some|any|those|your|matching)\s+/iu, '') : null;
}

// What comes with a product, its leads and its price may be meant as goods.
const PERHAPS_GOODS: ReadonlySet<string> = new Set(['includes', 'connectivity', 'price', 'stock', 'touch']);

/** Whether words name a fact of a product and nothing else: 'the weight', 'VESA'. */
export function isFactAlone(words: string): boolean {
  const { facts, rest } = readFacts(words);
  return (
    facts.some((fact) => !PERHAPS_GOODS.has(fact)) &&
    !/[\p{L}\d]/u.test(rest.replace(/\b(?:the|an?|of|on|for)\b/giu, ''))
  );
}
