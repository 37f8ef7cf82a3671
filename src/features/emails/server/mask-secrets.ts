const MASK = '••••••••';

// The placeholders that the sender fills in: --one-time-token--, --key-of-this-order--.
const PLACEHOLDER = /--[a-z]+(?:-[a-z]+)+--/g;
// Secrets are never stored; this masks one that was stored by mistake.
const SECRET_IN_LINK = /([?&](?:amp;)?(?:token|key|code|secret)=)[^"'&#\s<>)\]]+/gi;

/** The content of a message with one-time links and guests' keys masked (decision E7). */
export function maskSecrets(content: string): string {
  return content.replace(PLACEHOLDER, MASK).replace(SECRET_IN_LINK, `$1${MASK}`);
}
