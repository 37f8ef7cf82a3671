import type { z } from 'zod';
import type { PaymentMethod, paymentMethodForStaff } from '#features/payments/contract.ts';
import type { Config } from '#platform/config.ts';
import { isConfigured, missingSettings, type PaymentMethodRow, providerOf } from './payment-methods.ts';

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
    isConfigured: isConfigured(providerOf(row), config),
    missingSettings: missingSettings(providerOf(row), config),
  };
}
