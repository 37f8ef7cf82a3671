/** What a person is called: first and last name, or the username of one who gave neither. */
export function nameOfUser(user: { firstName: string | null; lastName: string | null; username: string }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}
