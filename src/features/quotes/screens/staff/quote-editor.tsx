import { useRef } from 'react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useFocusOnProblem } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { FAILURES } from '#web/messages.ts';
import { QuoteDeliveryPanel } from './quote-delivery-panel.tsx';
import { QuoteGoodsPanel } from './quote-goods-panel.tsx';
import { QuoteSumPanel } from './quote-sum-panel.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';

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
  const { quote, deliveryMethods, today } = props;
  const form = useRef<HTMLFormElement>(null);
  const edited = useQuoteDraft(props);
  const { draft, set, save, problem, errors } = edited;
  useFocusOnProblem(form, problem);
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
        <QuoteDeliveryPanel {...edited} quote={quote} methods={deliveryMethods} today={today} />
        <Panel title="Note to the customer">
          <TextareaField
            id="note"
            name="note"
            label="Note"
            hint="Stands in the e-mail, on the PDF and on the quote's page"
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
