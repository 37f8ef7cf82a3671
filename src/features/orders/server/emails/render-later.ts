/** Loads the renderer of short e-mails with a heading, a text, a quote and a link; loaded late because it is large. */
export async function loadNewsRenderer() {
  return (await import('./render-email.tsx')).renderStatusNews;
}
