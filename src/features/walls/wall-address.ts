/** The fields as they are typed, and as they stand in the address. */
export const WALL_FIELDS = ['width', 'height', 'unit', 'place', 'nearest', 'hours', 'cabinet', 'cases'] as const;
export type WallField = (typeof WALL_FIELDS)[number];
export type WallTyped = Record<WallField, string>;
export type WallErrors = Partial<Record<WallField, string>>;

/** The wall with which the page opens. */
export const EXAMPLE: WallTyped = {
  ...{ width: '4', height: '2.5', unit: 'm', place: 'indoors' },
  ...{ nearest: '3', hours: '12', cabinet: '', cases: '' },
};

const MOST_TYPED = 60;

/** The fields of an address; of one that names none the example. */
export function typedIn(params: URLSearchParams): WallTyped {
  const isAsked = WALL_FIELDS.some((field) => params.has(field));
  if (!isAsked) return EXAMPLE;
  const given = (field: WallField) => (params.get(field) ?? '').slice(0, MOST_TYPED);
  const typed = Object.fromEntries(WALL_FIELDS.map((field) => [field, given(field)])) as WallTyped;
  return {
    ...typed,
    unit: typed.unit || EXAMPLE.unit,
    place: typed.place || EXAMPLE.place,
    hours: typed.hours || EXAMPLE.hours,
  };
}

/** The address's part after the question mark: the same wall for whoever opens it. */
export function wallSearch(typed: WallTyped): string {
  return new URLSearchParams(
    WALL_FIELDS.filter((field) => typed[field]).map((field) => [field, typed[field]]),
  ).toString();
}

/** The example for a place. */
export function exampleFor(isOutdoor: boolean): WallTyped {
  return isOutdoor ? { ...EXAMPLE, place: 'outdoors', nearest: '6' } : EXAMPLE;
}
