import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A page's `shouldRevalidate`: a drawer or dialog that opens over a list is no reason to read the list again. */
export function unlessSameList(listOf: (url: URL) => string) {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
    return isSameList ? false : defaultShouldRevalidate;
  };
}
