import { IS_QUESTION, TELLS_A_WISH, WISHES } from '#features/assistant/questions/kinds.ts';
import { sizeAlone, sizeTold } from '#features/assistant/turns/size-told.ts';
import { paths } from '#web/paths.ts';
import { sayOf } from '../answers/say-facts.ts';
import { NOTHING } from '../asked.ts';
import { asksMeasuredFact } from '../is-spoken-of.ts';
import { questionOf } from './answer-of-it.ts';
import { entryOfSize, sizesOfKind } from './of-size.ts';
import { sayOne } from './say-one.ts';
import type { TurnKind } from './turn.ts';

// 'Can I control the screens over RS-232' is asked again of a size; what is looked for is not.
function asksOfScreens(wish: string): boolean {
  return IS_QUESTION.test(wish) && !TELLS_A_WISH.test(wish) && !WISHES.test(wish) && sizeTold(wish) === null;
}

/** 'What about the 86', 'the same in 98?': the one of that size of what was spoken of, or the sizes that there are. */
export const answerSizeAlone: TurnKind = async (turn) => {
  const { asked, thread } = turn;
  const inches = sizeAlone(asked.message);
  // After a question of a fact it is asked again of that size.
  if (inches === null || asked.named.entries.length > 0 || asksMeasuredFact(thread.wish ?? '')) return null;
  const entry = entryOfSize(turn, inches);
  const before =
    entry && asksOfScreens(thread.wish ?? '') ? await questionOf({ ...asked, message: thread.wish ?? '' }) : null;
  const again = entry && before && before.facts.length + before.aspects.length > 0 ? sayOf(entry, before) : null;
  if (entry && again?.isKnown)
    return {
      answer: {
        ...NOTHING,
        reply: again.text,
        sources: [{ label: entry.product.name, href: paths.product(entry.product) }],
      },
    };
  if (entry) return { answer: sayOne(entry, 1, `${inches}" across.`) };
  const sizes = sizesOfKind(turn);
  const [first] = thread.about;
  if (sizes.length === 0 || !first) return null;
  const said = new Intl.ListFormat('en-GB').format(sizes.map(String));
  return {
    answer: {
      ...NOTHING,
      reply: `Like ${first.product.name} there is none of ${inches} inches in the shop; of that kind there are ${said} inches.`,
    },
  };
};
