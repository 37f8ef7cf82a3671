import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Builds a page's `shouldRevalidate`: opening a drawer or dialog over a list does not load the list again. */
export function unlessSameList(listOf: (url: URL) => string) {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
    return isSameList ? false : defaultShouldRevalidate;
  };
}
