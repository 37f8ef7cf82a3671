import { withoutChatter } from '#features/assistant/chatter.ts';
import { WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { answerFromProducts, topicOf } from '#features/assistant/replies.ts';
import { type SearchQuery, searchQuery } from '#features/search/contract.ts';
import { type Advice, advise, needsCalledFor, readConditions } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** So many products stand under an answer. */
export const MOST_CARDS = 3;
// 'Glowden' or 'Counter Duo' alone is a search; a sentence says what for.
const MOST_BARE = 3;

/** A search's parameters, as in its address. */
export type Params = Record<string, string>;
/** Products that the words of a message find, and what is said of them. */
export type FoundFor = { advice: Advice; params: Params; says: string };

/** Products by the words of the message itself. */
export async function findFor(context: AppContext, message: string): Promise<FoundFor | null> {
  const words = wordsToSearch(message);
  const params = { q: words };
  const query = words ? queryOf(params) : null;
  if (!query || !isForProducts(message)) return null;
  const whole = await advise(context, query, MOST_CARDS);
  // A long sentence names its thing among much else.
  const [phrase] = whole.isAbout ? [] : nounPhrasesIn(message);
  const byThing = phrase ? queryOf({ q: phrase }) : null;
  const advice = byThing ? await advise(context, byThing, MOST_CARDS) : whole;
  if (byThing) params.q = phrase ?? words;
  if (!advice.isAbout || advice.products.length === 0) return null;
  const some = `Here are ${count(advice)} of ${advice.total} products for that:`;
  const says = advice.total <= MOST_CARDS ? 'This is what I found for that:' : some;
  return { advice, params, says };
}

// A thing, a need, a condition or a wish; otherwise products with these words would be chance.
function isForProducts(message: string): boolean {
  const isNamed = nounPhrasesIn(message).length > 0 || readConditions(message).length > 0;
  return (
    isNamed || needsCalledFor(message).length > 0 || WISHES.test(message) || message.split(/\s+/).length <= MOST_BARE
  );
}

// 'menu' and 'display' also name products; 'price' and 'delivery' do not.
function wordsToSearch(message: string): string {
  const topic = topicOf(message);
  const beyond = withoutChatter(answerFromProducts(message));
  if (!beyond) return '';
  return topic === 'products' ? withoutChatter(message) : beyond;
}

function count({ products }: Advice): string {
  return products.length === 1 ? 'one' : String(products.length);
}

/** A search by the parameters of its address; null where they are none. */
export function queryOf(params: Params): SearchQuery | null {
  const read = searchQuery.safeParse(params);
  return read.success ? { ...read.data, cursor: undefined, limit: undefined } : null;
}
