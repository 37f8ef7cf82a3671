import { productFigures } from '#features/catalogue/screens/staff/read-product-list.ts';
import { orderFigures } from '#features/orders/screens/staff/order-figures.ts';
import { isOnOffer, readPaymentMethods } from '#features/payments/screens/staff/payment-methods-table.tsx';
import type { Api } from '#web/api.ts';

/** The figures of the admin dashboard: orders, products and setup. */
export async function readAdminFigures(api: Api) {
  const [orders, products, setUp] = await Promise.all([orderFigures(api), productFigures(api), setUpFigures(api)]);
  return { orders, products, setUp };
}

export type AdminFigures = Awaited<ReturnType<typeof readAdminFigures>>;

async function setUpFigures(api: Api) {
  const [payments, currencies, delivery] = await Promise.all([
    readPaymentMethods(api),
    api('GET /api/currencies', { query: { scope: 'all' } }),
    api('GET /api/delivery-methods', { query: { scope: 'all' } }),
  ]);
  return {
    payments: { offered: payments.filter(isOnOffer).length, all: payments.length },
    currencies: {
      active: currencies.filter((currency) => currency.isActive).length,
      base: currencies.find((currency) => currency.isDefault)?.code,
    },
    delivery: { active: delivery.filter((method) => method.isActive).length, all: delivery.length },
  };
}
