import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from './class-names.ts';
import { isQuantity, NO_QUANTITY, parseQuantity, QUANTITY_MAX, QUANTITY_MIN } from './quantity.ts';

type QuantityStepperProps = {
  label: string;
  value: number;
  onValueChange: (quantity: number) => void;
  max?: number;
  disabled?: boolean;
  name?: string;
  /** Leaves what is no quantity in the box for the form to refuse; else it falls back to 1, with a word about it. */
  keepsWrong?: boolean;
  /** Why this quantity was refused; it stands below the box until another one is typed. */
  refusal?: string | undefined;
  className?: string;
};

/** A number from 1 with buttons; what is wrong with a typed one stands below it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, max = QUANTITY_MAX, disabled, name, keepsWrong, refusal, className } = props;
  const id = useId();
  // A typed number counts once the box loses the focus, or on Enter.
  const [draft, setDraft] = useState<string>();
  const [misread, setWrong] = useState<string>();
  const wrong = misread ?? (draft === undefined ? refusal : undefined);
  const set = (quantity: number) => {
    setDraft(undefined);
    setWrong(undefined);
    if (quantity !== value) onValueChange(quantity);
  };
  const takeDraft = () => {
    if (draft === undefined) return;
    const isWrong = !isQuantity(draft);
    if (isWrong && keepsWrong) return setWrong(NO_QUANTITY);
    set(parseQuantity(draft, max));
    if (isWrong) setWrong(`${NO_QUANTITY}. It is ${QUANTITY_MIN} now.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') takeDraft();
    if (step === 0) return;
    event.preventDefault();
    set(parseQuantity(String(value + step), max));
  };
  const box = (
    <fieldset aria-label={label} disabled={disabled} className={cx(boxClass, className)}>
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={value <= QUANTITY_MIN}
        onClick={() => set(value - 1)}
        className={cx(stepClass, 'rounded-s-md')}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        name={name}
        aria-label={label}
        aria-invalid={wrong && (draft !== undefined || wrong === refusal) ? true : undefined}
        aria-describedby={wrong && `${id}-wrong`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          setWrong(undefined);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={takeDraft}
        onKeyDown={onKeyDown}
        className="tabular h-full w-12 min-w-0 border-line border-x bg-transparent text-center text-base sm:text-sm"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={value >= max}
        onClick={() => set(value + 1)}
        className={cx(stepClass, 'rounded-e-md')}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  );
  return (
    <div className="flex flex-col items-start gap-1.5">
      {box}
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="max-w-56 font-medium text-negative text-sm">
          {wrong}
        </p>
      )}
    </div>
  );
}

const boxClass =
  'inline-flex h-11 shrink-0 items-stretch rounded-md border border-line-strong bg-surface disabled:border-line disabled:opacity-60 sm:h-10';

const stepClass =
  'inline-flex w-11 items-center justify-center transition-colors duration-120 hover:bg-sunken sm:w-9 ' +
  'disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent';
