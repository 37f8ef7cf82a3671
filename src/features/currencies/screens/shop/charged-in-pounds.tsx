import { useShownBeside } from './second-currency.tsx';

/** Says that orders are charged in pounds, and the day of the shown rate. Empty without a second currency. */
export function ChargedInPounds({ className }: { className?: string }) {
  const shown = useShownBeside();
  if (!shown) return null;
  return (
    <p className={className}>
      Your order is charged in pounds. Figures in {shown.code} are approximate, at the rate of {shown.ratedOn}.
    </p>
  );
}
