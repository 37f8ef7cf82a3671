import { inOtherNumber } from '#features/assistant/turns/in-other-number.ts';
import { readJobTurn } from '#features/assistant/turns/job-turn.ts';
import type { TurnKind } from './turn.ts';

/** 'Actually four' after a set of three boards: four boards, for which the question is asked again; a set is not counted as one board. */
export const answerSetCount: TurnKind = async ({ asked: { message, named }, thread, askAlone }) => {
  const [main] = thread.goods;
  const changes = readJobTurn(message);
  const count = changes?.find((change) => change.kind === 'count');
  const isOfSets = /\b(?:sets?|walls?|trios?|duos?|of (?:them|those|these))\b/iu.test(message);
  if (!main || main.entry.product.specs.panels === undefined || !count || isOfSets) return null;
  const wish = thread.wish === null ? null : inOtherNumber(thread.wish, count.pieces);
  if (wish === null || named.entries.length > 0) return null;
  const isFitted = thread.isFitted || changes?.some((change) => change.kind === 'fitted' && change.isFitted);
  return {
    answer: await askAlone(isFitted ? `${wish.replace(/[\s.?!]+$/u, '')}, with fitting. How much?` : wish),
    wish,
  };
};
