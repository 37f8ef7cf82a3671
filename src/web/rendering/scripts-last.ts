/** Gives scripts a low priority: a slow line loads the style, the text and the first picture before them. */
export function scriptsLast(html: string): string {
  // React puts what is loaded ahead there.
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replaceAll(PRELOAD, '<link rel="modulepreload" fetchpriority="low" ');
  return head + html.slice(end);
}

const PRELOAD = '<link rel="modulepreload" ';
