import { fittingName } from '#features/fitting/plan.ts';
import { isSurveyName, WALL_FITTING } from '#features/fitting/service-names.ts';
import { formatLondonDay } from '#values/london-day.ts';
import type { Order } from './contract.ts';
import { piecesLeft } from './pieces.ts';
import { VISIT_NAMES, visitOf } from './visit.ts';

/** What is fitted or surveyed and on which day, term by term; nothing where neither was bought, or the order is cancelled. */
export function fittingFacts(order: Pick<Order, 'fitting' | 'items' | 'status'>): { term: string; value: string }[] {
  if (!order.fitting || order.status === 'cancelled') return [];
  const visit = visitOf(order.items);
  const term = VISIT_NAMES[visit];
  const services = order.items.filter(({ isService }) => isService);
  if (services.every(({ quantity, refunded }) => refunded >= quantity))
    return [{ term, value: `Refunded, so nothing is ${visit === 'survey' ? 'surveyed' : 'fitted'}` }];
  const heights = heightsWords(order);
  const isSurveyToo =
    visit === 'fitting' && services.some((item) => isSurveyName(item.productName) && piecesLeft(item));
  return [
    { term, value: fittingWords(order.fitting) },
    ...(heights ? [{ term: 'What is fitted', value: heights }] : []),
    ...(isSurveyToo ? [{ term: 'Survey', value: 'Before the fitting: we agree the day with you' }] : []),
  ];
}

/** What is left to be fitted, and how high: `2 × Counter 32 menu board, upper edge at 2.5 m`; empty for a survey alone. */
function heightsWords({ fitting, items }: Pick<Order, 'fitting' | 'items'>): string {
  const screens = (fitting?.screens ?? []).flatMap(({ productId, count, height }) => {
    const name = items.find((item) => !item.isService && item.productId === productId)?.productName ?? 'screens';
    const named = fittingName(name, Math.round(Number(height) * 100));
    const line = items.find((item) => item.isService && item.productName === named);
    const left = Math.max(0, count - (line?.refunded ?? 0));
    return left > 0 ? [`${left} × ${name}, upper edge at ${height} m`] : [];
  });
  const wall = items.some((item) => item.productName === WALL_FITTING && item.isService && piecesLeft(item) > 0);
  return [...screens, ...(wall ? ['The LED wall'] : [])].join('; ');
}

/** What is to be said of the day of a fitting or a survey. A wish is called one until staff have confirmed a day. */
export function fittingWords({
  wishes,
  confirmedOn,
}: Pick<NonNullable<Order['fitting']>, 'wishes' | 'confirmedOn'>): string {
  if (confirmedOn) return `Confirmed for ${formatLondonDay(confirmedOn)}`;
  if (wishes.length === 0) return 'The day is to be confirmed: we agree it with you';
  const days = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(wishes.map(formatLondonDay));
  return `Wish, to be confirmed: ${days}`;
}
