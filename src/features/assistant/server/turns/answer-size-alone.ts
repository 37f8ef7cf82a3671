import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { IS_QUESTION, TELLS_A_WISH, WISHES } from '#features/assistant/questions/kinds.ts';
import { sizeAlone } from '#features/assistant/turns/size-told.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { paths } from '#web/paths.ts';
import { sayOf } from '../answers/say-facts.ts';
import { NOTHING } from '../asked.ts';
import { questionOf } from './answer-of-it.ts';
import { entryOfSize, sizesOfKind } from './of-size.ts';
import { sayOne } from './say-one.ts';
import type { Turn, TurnAnswer, TurnKind } from './turn.ts';

/** 'What about the 86', 'the same in 98?': what was asked before of the one of that size, else that one with its price, or the sizes that there are. */
export const answerSizeAlone: TurnKind = async (turn) => {
  const { asked } = turn;
  const inches = sizeAlone(asked.message);
  if (inches === null || asked.named.entries.length > 0) return null;
  const entry = entryOfSize(turn, inches);
  if (!entry) return ofNoSuchSize(turn, inches);
  return { answer: (await askedAgainOf(entry, turn)) ?? sayOne(entry, 1, `${inches}" across.`) };
};

// By these a screen is looked for, and its price is told at any rate.
const OF_A_WISH: ReadonlySet<string> = new Set(['price', 'stock', 'touch', 'screenSizeInches']);

// 'Can I control the screens over RS-232' is asked again; what is looked for is not.
async function askedAgainOf(entry: CatalogueEntry, { asked, thread }: Turn): Promise<AssistantAnswer | null> {
  const wish = thread.wish ?? '';
  if (!IS_QUESTION.test(wish) || TELLS_A_WISH.test(wish) || WISHES.test(wish)) return null;
  // A 'bright menu board' asks for no brightness.
  const named = thread.about.reduce((text, each) => text.replaceAll(each.product.name, 'it'), wish);
  const question = await questionOf({ ...asked, message: named });
  const facts = question.facts.filter((fact) => !OF_A_WISH.has(fact));
  const { product } = entry;
  const said = facts.length + question.aspects.length > 0 ? sayOf(entry, { ...question, facts }) : null;
  return said?.isKnown
    ? { ...NOTHING, reply: said.text, sources: [{ label: product.name, href: paths.product(product) }] }
    : null;
}

function ofNoSuchSize(turn: Turn, inches: number): TurnAnswer | null {
  const sizes = sizesOfKind(turn);
  const [first] = turn.thread.about;
  if (sizes.length === 0 || !first) return null;
  const said = new Intl.ListFormat('en-GB').format(sizes.map(String));
  const reply = `Like ${first.product.name} there is none of ${inches} inches in the shop; of that kind there are ${said} inches.`;
  return { answer: { ...NOTHING, reply } };
}
