import { FittingSection } from '#features/orders/screens/shop/fitting-section.tsx';
import type { Quote } from '#features/quotes/contract.ts';
import { visitQuoted } from '../quote-words.ts';
import { type FirstDay, useFirstDay, wishesAt } from './first-day.ts';

type QuotedVisitProps = {
  quote: Quote;
  /** The day of the goods by the delivery that is chosen now. */
  arrivesOn: string | null;
  /** With which the page began. */
  firstDay: FirstDay;
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** The days of a quote's fitting or survey, where it has either: from which day, and which of the wishes cannot be any more. */
export function QuotedVisit({ quote, arrivesOn, firstDay, values, errors }: QuotedVisitProps) {
  const visit = visitQuoted(quote);
  const earliestOn = useFirstDay(quote, arrivesOn, firstDay);
  if (!quote.fitting) return null;
  const note = wishesAt(quote, visit, firstDay.on).lapsedWords;
  return <FittingSection {...{ visit, earliestOn, values, errors, note }} byQuote={null} />;
}
