const MASK = '••••••••';

// What the sending job fills in stands there as a placeholder: --one-time-token--, --key-of-this-order--.
const PLACEHOLDER = /--[a-z]+(?:-[a-z]+)+--/g;
// Nothing of the kind should ever have been kept; should it be, the viewer still does not show it.
const SECRET_IN_LINK = /([?&](?:amp;)?(?:token|key|code|secret)=)[^"'&#\s<>)\]]+/gi;

/** What a message says without what only its reader may know: one-time links and the keys of guests (decision E7). */
export function maskSecrets(content: string): string {
  return content.replace(PLACEHOLDER, MASK).replace(SECRET_IN_LINK, `$1${MASK}`);
}
