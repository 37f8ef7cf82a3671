import { sizeAlone } from '#features/assistant/turns/size-told.ts';
import { NOTHING } from '../asked.ts';
import { asksMeasuredFact } from '../is-spoken-of.ts';
import { entryOfSize, sizesOfKind } from './of-size.ts';
import { sayOne } from './say-one.ts';
import type { TurnKind } from './turn.ts';

/** 'What about the 86', 'the same in 98?': the one of that size of what was spoken of, or the sizes that there are. */
export const answerSizeAlone: TurnKind = async (turn) => {
  const { asked, thread } = turn;
  const inches = sizeAlone(asked.message);
  // After a question of a fact it is asked again of that size.
  if (inches === null || asked.named.entries.length > 0 || asksMeasuredFact(thread.wish ?? '')) return null;
  const entry = entryOfSize(turn, inches);
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
