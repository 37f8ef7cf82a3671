import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The fields of the demo's test card. Their values are never stored, not even in the browser. */
export function TestCardFields({ errors, declined }: { errors: Record<string, string>; declined?: string }) {
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-4">
      <Notice tone="info" title="Demo card: nothing is charged">
        Type <Digits>4242 4242 4242 4242</Digits> for a card that is approved, or <Digits>4000 0000 0000 0002</Digits>{' '}
        for one that is declined, with any future date and any code. Never a real card.
      </Notice>
      {declined && (
        <div role="alert" tabIndex={-1}>
          <Notice tone="negative" title="Card declined">
            {declined}
          </Notice>
        </div>
      )}
      <TextField
        {...field('number', errors)}
        label="Card number"
        autoComplete="cc-number"
        maxLength={23}
        placeholder="4242 4242 4242 4242"
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field('expiry', errors)}
          label="Expiry date"
          autoComplete="cc-exp"
          maxLength={7}
          placeholder="MM/YY"
        />
        <TextField
          {...field('cvc', errors)}
          label="Security code"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="123"
        />
      </div>
    </div>
  );
}

function field(part: string, errors: Record<string, string>) {
  const name = `testCard.${part}`;
  return { id: name, name, error: errors[name], inputMode: 'numeric', spellCheck: false, required: true } as const;
}

function Digits({ children }: { children: string }) {
  return <strong className="tabular whitespace-nowrap">{children}</strong>;
}
