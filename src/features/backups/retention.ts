import { SERIES_NAME } from '#platform/backup/series-name.ts';

/**
 * Which files of a place go once `made` is there, so that so many of its series are left, `made` among them. Files of other shops,
 * and those that people made or put there, stay.
 */
export function namesToDelete(names: readonly string[], made: string, retained: number): string[] {
  const series = SERIES_NAME.exec(made)?.[1];
  if (!series) return [];
  const others = names.filter((name) => name !== made && SERIES_NAME.exec(name)?.[1] === series);
  return others.sort(newestFirst).slice(retained - 1);
}

function newestFirst(one: string, other: string): number {
  const [, , moment = '', number = '1'] = SERIES_NAME.exec(one) ?? [];
  const [, , otherMoment = '', otherNumber = '1'] = SERIES_NAME.exec(other) ?? [];
  if (moment !== otherMoment) return moment < otherMoment ? 1 : -1;
  return Number(otherNumber) - Number(number);
}
