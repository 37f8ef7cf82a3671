import type { Api } from '#web/api.ts';
import type { StaffPaymentMethod } from './payment-methods-table.tsx';

/** All payment methods, with the details for staff. */
export async function readPaymentMethods(api: Api): Promise<StaffPaymentMethod[]> {
  const methods = await api('GET /api/payment-methods', { query: { scope: 'all' } });
  return methods.filter((method): method is StaffPaymentMethod => 'processingFee' in method);
}
