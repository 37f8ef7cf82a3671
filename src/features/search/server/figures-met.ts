import type { Product } from '#features/catalogue/contract.ts';

/** What carries 60 kg carries 30. */
export function isCarried(token: string, { specs }: Product): boolean {
  const [, kg] = /^([\d.]+)#kg$/u.exec(token) ?? [];
  return kg !== undefined && (specs.loadKg ?? 0) >= Number(kg);
}

/** A wall of four 46" panels is asked for as '4 x 46'. */
export function isMadeOf(token: string, { specs: { panels, panelInches } }: Product): boolean {
  const [, count, inches] = /^(\d{1,2})x(\d{2})$/u.exec(token) ?? [];
  return inches !== undefined && panels === Number(count) && panelInches === Number(inches);
}
