/** The page with a program of its own at its end, which is no part of what React brings to life. */
export function withScript(html: string, script: string, nonce?: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  return `${html.slice(0, end)}<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>${html.slice(end)}`;
}
