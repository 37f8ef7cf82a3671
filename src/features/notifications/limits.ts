/** Section 9: how many notifications a user keeps. */
export const MOST_PAGES = 10;

const MOST_COUNTED = 9;

/** The bell's badge: nothing when all is read, '9+' above nine. */
export function unreadBadge(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
}
