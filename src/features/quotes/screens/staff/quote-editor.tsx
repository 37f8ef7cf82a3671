import { useRef } from 'react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { formatPounds } from '#values/money.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { FAILURES } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { VatWords } from '#web/vat-words.tsx';
import { QuoteSums } from '../quote-sums.tsx';
import { percentOf } from './pricing-form.ts';
import { QuoteDeliveryPanel } from './quote-delivery-panel.tsx';
import { QuoteGoodsPanel } from './quote-line-fields.tsx';
import { QuoteServicesPanel } from './quote-services-panel.tsx';
import { unpricedWords } from './service-words.ts';
import { type QuoteDraft, useQuoteDraft } from './use-quote-draft.ts';

type QuoteEditorProps = {
  quote: Quote;
  deliveryMethods: readonly DeliveryMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
  /** The day in London. */
  today: string;
  onSaved: (quote: Quote) => void;
};

/** The form that prices a quote, and saves or sends it. */
export function QuoteEditor(props: QuoteEditorProps) {
  const isSilent = useIsSilent();
  const { quote, deliveryMethods, today } = props;
  const form = useRef<HTMLFormElement>(null);
  const edited = useQuoteDraft(form, props);
  const { draft, set, save, problem, errors } = edited;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(false);
      }}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <FormProblem problem={problem} title={FAILURES.saveQuote} />
        <QuoteGoodsPanel {...edited} />
        <QuoteServicesPanel {...edited} quote={quote} />
        <QuoteDeliveryPanel {...edited} quote={quote} methods={deliveryMethods} today={today} />
        <Panel title="Note to the customer">
          <TextareaField
            id="note"
            name="note"
            label="Note"
            hint={`Stands ${isSilent ? '' : 'in the e-mail, '}on the PDF and on the quote's page`}
            optional
            rows={4}
            maxLength={5000}
            value={draft.note}
            error={errors.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Panel>
      </div>
      <div className="xl:sticky xl:top-6">
        <QuoteSumPanel {...edited} quote={quote} />
      </div>
    </form>
  );
}

/** The totals of the quote so far, and the buttons that save and send it. */
function QuoteSumPanel({ quote, draft, method, sums, prices, reduction, save }: QuoteDraft & { quote: Quote }) {
  const isSilent = useIsSilent();
  const { delivery } = quote;
  const unpriced = unpricedWords(draft.services, prices);
  const quotedName = delivery && String(delivery.id) === draft.deliveryMethodId ? delivery.name : undefined;
  return (
    <Panel title="Sum">
      <QuoteSums
        totals={sums}
        deliveryName={method?.name ?? quotedName}
        isVisit={draft.lines.length === 0 && draft.services.length > 0}
        depositPercent={percentOf(draft.depositPercent)}
      />
      {unpriced && <p className="mt-3 font-medium text-sm">{unpriced}</p>}
      {reduction > 0 && (
        <p className="meta tabular mt-3">
          <VatWords>{formatPounds(reduction)} below the shop's own prices, ex VAT</VatWords>
        </p>
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
        {isSilent ? 'Stored, not sent to ' : 'Goes to '}
        <span className="wrap-anywhere">{quote.email}</span> with a PDF and a link to accept it.
      </p>
    </Panel>
  );
}
