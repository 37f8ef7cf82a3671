import { unlessSameList } from '#web/lists/same-list.ts';

/** Opening or closing a dialog about one of the people listed is no reason to read the list again. */
export const rereadsList = unlessSameList(({ pathname, searchParams }) => {
  const search = new URLSearchParams(searchParams);
  for (const name of ['do', 'id']) search.delete(name);
  return `${pathname}?${search}`;
});
