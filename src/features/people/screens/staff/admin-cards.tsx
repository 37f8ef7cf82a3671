import { ClipboardList, Coins, CreditCard, KeyRound, Package, Truck } from 'lucide-react';
import { PERMISSION_TYPES } from '#features/permissions/permission.ts';
import { StatCard } from '#ui/stat-card.tsx';
import { formatDecimal } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useVatWords } from '#web/vat-words.tsx';
import type { AdminFigures } from './read-admin-figures.ts';

/** The figures of the shop, each with a link to its screen. */
export function AdminCards({ orders, products, setUp }: AdminFigures) {
  const said = useVatWords();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <StatCard
        href={paths.staffOrders}
        icon={<ClipboardList aria-hidden="true" />}
        label="Orders"
        value={`${orders.pending} pending`}
        hint={`${orders.today} placed today`}
      />
      <StatCard
        href={paths.productStore}
        icon={<Package aria-hidden="true" />}
        label="Product store"
        value={`${products.products.toLocaleString('en-GB')} ${products.products === 1 ? 'product' : 'products'}`}
        hint={said(
          `${products.inStock.toLocaleString('en-GB')} in stock, worth ${formatDecimal(products.inventoryValue)} ex VAT`,
        )}
      />
      <StatCard
        href={paths.permissions}
        icon={<KeyRound aria-hidden="true" />}
        label="Permissions"
        value={`${PERMISSION_TYPES.length} types`}
        hint="What an employer can be allowed to do"
      />
      <StatCard
        href={paths.paymentOptions}
        icon={<CreditCard aria-hidden="true" />}
        label="Payment options"
        value={`${setUp.payments.offered} of ${setUp.payments.all}`}
        hint="Offered at checkout"
      />
      <StatCard
        href={paths.currency}
        icon={<Coins aria-hidden="true" />}
        label="Currencies"
        value={`${setUp.currencies.active} active`}
        hint={setUp.currencies.base ? `${setUp.currencies.base} is the default` : 'No default'}
      />
      <StatCard
        href={paths.delivery}
        icon={<Truck aria-hidden="true" />}
        label="Delivery"
        value={`${setUp.delivery.active} of ${setUp.delivery.all}`}
        hint="Methods offered at checkout"
      />
    </dl>
  );
}
