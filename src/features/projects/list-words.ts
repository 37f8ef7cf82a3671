import { GUEST_LIST_DAYS } from './list-limits.ts';

/** What a project list is for. */
export const LIST_IS_FOR =
  'Plan a job room by room: what hangs where, whether it fits together, what it comes to. Then buy it, or ask for a quote.';

/** Where something is put on a list. */
export const ADD_TO_LIST = '‘Add to list’ stands on the page of every product, and the cart can be kept as a list.';

/** What the link by which a list is read allows. */
export const LINK_READS = 'Whoever has the link reads the list and can buy it or ask for a quote, and changes nothing.';

/** Who may change a list that no account has. */
export const ADDRESS_CHANGES =
  'This list has no account: whoever has the address of this page can change it, and without the address it is lost.';

/** How long a list without an account is there, after the day that it names. */
export const EACH_TIME_OPENED = `each time that it is opened for ${GUEST_LIST_DAYS} days more`;

/** What deleting a list ends. */
export const DELETED_FOR_GOOD = 'It cannot be brought back, and its links end. What is in your cart stays there.';
