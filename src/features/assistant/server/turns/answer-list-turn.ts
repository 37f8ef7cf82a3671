import { countedListIn } from '#features/assistant/questions/counted-list.ts';
import { readJobTurn } from '#features/assistant/turns/job-turn.ts';
import { listChanged } from '#features/assistant/turns/list-changed.ts';
import { answerJob } from '../answers/job.ts';
import { answerSum } from '../answers/sum.ts';
import { NO_MIND } from '../asked.ts';
import type { TurnKind } from './turn.ts';

// What stands beside a list of goods: 'ex VAT, delivered to SE1'.
const BESIDE = /,?\s*(?:and )?(?:(?:ex|inc|plus) vat|deliver(?:ed|y)(?: to)?(?: [A-Z][\p{L}\d]*)*|please)\b/giu;

/** 'Make it 8, and swap the HDMI to 5 m' after a list of goods: the list as it is now, added up. */
export const answerListTurn: TurnKind = async ({ asked, thread }) => {
  const list = thread.wish === null ? null : countedListIn(thread.wish.replace(BESIDE, ''));
  const changes = list ? readJobTurn(asked.message) : null;
  if (!list || !changes) return null;
  const parts = listChanged(list, changes);
  // What the sum before has is more than its words.
  if (!parts || thread.goods.length >= parts.length) return null;
  const wish = `What is the price for ${parts.map(sized).join(', ')}`;
  const again = { ...asked, message: wish, mind: NO_MIND };
  const answer = (await answerJob(again)) ?? (await answerSum(again));
  return answer && { answer, wish };
};

// Installers say '8 x 55 commercial' for screens of 55 inches.
function sized(part: string): string {
  return part.replace(
    /^(\d+ ?(?:x|×|off) ?)(\d{2})(?: ?["″]| ?inch)?(?: (?:commercial|professional|pro|signage))?(?: (?:screens?|displays?))?$/iu,
    '$1$2 inch screen',
  );
}
