import { withoutLeads } from '#features/assistant/turns/clauses.ts';
import { onlyPoints } from '#features/assistant/turns/which-one.ts';
import { pointedAt } from '../pointed-at.ts';
import { sayOne } from './say-one.ts';
import type { TurnKind } from './turn.ts';

/** 'The bigger one', 'we'll take the second one': the one of those that were shown, with its price; all that follows is of it. */
export const answerPointedOne: TurnKind = async ({ asked: { message, named }, thread: { shown, goods, about } }) => {
  // 'And the first one?' asks the same of that.
  const said = /^\s*(?:and|what about|how about)\b/iu.test(message) ? '' : withoutLeads(message);
  const [one, ...others] = onlyPoints(said) && shown.length > 1 ? pointedAt(said, shown, false) : [];
  // 'The bigger one' than the largest that was shown is another.
  const isComparedWithItself = one === about[0] && /\b\p{L}+er one\b/iu.test(said);
  if (!one || others.length > 0 || named.entries.length > 0 || isComparedWithItself) return null;
  return { answer: sayOne(one, goods.length === 1 ? (goods[0]?.pieces ?? 1) : 1, 'The one that you named.') };
};
