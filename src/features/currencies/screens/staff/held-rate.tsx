import type { FormEvent } from 'react';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { jumpText } from '#features/currencies/rates.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '#web/api.ts';
import { useRecordCall } from '#web/records/use-records.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { changeCurrency, takeHeldRate } from './currency-records.ts';

/** A held rate, for staff to apply or reject. */
export function HeldRate({ currency }: { currency: StaffCurrency }) {
  const { id, code, exchangeRate, heldRate } = currency;
  const saved = () => ({ ...SUCCESS.currencyUpdated, description: code });
  const use = useRecordCall(() => takeHeldRate(api, currency), saved, FAILURES.updateCurrency);
  const keep = useRecordCall(() => changeCurrency(api, currency, { rateFrozen: true }), saved, FAILURES.updateCurrency);
  if (heldRate === null) return null;
  const choices = [
    { intent: 'use-rate', label: `Use ${heldRate}`, call: use, variant: 'primary' },
    { intent: 'keep-rate', label: `Keep ${exchangeRate}`, call: keep, variant: 'secondary' },
  ] as const;
  return (
    <Notice
      tone="caution"
      title={`The rate of ${code} jumped`}
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          {choices.map(({ intent, label, call, variant }) => (
            <form
              key={intent}
              method="post"
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                if (!call.isPending) call.mutate();
              }}
            >
              <input type="hidden" name="intent" value={intent} />
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                variant={variant}
                size="sm"
                pending={call.isPending}
                aria-label={`${label} for ${code}`}
              >
                {label}
              </Button>
            </form>
          ))}
        </div>
      }
    >
      The source says {heldRate} where {exchangeRate} holds: {jumpText(exchangeRate, heldRate)}. More than 20 % waits
      for you. A rate that you keep is left alone by the next refresh.
    </Notice>
  );
}
