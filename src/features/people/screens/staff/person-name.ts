type Named = { firstName: string | null; lastName: string | null };

/** The name of a person on screens, or else the username or e-mail address. */
export function personName(person: Named & { username?: string; email: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username || person.email;
}
