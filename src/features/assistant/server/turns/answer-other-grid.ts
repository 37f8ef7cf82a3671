import type { TurnKind } from './turn.ts';

const GRID = /(?<![\d.])(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})(?![\d.]| ?(?:m|mm|cm|metres?|inch|"|m²)\b)/iu;
const ONLY_A_GRID =
  /^(?:(?:and|ok|so|or|what about|how about|make (?:it|that)|what if it(?:[’']s| is| was)|go for|rather|say) )*(?:an? )?\d{1,2} ?(?:x|×|by) ?\d{1,2}(?: (?:wall|then|instead|please|rather))*\W*$/iu;

/** '3x3 then' after a video wall of 2 × 2: the same question for a wall of that many panels. */
export const answerOtherGrid: TurnKind = async ({ asked: { message }, thread, askAlone }) => {
  const grid = ONLY_A_GRID.test(message) ? GRID.exec(message)?.[0] : undefined;
  if (!grid || thread.wish === null || !GRID.test(thread.wish)) return null;
  const wish = thread.wish.replace(GRID, grid);
  return { answer: await askAlone(wish), wish };
};
