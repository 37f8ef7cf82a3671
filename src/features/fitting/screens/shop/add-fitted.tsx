import { type FormEvent, useState } from 'react';
import { fittingIn } from '#features/fitting/fitting-in.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FittingFields } from './fitting-fields.tsx';

/** A screen with its fitting, as the form asks for it. */
export type Fitted = { quantity: number; fitting: ReturnType<typeof fittingIn> };

type AddFittedProps = {
  productId: number;
  cartHref: string;
  isPending: boolean;
  /** What the shop said of the fields, by `height` and `quantity`. */
  errors: Record<string, string>;
  onAdd: (wanted: Fitted) => void;
};

/** The form that puts a screen into the cart with its fitting. */
export function AddFitted({ productId, cartHref, isPending, errors, onAdd }: AddFittedProps) {
  const [count, setCount] = useState('1');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quantity = Number(count);
    if (!isPending) onAdd({ quantity, fitting: fittingIn(new FormData(event.currentTarget), quantity, 'fitting.') });
  };
  return (
    <form method="post" action={cartHref} noValidate onSubmit={submit} className="mt-2 grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value="addFitted" />
      <input type="hidden" name="productId" value={productId} />
      <TextField
        id="fitting-quantity"
        name="quantity"
        label="How many screens"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={count}
        onChange={({ target }) => setCount(target.value)}
        error={errors.quantity}
      />
      <FittingFields
        prefix="fitting."
        idPrefix="fitting-"
        values={{ height: '2.5', survey: false }}
        errors={errors}
        survey="With a survey before"
      />
      <p className="meta sm:col-span-2">
        You may wish for a day at the checkout. We confirm it with you; it is not promised before.
      </p>
      <Button type="submit" variant="secondary" pending={isPending} className="sm:col-span-2">
        Add to cart with fitting
      </Button>
    </form>
  );
}
