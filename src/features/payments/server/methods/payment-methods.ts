import { eq } from 'drizzle-orm';
import { PROVIDERS, type Provider } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { missingStripeKeys } from '../stripe/client.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Every method, active or not, by id. */
export function listPaymentMethods(db: Database | Transaction): Promise<PaymentMethodRow[]> {
  return db.select().from(paymentMethods).orderBy(paymentMethods.id);
}

/** A method, active or not, or null. */
export async function findPaymentMethod(db: Database | Transaction, id: number): Promise<PaymentMethodRow | null> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row ?? null;
}

/** The provider of a method; `manual` when it names none or an unknown one. */
export function providerOf(method: PaymentMethodRow): Provider {
  return PROVIDERS.find((provider) => provider === method.settings.provider) ?? 'manual';
}

/** Whether this installation can use a provider: the test card in demo mode only, Stripe with its keys. */
export function isConfigured(provider: Provider, config: Config): boolean {
  if (provider === 'test_card') return config.SHOP_MODE === 'demo';
  return missingSettings(provider, config).length === 0;
}

/** The environment variables that a provider needs and that are not set. */
export function missingSettings(provider: Provider, config: Config): string[] {
  return provider === 'stripe' ? missingStripeKeys(config) : [];
}
