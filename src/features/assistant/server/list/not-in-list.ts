import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { ListChange } from '#features/assistant/list/list-changes.ts';
import { SIZES } from '#features/assistant/list/phrases.ts';
import { NAMES_EXTRA } from '#features/assistant/list/with-said.ts';
import { MOST_GOODS, MOST_PIECES, NO_THREAD } from '#features/assistant/thread.ts';
import { NOTHING } from '../asked.ts';
import { QUOTE_PAGE } from '../say.ts';
import { meantIn } from './lines-meant.ts';
import { type ListLine, storedList } from './list-line.ts';
import { type ListState, withNote } from './list-state.ts';

const OF_A_SIZE = new RegExp(`^(?:the )?(?:${SIZES})(?:s|["″]| ?inch)?(?: (?:ones?|screens?))?$`, 'iu');

/** A list that stays as it is, with what is not in it by name; null where that is not what a change failed at. */
export function withoutThose(state: ListState, change: ListChange): ListState | null {
  const which = 'from' in change && change.from ? change.from : 'which' in change ? change.which : null;
  const isNamed = which !== null && (OF_A_SIZE.test(which) || (change.kind === 'out' && NAMES_EXTRA.test(which)));
  if (which === null || !isNamed || isMeant(state, which)) return null;
  return withNote(state, `‘${which}’ I do not find in the list, so that changes nothing.`);
}

function isMeant({ lines }: ListState, which: string): boolean {
  const meant = meantIn(lines, which);
  return meant.lines.length + meant.extras.length > 0;
}

/** The answer where nothing of a list is left; what was on it can come back. */
export function nothingLeft(before: readonly ListLine[]): AssistantAnswer {
  const thread = { ...NO_THREAD, list: [], listBefore: storedList(before) };
  return {
    ...NOTHING,
    reply: 'That leaves nothing in the list. Tell me what it is to be instead, and I add it up.',
    thread,
  };
}

/** The answer where a list would be longer than one that is kept; the one before stays. */
export function tooLong(): AssistantAnswer {
  return {
    ...NOTHING,
    reply: `More than ${MOST_GOODS} kinds of goods, or ${MOST_PIECES.toLocaleString('en-GB')} of one, I do not add up. Put them into a request for a quote: a person prices all of them.`,
    sources: [QUOTE_PAGE],
    ways: ['person'],
  };
}
