import type { FormEvent } from 'react';
import type { CartLine } from '#features/cart/contract.ts';
import { fittingIn } from '#features/fitting/fitting-in.ts';
import { FittingFields } from '#features/fitting/screens/shop/fitting-fields.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

type FittingFormProps = {
  line: CartLine;
  errors: Record<string, string>;
  onFit: (wanted: { count: number; height: string; survey: boolean }) => void;
};

/** Has screens of a line fitted. */
export function FittingForm({ line, errors, onFit }: FittingFormProps) {
  const id = `fitting-${line.id}-`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onFit(fittingIn(form, Number(form.get('count') ?? line.quantity)));
  };
  const isWrong = Object.keys(errors).length > 0;
  return (
    <details open={isWrong || undefined} className="text-sm">
      <summary className="w-fit cursor-pointer py-2 font-semibold underline decoration-line-strong underline-offset-4">
        Have it fitted
      </summary>
      <form method="post" noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4 rounded-md bg-sunken p-4">
        <input type="hidden" name="intent" value="fit" />
        <input type="hidden" name="id" value={line.id} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id={`${id}count`}
            name="count"
            label="How many are fitted"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={String(line.quantity)}
            error={errors.count}
          />
          <FittingFields
            prefix=""
            idPrefix={id}
            values={{ height: '2.5', survey: false }}
            errors={errors}
            survey="With a survey before"
          />
        </div>
        <div>
          <Button type="submit" variant="secondary" size="sm">
            Add fitting
          </Button>
        </div>
      </form>
    </details>
  );
}
