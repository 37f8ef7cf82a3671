/** What writes a short e-mail with a heading, a text, somebody's own words and a link. Costly, so only once there is one. */
export async function loadNewsRenderer() {
  return (await import('./render-email.tsx')).renderStatusNews;
}
