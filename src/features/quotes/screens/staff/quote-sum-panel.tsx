import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatPounds } from '#values/money.ts';
import { QuoteSums } from '../quote-sums.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

/** The totals of the quote so far, and the buttons that save and send it. */
export function QuoteSumPanel({ quote, draft, method, sums, reduction, save }: QuoteDraft & { quote: Quote }) {
  const { delivery } = quote;
  const quotedName = delivery && String(delivery.id) === draft.deliveryMethodId ? delivery.name : undefined;
  return (
    <Panel title="Sum">
      <QuoteSums totals={sums} deliveryName={method?.name ?? quotedName} />
      {reduction > 0 && (
        <p className="meta tabular mt-3">{formatPounds(reduction)} below the shop's own prices, ex VAT</p>
      )}
      <div className="mt-5 flex flex-col gap-3">
        <Button
          full
          pending={save.isPending && save.variables === true}
          onClick={() => !save.isPending && save.mutate(true)}
        >
          Save and send
        </Button>
        <Button type="submit" variant="secondary" full pending={save.isPending && save.variables === false}>
          Save
        </Button>
      </div>
      <p className="meta mt-3">
        Goes to <span className="wrap-anywhere">{quote.email}</span> with a PDF and a link to accept it.
      </p>
    </Panel>
  );
}
