import { useState } from 'react';
import { mostRedeemable, REDEEM_STEP, valueOfPoints } from '#features/rewards/points.ts';
import { pointsIn, wrongInPoints } from '#features/rewards/redeemable.ts';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, type Pence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';

type PointsFieldProps = { held: number; subtotal: Pence; value?: string; error?: string };

/** The number of reward points to redeem on this order. */
export function PointsField({ held, subtotal, value, error }: PointsFieldProps) {
  const said = useVatWords();
  const most = mostRedeemable(held, subtotal);
  // Said when the field is left, for every number of points begins with one that is none.
  const [left, setLeft] = useState(value);
  const wrong = wrongInPoints(pointsIn(left), { held, subtotal });
  return (
    <TextField
      id="redeemPoints"
      name="redeemPoints"
      label="Points to redeem"
      hint={said(
        `You have ${points(held)}. Redeem in hundreds: ${points(REDEEM_STEP)} take ${formatPounds(valueOfPoints(REDEEM_STEP))} ex VAT off. Up to ${points(most)} on this order.`,
      )}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      suffix="points"
      defaultValue={value}
      error={error ?? wrong}
      onChange={() => setLeft('')}
      onBlur={(event) => setLeft(event.target.value)}
      className="max-w-sm"
      optional
    />
  );
}

function points(count: number): string {
  return `${count.toLocaleString('en-GB')} points`;
}
