import { unlessSameList } from '#web/lists/same-list.ts';

/** Skips reading the list again when a dialog opens or closes. */
export const rereadsList = unlessSameList(({ pathname, searchParams }) => {
  const search = new URLSearchParams(searchParams);
  for (const name of ['do', 'id']) search.delete(name);
  return `${pathname}?${search}`;
});
