import { RefreshCw } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { type ApiAnswer, api } from '#web/api.ts';
import { useRecordCall } from '#web/records/use-records.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';

type Refreshed = ApiAnswer<'POST /api/currencies/refresh'>;

/** Fetches the exchange rates now. */
export function RefreshRates() {
  const refresh = useRecordCall<Refreshed>(
    () => api('POST /api/currencies/refresh'),
    (answer) => ({ ...SUCCESS.ratesRefreshed, description: inWords(answer) }),
    FAILURES.refreshRates,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refresh.isPending) refresh.mutate();
  };
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="intent" value="refresh" />
      <Button type="submit" variant="secondary" pending={refresh.isPending} pendingLabel="Refreshing rates...">
        <RefreshCw aria-hidden="true" className="size-5" />
        Refresh rates
      </Button>
    </form>
  );
}

function inWords({ changed, held, missing, areSamples }: Refreshed): string {
  const parts = [
    changed.length > 0 ? `New: ${changed.join(', ')}` : 'No rate has changed',
    held.length > 0 && `waiting for you: ${held.join(', ')}`,
    missing.length > 0 && `unknown to the source: ${missing.join(', ')}`,
  ];
  const source = areSamples ? ' These are samples of the demo, not rates of the market.' : '';
  return `${parts.filter(Boolean).join('; ')}.${source}`;
}
