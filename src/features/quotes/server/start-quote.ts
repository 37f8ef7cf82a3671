import { randomBytes } from 'node:crypto';
import type { Transaction } from '#platform/database.ts';
import { formatQuoteNumber } from '#values/quote-number.ts';
import type { QuoteFitting } from '../quoted-service.ts';
import { type QuoteRow, quotes } from '../tables.ts';

export interface NewQuote {
  name: string;
  email: string;
  phone: string;
  company?: string | null | undefined;
  customerId: number | null;
  request: string | null;
  plan?: string | null;
  fitting?: QuoteFitting | null;
  at: Date;
}

/** Creates a quote without lines, for staff to price. */
export async function startQuote(tx: Transaction, { at, ...wanted }: NewQuote): Promise<QuoteRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const [row] = await tx
      .insert(quotes)
      .values({ ...wanted, number: formatQuoteNumber(randomBytes(5)), createdAt: at })
      .onConflictDoNothing({ target: quotes.number })
      .returning();
    if (row) return row;
  }
  throw new Error('No free quote number was found.');
}
