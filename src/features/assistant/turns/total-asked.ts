const ASKS =
  /\b(?:(?<!\b(?:you|we|he|she|someone|somebody|anyone|people|men|engineers?|fitters?) )comes? to|coming to|total|totals?|altogether|all[- ]in|in all|for the lot|the lot|that lot|all that|add(?:s|ed)? up|the sum|damage|all of (?:that|it|them)|(?:how much|what|whats|costs?|prices?)\b.*\btogether|^together|set (?:me|us) back|(?:new|final) (?:price|figure|total)|inc(?:l|luding)? vat|with (?:the )?vat|ex vat|plus vat|vat included)\b/iu;
const HOW_MUCH =
  /^(?:how much|what(?:[’']s| is| would| will)?|whats)(?: (?:is|are|would|will|does|do))?(?: (?:the|that|it|they|those|all|this|be|cost|price|costs|for|now|then|them))*$/iu;
// 'Does that figure include VAT' asks for it with and without.
const OF_VAT = /^(?:does|do|is|are|was) (?:that|it|this|they|the|those)\b.*\bvat$/iu;
const MOST_WORDS = 12;
// 'How much power in total' asks for no price, nor does what lies behind it.
const OTHER =
  /\b(?:power|weight|weigh|kilos|electric\w*|watts?|wide|width|height|deliver\w*|discount|fitt\w*|per month|a month|each|years?|months?|hours?|licen[cs]es?|how many|budget|doable)\b|\d{3,}/iu;

/** Whether a clause asks what all of it comes to. */
export function asksTotal(clause: string): boolean {
  if (clause.split(/\s+/u).length > MOST_WORDS || OTHER.test(clause)) return false;
  return ASKS.test(clause) || HOW_MUCH.test(clause) || OF_VAT.test(clause);
}

/** Whether it says so in so many words, so that a single thing is not what is meant. */
export function asksTotalOutright(clause: string): boolean {
  return (ASKS.test(clause) || OF_VAT.test(clause.replace(/\W+$/u, ''))) && !OTHER.test(clause);
}
