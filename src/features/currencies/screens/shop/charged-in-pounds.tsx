import { useShownBeside } from './second-currency.tsx';

/** What the second figures are worth: their rate's day, and that pounds are what counts. Nothing where there are none. */
export function ChargedInPounds({ className }: { className?: string }) {
  const shown = useShownBeside();
  if (!shown) return null;
  return (
    <p className={className}>
      Your order is charged in pounds. Figures in {shown.code} are approximate, at the rate of {shown.ratedOn}.
    </p>
  );
}
