import { type Pence, toDecimal, toPence } from '#values/money.ts';

/** A sum ex VAT, its VAT, and inc VAT, in pence. */
export type SumsInPence = { exVat: Pence; vat: Pence; incVat: Pence };

/** Reads a sum from a database row. */
export function readSums(row: { ex_vat: string | null; vat: string | null }): SumsInPence {
  const [exVat, vat] = [toPence(row.ex_vat ?? 0), toPence(row.vat ?? 0)];
  return { exVat, vat, incVat: exVat + vat };
}

export function minus(a: SumsInPence, b: SumsInPence): SumsInPence {
  return { exVat: a.exVat - b.exVat, vat: a.vat - b.vat, incVat: a.incVat - b.incVat };
}

export function sumsOf(all: readonly SumsInPence[]): SumsInPence {
  const sum = (part: keyof SumsInPence) => all.reduce((total, each) => total + each[part], 0);
  return { exVat: sum('exVat'), vat: sum('vat'), incVat: sum('incVat') };
}

export function presentSums({ exVat, vat, incVat }: SumsInPence) {
  return { exVat: toDecimal(exVat), vat: toDecimal(vat), incVat: toDecimal(incVat) };
}

export function averageOf(total: Pence, count: number): Pence {
  return Math.round(total / count);
}
