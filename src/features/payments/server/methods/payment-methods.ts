import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { bankLines, isPayable, readBankAccount } from '#features/payments/bank-account.ts';
import type { PaymentMethod, paymentMethodForStaff } from '#features/payments/contract.ts';
import { PROVIDERS, type Provider } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { missingStripeKeys } from '../stripe/client.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
type Payable = PaymentMethodRow & { provider: Provider };

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

/** The methods that checkout offers: active, with what their provider needs. */
export async function listOfferedMethods({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): Promise<PaymentMethodRow[]> {
  return (await listPaymentMethods(db)).filter((method) => method.isActive && isConfigured(method, config));
}

/** Whether a method has what it needs: a bank transfer its account, Stripe its keys, the test card the demo mode. */
function isConfigured(method: PaymentMethodRow, config: Config): boolean {
  const provider = providerOf(method);
  if (provider === 'bank_transfer') return isPayable(readBankAccount(method.settings));
  if (provider === 'test_card') return config.SHOP_MODE === 'demo';
  return missingSettings(provider, config).length === 0;
}

/** The environment variables that a provider needs and that are not set. */
function missingSettings(provider: Provider, config: Config): string[] {
  return provider === 'stripe' ? missingStripeKeys(config) : [];
}

/**
 * The method that a buyer chose, with its provider. A closed, unknown or unconfigured method is an error of the field
 * `paymentMethodId`. The row stays locked until the order is written, so that it cannot be switched off in between.
 */
export async function getPaymentMethod(
  { config }: Pick<AppContext, 'config'>,
  db: Database | Transaction,
  id: number,
): Promise<Payable> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)).for('share');
  return demandPayable({ config }, method);
}

/** The same of a method that was read and locked already. */
export function demandPayable({ config }: Pick<AppContext, 'config'>, method: PaymentMethodRow | undefined): Payable {
  if (method?.isActive && isConfigured(method, config)) return { ...method, provider: providerOf(method) };
  throw refuseFields({ paymentMethodId: ['This payment method is no longer offered. Choose another.'] });
}

/** The account details of bank transfer methods, a line each, by method id; no lines before the shop has entered its account. */
export async function bankDetailsByMethod(db: Database | Transaction, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(paymentMethods).where(inArray(paymentMethods.id, ids));
  return new Map(
    rows.flatMap((row) => {
      const lines = bankDetailsOf(row);
      return lines ? [[row.id, lines] as const] : [];
    }),
  );
}

/** The same of one method that was read already; null where it is no bank transfer. */
export function bankDetailsOf({ settings }: Pick<PaymentMethodRow, 'settings'>): string[] | null {
  return settings.provider === 'bank_transfer' ? bankLines(readBankAccount(settings)) : null;
}

export function presentPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isActive: row.isActive,
    acceptedCurrencies: row.acceptedCurrencies,
    provider: providerOf(row),
  };
}

/** A method with its fee and settings, which only staff see. */
export function presentForStaff(row: PaymentMethodRow, config: Config): z.infer<typeof paymentMethodForStaff> {
  return {
    ...presentPaymentMethod(row),
    processingFee: row.processingFee,
    settings: JSON.stringify(row.settings),
    isConfigured: isConfigured(row, config),
    missingSettings: missingSettings(providerOf(row), config),
  };
}
