/** The page with its scripts fetched last: it is whole without them, so on a slow line its style, words and picture come first. */
export function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
