import { Hammer } from 'lucide-react';
import { type FormEvent, Suspense } from 'react';
import type { CartLine, CartSummary } from '#features/cart/contract.ts';
import { PriceAmount } from '#features/settings/screens/price-amount.tsx';
import { Button } from '#ui/button.tsx';
import { toBasisPoints, toPence, withVat } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { fieldErrors } from '#web/forms/form-answer.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useFitting } from './use-fitting.ts';

// Few carts have anything fitted.
const FittingForm = lazyPart(async () => (await import('./fitting-form.tsx')).FittingForm);

type FittingOfLineProps = {
  line: CartLine;
  summary: CartSummary;
  /** What the server refused of this line before the scripts arrived. */
  refused: Problem | undefined;
};

/** What of a line is to be fitted, below its screens; or the way to have them fitted. */
export function FittingOfLine({ line, summary, refused }: FittingOfLineProps) {
  const { change, errors = fieldErrors(refused) } = useFitting(line.id);
  if (!line.fitting) {
    if (!summary.isFittingSold || !line.product?.specs.screenSizeInches) return null;
    return (
      <Suspense>
        <FittingForm line={line} errors={errors} onFit={change} />
      </Suspense>
    );
  }
  const vatRate = toBasisPoints(summary.vatRate);
  const priced = summary.fitting?.lines.find(({ lineId }) => lineId === line.id);
  const total = priced?.unitPrice == null ? null : toPence(priced.unitPrice) * priced.quantity;
  const unfit = (event: FormEvent) => {
    event.preventDefault();
    change(null);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2">
        <Hammer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
        <span className="min-w-0">
          <span className="font-semibold">{fittedWords(line, line.fitting)}</span>, upper edge at {line.fitting.height}{' '}
          m{line.fitting.survey && '; the survey is in the summary'}
        </span>
      </p>
      <p className="tabular ms-auto">
        {total === null ? 'By quote' : <PriceAmount ex={total} inc={withVat(total, vatRate)} />}
      </p>
      <form method="post" onSubmit={unfit}>
        <input type="hidden" name="intent" value="unfit" />
        <input type="hidden" name="id" value={line.id} />
        <Button type="submit" variant="ghost" size="sm">
          Remove fitting
        </Button>
      </form>
    </div>
  );
}

function fittedWords({ quantity }: CartLine, { count }: NonNullable<CartLine['fitting']>): string {
  if (count < quantity) return `Fitting of ${count} of ${quantity}`;
  return count === 1 ? 'Fitting' : `Fitting of all ${count}`;
}
