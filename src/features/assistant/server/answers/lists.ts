import { sentencesOf } from '#features/assistant/shop-texts.ts';
import {
  ADD_TO_LIST,
  ADDRESS_CHANGES,
  DELETED_FOR_GOOD,
  LINK_READS,
  LIST_IS_FOR,
} from '#features/projects/list-words.ts';
import { paths } from '#web/paths.ts';
import type { Answerer } from '../asked.ts';
import { ACCOUNT, answerOf } from '../say.ts';

const STORED = sentencesOf('/privacy', 'what', /^Project lists:|without an account, until/u);
const LISTS = { label: 'Project lists', href: paths.lists };
const MAKES_LINK = 'The link is made on the page of the list, under ‘Show it to others’.';
const OF_ACCOUNT =
  'A list of your account only your account changes. A list that was made without one can be changed by everybody who has its address; of that its page says:';

const SHARES =
  /\b(?:shar\w*|sends?|sending|shows?|showing|link|boss|manager|colleagues?|partner|client|committee|governors?|sees?|look at|e-?mail|forward|approv\w*|sign(?:s|ed)? off|private|public|secret)\b/iu;
const CHANGES =
  /\b(?:edit\w*|chang\w*|both of us|two of us|together|several people|works? on|private|who can|anyone|someone|somebody|account|lost|lose)\b/iu;
const LASTS =
  /\b(?:how long|days|expires?|disappear\w*|delete[ds]?|deleting|gone|later|come back|next (?:week|month|year)|lost|lose|without (?:an )?account|guest|sign(?:ing|ed)? in|log(?:ging|ged)? in|register\w*)\b/iu;
const ENDS = /\b(?:delet\w*|remov\w*|undo|get rid)\b/iu;

/** Project lists, in the sentences of their own pages. */
export const answerLists: Answerer = ({ context, message }) => {
  const [shares, changes, lasts, ends] = [SHARES, CHANGES, LASTS, ENDS].map((words) => words.test(message));
  const isOfMore = shares || changes || ends;
  return answerOf(context, {
    says: [
      ...(shares ? [LINK_READS, MAKES_LINK] : []),
      ...(changes ? [OF_ACCOUNT, `‘${ADDRESS_CHANGES}’`] : []),
      ...(ends ? [DELETED_FOR_GOOD] : []),
      ...(lasts ? [STORED] : []),
      ...(isOfMore ? [] : [ADD_TO_LIST, LIST_IS_FOR]),
    ],
    sources: [LISTS, ...(changes ? [ACCOUNT] : [])],
  });
};
