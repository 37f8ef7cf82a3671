interface Keyed {
  path: RegExp;
  opens(number: string): string;
  link: { sent: string; shown: string };
  /** What its link may have met besides. */
  beside?: string;
}

// Records that open for an account, or by a link with a key of its own. Only what can be a number is repeated.
const KEYED: readonly Keyed[] = [
  {
    path: /^\/orders\/(BF-[A-Z0-9-]{1,12})(?:[/?]|$)/,
    opens: (number: string) => `Order ${number} opens for the account that placed it`,
    link: { sent: 'the link in your receipt', shown: 'the address of the page that thanked you' },
  },
  {
    path: /^\/quotes\/(BQ-[A-Z0-9-]{1,12})(?:[/?]|$)/,
    opens: (number: string) => `Quote ${number} opens for the account that it was made for`,
    link: { sent: 'the link in our e-mail', shown: 'the link that we gave you' },
  },
  {
    path: /^\/project-lists\/\d/,
    opens: () => 'That list opens for the account that made it',
    link: { sent: 'the link that was shared with you', shown: 'the link that was shared with you' },
    beside: 'A link that its owner has revoked opens nothing any more: ask for a new one.',
  },
];

const STAFF = /^\/(admin|employer-dashboard|product-store|permissions|setup)\b/;

/** Why a page leads to the sign-in before it opens; null where a visitor asked to sign in. */
export function signInReason(next: string | null, isSilent: boolean): string | null {
  if (next === null) return null;
  if (STAFF.test(next)) return 'That page is for our staff: sign in with a staff account, and you go on to it.';
  for (const { path, opens, link, beside } of KEYED) {
    const found = path.exec(next);
    if (!found) continue;
    const again = `Without an account, open ${isSilent ? link.shown : link.sent} again, all of it: its end is the key.`;
    const says = [`${opens(found[1] ?? '')}: sign in, and you go on to it.`, again, beside];
    return says.filter(Boolean).join(' ');
  }
  return null;
}
