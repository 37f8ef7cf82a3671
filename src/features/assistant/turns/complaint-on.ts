import { WISHES } from '#features/assistant/questions/kinds.ts';
import { HAS_TRIED } from '#features/assistant/questions/told-trouble.ts';
import { withoutLeads } from './clauses.ts';

const ASKS =
  /\?\s*$|^(?:what|which|who|when|where|why|how|do|does|did|is|are|can|could|will|would|should|have|has)\b/iu;
// What somebody asks who waits for something to be put right.
const PRESSES =
  /^(?:what (?:do|can|should|am|are|shall) (?:i|we)|what now|who (?:can|do|should|will|is)|when (?:will|can|is|are|does|do)|how (?:soon|quick\w*|long)|(?:can|could|will) (?:you|someone|somebody|anyone)|are you|why|so|is (?:anyone|somebody|someone|that|this|it)|well|hello|and)\b/iu;
const WISHES_GOODS = new RegExp(
  String.raw`${WISHES.source}.*\b(?:screens?|displays?|boards?|kiosks?|totems?|brackets?)\b`,
  'iu',
);

/** Whether a message after a complaint goes on with it: it tells more, or presses; a question of its own or a wish does not. */
export function complainsOn(message: string): boolean {
  // 'The wedding is on Saturday' tells of no lamp that is on.
  const told = message.replace(/\bis (?:on|in) (?=\p{L})/giu, ' ');
  if (HAS_TRIED.test(told) || WISHES_GOODS.test(message)) return false;
  return !asksSomething(message) || PRESSES.test(withoutLeads(message)) || PRESSES.test(message.trim());
}

/** Whether a message asks, and does not only tell. */
export function asksSomething(message: string): boolean {
  return ASKS.test(withoutLeads(message)) || /\?\s*$/u.test(message);
}
