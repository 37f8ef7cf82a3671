import type { DeliveryOption } from '#features/delivery/contract.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { laterDay, optionThere } from '#features/orders/another-address.ts';
import type { Order } from '#features/orders/contract.ts';
import { formatComingDay, type LondonDay, londonDayOf } from '#values/london-day.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';

type Destination = { country: string; postcode: string };

/** Says on which day the goods can be at another address, where the promised one cannot be met there; undefined where it can, or no address is asked about. */
export function useDayThere(order: Order, destination: Destination | null): string | undefined {
  const goods = order.items.flatMap(({ productId, quantity, isService }) =>
    productId === null || isService ? [] : [{ productId, quantity }],
  );
  const query = planQuery(goods, destination ?? { country: '', postcode: '' });
  const { data: plan } = useQuery({
    queryKey: ['delivery-options', order.orderNumber, query.items ?? '', query.country, query.postcode ?? ''],
    queryFn: ({ signal }) => api('GET /api/delivery-options', { query }, { signal }),
    enabled: destination !== null && query.postcode !== undefined,
  });
  if (!destination || !plan) return undefined;
  return dayThereInWords(order, plan.options, plan.today);
}

type Promised = Pick<Order, 'estimatedDelivery' | 'deliveryMethod'>;

/** What the promise of an order becomes at an address to which these methods go. */
export function dayThereInWords(
  { estimatedDelivery, deliveryMethod }: Promised,
  options: readonly DeliveryOption[],
  today: LondonDay,
): string | undefined {
  const there = optionThere(options, deliveryMethod.id);
  const doesNotGo = there?.id === deliveryMethod.id ? '' : `${deliveryMethod.name} does not go there. `;
  if (!there) return `${doesNotGo}Nothing we offer does: agree a day with the carrier and enter it.`;
  const later = laterDay(estimatedDelivery && londonDayOf(new Date(estimatedDelivery)), there.arrivesOn);
  if (!later) return doesNotGo.trim() || undefined;
  return `${doesNotGo}It can be there on ${formatComingDay(later, today)}, which is then the day, unless you enter another.`;
}
