import { RemovableChip } from '#ui/chip.tsx';
import { paths } from '#web/paths.ts';
import { type DrillField, drillFields, type OrderFilter, orderSearch } from './order-filter.ts';

/** The filters that a report's link set, each removable. */
export function DrillChips({ filter }: { filter: OrderFilter }) {
  const fields = drillFields(filter);
  if (fields.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {fields.map((field) => (
        <RemovableChip
          key={field}
          removeLabel={`Take off: ${DRILL_WORDS[field]}`}
          href={paths.staffOrders + orderSearch({ ...filter, [field]: undefined, trail: [] })}
        >
          {DRILL_WORDS[field]} {field === 'vatRate' ? `${Number(filter[field])}%` : filter[field]}
        </RemovableChip>
      ))}
    </p>
  );
}

const DRILL_WORDS: Record<DrillField, string> = {
  productId: 'Product',
  paymentMethodId: 'Payment method',
  customerId: 'Customer',
  vatRate: 'VAT at',
};
