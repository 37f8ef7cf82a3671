// What other features may call of the project lists; each is described where it is written.
export { GUEST_LIST_DAYS } from '../list-limits.ts';
export { deleteOldLists } from './delete-old-lists.ts';
export { exportLists, listToQuote } from './find-lists.ts';
