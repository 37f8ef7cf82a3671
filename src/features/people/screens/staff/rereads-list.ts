import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whether a navigation does nothing but open or close a dialog about one of the people listed: no new list then. */
export function rereadsList({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isSameList ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  for (const name of ['do', 'id']) search.delete(name);
  return `${pathname}?${search}`;
}
