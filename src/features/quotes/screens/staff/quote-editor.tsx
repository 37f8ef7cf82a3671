import { Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { subtotalOf, totals } from '#features/orders/order-totals.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { formatPounds, parsePence, toBasisPoints, toDecimal, toPence } from '#values/money.ts';
import { OUR_FAULT, type Problem } from '#values/problem.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldErrors, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { FAILURES, SUCCESS } from '#web/messages.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { QuoteSums } from '../quote-sums.tsx';
import {
  comparedWithList,
  type DraftLine,
  type DraftQuote,
  draftOf,
  listTotal,
  pricedLines,
  pricingOf,
} from './pricing-form.ts';
import { ProductPicker } from './product-picker.tsx';

type QuoteEditorProps = {
  quote: Quote;
  deliveryMethods: readonly DeliveryMethod[];
  /** The store's VAT rate in percent. */
  vatRate: string;
  /** The day in London. */
  today: string;
  onSaved: (quote: Quote) => void;
};

/** Prices a quote: goods, delivery, dates and a word to the customer; saved, or saved and sent. */
export function QuoteEditor({ quote, deliveryMethods, vatRate, today, onSaved }: QuoteEditorProps) {
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftQuote>(() => draftOf(quote, today));
  const [version, setVersion] = useState(quote.version);
  const words = JSON.stringify(pricingOf(draft, 0));
  const kept = useRef(words);
  useUnsaved(() => words !== kept.current);
  const save = useMutation({
    mutationFn: async (isSending: boolean) => {
      const params = { id: String(quote.id) };
      const sent = words;
      const saved = await api('PUT /api/quotes/{id}', { params, body: pricingOf(draft, version) });
      kept.current = sent;
      setVersion(saved.version);
      return isSending ? api('POST /api/quotes/{id}/send', { params, body: { version: saved.version } }) : saved;
    },
    onSuccess: (saved, isSending) => {
      toast(isSending ? { ...SUCCESS.quoteSent, description: `It goes to ${saved.email}` } : SUCCESS.quoteSaved);
      setVersion(saved.version);
      onSaved(saved);
    },
  });
  const problem = useMemo(() => (save.error ? problemOf(save.error) : undefined), [save.error]);
  const errors = fieldErrors(problem);
  useFocusOnProblem(form, problem);

  const set = (change: Partial<DraftQuote>) => setDraft((before) => ({ ...before, ...change }));
  const setLine = (key: number, change: Partial<DraftLine>) =>
    setDraft((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
    }));
  const method = deliveryMethods.find(({ id }) => String(id) === draft.deliveryMethodId);
  const lines = pricedLines(draft.lines);
  const ownFee = method ? feeOf(method, subtotalOf(lines)) : 0;
  const fee = method ? (parsePence(draft.deliveryFee.replace(/[£,\s]/g, '')) ?? ownFee) : 0;
  const sums = totals({ lines, discountPence: 0, deliveryFeePence: fee, vatRate: toBasisPoints(vatRate) });
  const saving = listTotal(draft.lines) - sums.subtotal;
  const text = (name: 'deliverOn' | 'validUntil' | 'deliveryFee') => ({
    id: name,
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

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
        <Panel title="Goods">
          {draft.lines.length > 0 && (
            <ul className="mb-5 divide-y divide-line border-line border-y">
              {draft.lines.map((line, at) => (
                <LineFields
                  key={line.key}
                  line={line}
                  at={at}
                  errors={errors}
                  onChange={(change) => setLine(line.key, change)}
                  onRemove={() => set({ lines: draft.lines.filter(({ key }) => key !== line.key) })}
                />
              ))}
            </ul>
          )}
          {errors.lines && draft.lines.length === 0 && (
            <p id="lines" tabIndex={-1} className="mb-3 font-medium text-negative text-sm">
              {errors.lines}
            </p>
          )}
          <ProductPicker
            onPick={({ id, name, sku, price }) =>
              set({
                lines: [
                  ...draft.lines,
                  {
                    key: -Date.now(),
                    productId: id,
                    productName: name,
                    sku,
                    listPrice: price,
                    quantity: '1',
                    unitPrice: price,
                  },
                ],
              })
            }
          />
        </Panel>
        <Panel title="Delivery and dates">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              id="deliveryMethodId"
              name="deliveryMethodId"
              label="Delivery"
              hint="Left open, the customer chooses at ordinary prices"
              value={draft.deliveryMethodId}
              error={errors.deliveryMethodId}
              placeholder="Left open"
              options={methodOptions(deliveryMethods, quote)}
              onChange={({ target }) => set({ deliveryMethodId: target.value, deliveryFee: '' })}
            />
            <TextField
              {...text('deliveryFee')}
              label="Delivery price ex VAT"
              hint={
                method
                  ? `Empty: ${ownFee === 0 ? 'free' : formatPounds(ownFee)}, as at the checkout`
                  : 'For a quoted delivery'
              }
              prefix="£"
              inputMode="decimal"
              autoComplete="off"
              disabled={!method && !draft.deliveryMethodId}
            />
            <TextField
              {...text('validUntil')}
              label="Valid until"
              hint="The whole of this day"
              type="date"
              min={today}
              required
            />
            <TextField
              {...text('deliverOn')}
              label="Delivered by"
              hint="Not before the quote ends"
              type="date"
              optional
            />
          </div>
        </Panel>
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
        <Panel title="Sum">
          <QuoteSums totals={sums} deliveryName={method?.name ?? quotedName(draft, quote)} />
          {saving > 0 && (
            <p className="meta tabular mt-3">{formatPounds(saving)} below the shop's own prices, ex VAT</p>
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
      </div>
    </form>
  );
}

type LineFieldsProps = {
  line: DraftLine;
  at: number;
  errors: Record<string, string>;
  onChange: (change: Partial<DraftLine>) => void;
  onRemove: () => void;
};

function LineFields({ line, at, errors, onChange, onRemove }: LineFieldsProps) {
  const id = (part: string) => `lines.${at}.${part}`;
  const compared = comparedWithList(line);
  const [priced] = pricedLines([line]);
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-x-3 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_auto] sm:gap-x-4">
      <div className="min-w-0 max-sm:col-span-3">
        <p id={id('productId')} tabIndex={-1} className="break-words font-semibold">
          {line.productName}
        </p>
        <p className="meta tabular">
          {formatPounds(toPence(line.listPrice))} in the shop
          {line.sku && <span className="ms-3 whitespace-nowrap">SKU {line.sku}</span>}
        </p>
        {errors[id('productId')] && <p className="mt-1 font-medium text-negative text-sm">{errors[id('productId')]}</p>}
        <p className="tabular mt-1 text-sm">
          {priced ? `${formatPounds(priced.quantity * priced.unitPrice)} ex VAT` : ''}
          {compared && <span className="ms-2 text-ink-soft">{compared}</span>}
        </p>
      </div>
      <TextField
        id={id('quantity')}
        name={id('quantity')}
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={line.quantity}
        error={errors[id('quantity')]}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <TextField
        id={id('unitPrice')}
        name={id('unitPrice')}
        label="Price each"
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        value={line.unitPrice}
        error={errors[id('unitPrice')]}
        onChange={({ target }) => onChange({ unitPrice: target.value })}
      />
      <IconButton label={`Take ${line.productName} out`} onClick={onRemove} className="mt-6">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}

// One that was quoted before may no longer be offered to others.
function methodOptions(methods: readonly DeliveryMethod[], { delivery }: Quote) {
  const known = methods.map(({ id, name, price }) => ({
    value: String(id),
    label: `${name}, ${toPence(price) === 0 ? 'free' : `£${toDecimal(toPence(price))}`}`,
  }));
  const isGone = delivery && !methods.some(({ id }) => id === delivery.id);
  return isGone ? [{ value: String(delivery.id), label: `${delivery.name}, no longer offered` }, ...known] : known;
}

function quotedName({ deliveryMethodId }: DraftQuote, { delivery }: Quote): string | undefined {
  return delivery && String(delivery.id) === deliveryMethodId ? delivery.name : undefined;
}

function problemOf(error: Error): Problem {
  if (error instanceof ApiError) return error.problem ?? { type: 'about:blank', ...OUR_FAULT, status: error.status };
  return {
    type: 'about:blank',
    title: 'No connection to the shop',
    status: 0,
    detail: 'Check your connection and try again. Nothing that you have typed is lost.',
  };
}
