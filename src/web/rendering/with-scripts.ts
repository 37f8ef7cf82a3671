/** The page with programs of its own at its end, which are no part of what React brings to life. */
export function withScripts(html: string, scripts: readonly string[], nonce?: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const open = `<script${nonce ? ` nonce="${nonce}"` : ''}>`;
  return html.slice(0, end) + scripts.map((script) => `${open}${script}</script>`).join('') + html.slice(end);
}
