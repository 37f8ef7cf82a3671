type Named = { firstName: string | null; lastName: string | null };

/** How somebody is called on screens: by name, or by username or e-mail address where no name is known. */
export function personName(person: Named & { username?: string; email: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username || person.email;
}
