import { Panel } from '#ui/panel.tsx';
import { newLine } from './pricing-form.ts';
import { ProductPicker } from './product-picker.tsx';
import { QuoteLineFields } from './quote-line-fields.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

/** The lines of a quote, with a search to add products. */
export function QuoteGoodsPanel({ draft, errors, set, setLine }: QuoteDraft) {
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
