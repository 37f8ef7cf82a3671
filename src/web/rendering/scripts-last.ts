/** Gives scripts a low priority: a slow line loads the style, the text and the first picture before them. */
export function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
