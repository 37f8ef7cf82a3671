import type { Permission } from '#features/permissions/contract.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import { PERMISSION_TYPES, type PermissionType } from '#features/permissions/permission.ts';

/** The filter of the grants in the address. */
export interface PermissionFilter {
  /** Part of the holder's name or username. */
  q: string;
  type?: PermissionType;
  state?: 'granted' | 'revoked';
}

/** Reads the filter from an address; unknown values are ignored. */
export function readPermissionFilter(search: URLSearchParams): PermissionFilter {
  const type = PERMISSION_TYPES.find((known) => known === search.get('type'));
  const state = (['granted', 'revoked'] as const).find((known) => known === search.get('state'));
  return { q: (search.get('q') ?? '').trim().slice(0, 200), ...(type && { type }), ...(state && { state }) };
}

export function isFiltered({ q, type, state }: PermissionFilter): boolean {
  return q !== '' || type !== undefined || state !== undefined;
}

/** The grants that match, sorted by holder. */
export function filterPermissions(grants: readonly Permission[], { q, type, state }: PermissionFilter): Permission[] {
  const wanted = grants.filter(
    (grant) =>
      matchesPerson(grant.user ?? undefined, q) &&
      (!type || grant.permissionType === type) &&
      (!state || grant.granted === (state === 'granted')),
  );
  const place = ({ permissionType }: Permission) => PERMISSION_TYPES.indexOf(permissionType);
  return wanted.toSorted(
    (a, b) =>
      granteeName(a.user ?? undefined).localeCompare(granteeName(b.user ?? undefined), 'en-GB') ||
      a.userId - b.userId ||
      place(a) - place(b),
  );
}

type Named = Parameters<typeof granteeName>[0];

/** Whether a name or username contains these words, ignoring accents and case. */
export function matchesPerson(person: Named, q: string): boolean {
  if (q === '') return true;
  const text = person ? `${granteeName(person)} ${person.username}` : granteeName(undefined);
  const plainText = plain(text);
  return plain(q)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
}

/** The figures above the list. */
export function permissionFigures(grants: readonly Permission[]) {
  const held = grants.filter(({ granted }) => granted);
  return {
    total: grants.length,
    granted: held.length,
    revoked: grants.length - held.length,
    employers: new Set(held.map(({ userId }) => userId)).size,
  };
}

// O’Brien matches with any apostrophe, Zoë with and without her dots.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’`]/gu, '')
    .toLowerCase()
    .trim();
}
