import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { budgetSideOf } from '#features/assistant/questions/budget-side.ts';
import type { Wish } from '#features/assistant/questions/wish.ts';
import type { Advice } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import type { Asked } from '../asked.ts';
import { hangingOf } from './hanging.ts';
import { ownReason } from './own-reason.ts';
import { sayWish } from './say-wish.ts';
import { setFor } from './set-for.ts';
import { isOfChance } from './wish-by-chance.ts';
import { withBrackets } from './with-brackets.ts';
import { withinWords } from './within-budget.ts';

type Found = Advice['products'][number];

/** What is offered for a wish: the first product, what is said of it, and the cards in their order. */
export interface Offer {
  first: Found;
  lines: readonly string[];
  cards: readonly Found[];
  /** The pages of what is counted in it: the first, and the bracket that hangs it. */
  sources: AssistantAnswer['sources'];
}

const MOST_CARDS = 3;
const ALL_NEEDED =
  /\b(?:what|all|everything|anything)(?: else)?(?: that)? (?:do |would |will |might )?(?:i|we) need\b/iu;

/**
 * Of what was found the first with its reason and price: as one set where a set of that count costs less, and with the cheapest
 * bracket where what hangs it is asked for; `pageOf` gives the sentence of its page that is told. Null where nothing was found.
 */
export async function offerOf(
  asked: Asked,
  products: readonly Found[],
  wish: Wish,
  pageOf: (found: Found) => string | undefined = () => undefined,
): Promise<Offer | null> {
  const { message } = asked;
  const side = budgetSideOf(message);
  const own = (found: Found) =>
    isOfChance(found) && wish.budgetPence === null
      ? found
      : { ...found, reason: ownReason(found, message, withinWords(found.product, wish, side)) };
  const hung = await withBrackets(
    asked,
    products.map(({ product }) => product),
    wish,
  );
  const single = products.find(({ product }) => product === hung?.product) ?? products[0];
  if (!single) return null;
  const set = isOfChance(single) ? null : setFor(asked, single, wish.pieces);
  // A price for each asks for single ones.
  const isByPiece = wish.budgetPence !== null && !wish.isForAll;
  const asSet = set?.isCheaper && !hung && !isByPiece ? set : null;
  const first = asSet?.found ?? own(single);
  const page = asSet ? undefined : pageOf(single);
  const isAllNeeded = !hung && !asSet && !isOfChance(single) && ALL_NEEDED.test(message);
  const beside = isAllNeeded ? await hangingOf(asked, single.product, wish.pieces) : null;
  const other = set ? [asSet ? own(single) : set.found] : [];
  const says = hung ?? beside;
  const rest = products.filter((found) => found !== single).map(own);
  return {
    first,
    lines: [
      sayWish(page ? own({ ...single, reason: `‘${page}’` }) : first, asSet ? { ...wish, pieces: 1 } : wish, side),
      ...(says ? [says.says] : []),
      ...(set ? [asSet ? set.singly : set.also] : []),
    ],
    sources: [first.product, ...(says ? [says.bracket] : [])].map((each) => ({
      label: each.name,
      href: paths.product(each),
    })),
    cards: onceEach([first, ...other, ...rest]).slice(0, MOST_CARDS),
  };
}

function onceEach(products: readonly Found[]): readonly Found[] {
  return products.filter(({ product }, at) => products.findIndex((each) => each.product.id === product.id) === at);
}
