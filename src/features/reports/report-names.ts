/** The reports, as addresses name them. */
export const REPORTS = ['sales', 'products', 'stock', 'vat', 'payments', 'points', 'searches'] as const;
export type ReportName = (typeof REPORTS)[number];
