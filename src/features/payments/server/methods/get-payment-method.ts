import { eq } from 'drizzle-orm';
import type { Provider } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { isConfigured, type PaymentMethodRow, providerOf } from './payment-methods.ts';

/**
 * The method that a buyer chose, with the provider that takes the money. One that is closed, unknown or not configured here is
 * an error of the field `paymentMethodId`. Its row stays locked until the order is written, so that it cannot be switched off
 * or deleted in between.
 */
export async function getPaymentMethod(
  { config }: Pick<AppContext, 'config'>,
  db: Database | Transaction,
  id: number,
): Promise<PaymentMethodRow & { provider: Provider }> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)).for('share');
  if (method?.isActive && isConfigured(providerOf(method), config)) return { ...method, provider: providerOf(method) };
  throw refuseFields({ paymentMethodId: ['This payment method is no longer offered. Choose another.'] });
}
