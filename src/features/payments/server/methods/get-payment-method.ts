import { eq } from 'drizzle-orm';
import type { Provider } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { isConfigured, type PaymentMethodRow, providerOf } from './payment-methods.ts';

/**
 * The method that a buyer chose, with its provider. A closed, unknown or unconfigured method is an error of the field
 * `paymentMethodId`. The row stays locked until the order is written, so that it cannot be switched off in between.
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
