/** The page with a program of its own at its end, which is no part of what React brings to life. */
export function withScript(html: string, script: string, nonce?: string): string {
  const tag = `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`;
  return html.replace('</body>', () => `${tag}</body>`);
}
