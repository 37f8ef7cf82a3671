/** A user's first and last name, or the username when both are missing. */
export function nameOfUser(user: { firstName: string | null; lastName: string | null; username: string }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}
