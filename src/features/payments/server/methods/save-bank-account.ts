import { eq, sql } from 'drizzle-orm';
import { type BankAccount, isPayable } from '#features/payments/bank-account.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';

/** Offers bank transfers to this account: by the shop's first such method, or a new one. An empty account changes nothing. */
export async function saveBankAccount(tx: Transaction, account: BankAccount, at: Date): Promise<void> {
  if (!isPayable(account)) return;
  const settings = { ...account, provider: 'bank_transfer' };
  const [known] = await tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(sql`${paymentMethods.settings} ->> 'provider' = 'bank_transfer'`)
    .orderBy(paymentMethods.id)
    .limit(1);
  const changes = { settings, isActive: true, updatedAt: at };
  if (known) await tx.update(paymentMethods).set(changes).where(eq(paymentMethods.id, known.id));
  else await tx.insert(paymentMethods).values({ name: 'Bank transfer', ...changes, createdAt: at });
}
