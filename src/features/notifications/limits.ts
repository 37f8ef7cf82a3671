/** The number of notifications retained for each user (section 9). */
export const MOST_PAGES = 10;

const MOST_COUNTED = 9;

/** The bell's badge: none without unread notifications, '9+' above nine. */
export function unreadBadge(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
}
