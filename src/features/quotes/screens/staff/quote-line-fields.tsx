import { Trash2 } from 'lucide-react';
import type { Misfit } from '#features/fits/contract.ts';
import { MisfitNote, useMisfits } from '#features/fits/screens/staff/misfit-note.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { VatWords } from '#web/vat-words.tsx';
import { comparedWithList, type DraftLine, newLine, pricedLines } from './pricing-form.ts';
import { ProductPicker } from './product-picker.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

type QuoteLineFieldsProps = {
  line: DraftLine;
  at: number;
  errors: Record<string, string>;
  /** Where it goes with none of the other lines. */
  misfit: Misfit | undefined;
  onChange: (change: Partial<DraftLine>) => void;
  onRemove: () => void;
};

/** The quantity and price of a line, compared with the shop's price. */
function QuoteLineFields({ line, at, errors, misfit, onChange, onRemove }: QuoteLineFieldsProps) {
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
          <VatWords>{priced ? `${formatPounds(priced.quantity * priced.unitPrice)} ex VAT` : ''}</VatWords>
          {compared && <span className="ms-2 text-ink-soft">{compared}</span>}
        </p>
        <MisfitNote misfit={misfit} />
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

/** The lines of a quote, with a search to add products. */
export function QuoteGoodsPanel({ draft, errors, set, setLine }: QuoteDraft) {
  const misfits = useMisfits(draft.lines.map(({ productId }) => productId));
  return (
    <Panel title="Goods">
      {draft.lines.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-line border-y">
          {draft.lines.map((line, at) => (
            <QuoteLineFields
              key={line.key}
              line={line}
              at={at}
              errors={errors}
              misfit={misfits.get(line.productId)}
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
      <ProductPicker onPick={(product) => set({ lines: [...draft.lines, newLine(product)] })} />
    </Panel>
  );
}
