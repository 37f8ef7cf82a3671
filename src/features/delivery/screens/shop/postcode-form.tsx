import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/control-class.ts';
import { POSTCODE_EXAMPLE, readUkPostcode } from '#values/postcode.ts';

type PostcodeFormProps = {
  /** The page that it stands on, which answers `?postcode=` before the scripts arrive. */
  path: string;
  postcode: string;
  /** What the server found wrong with it. */
  error?: string | undefined;
  onPostcode: (postcode: string) => void;
};

const FIELD = 'delivery-postcode';

// Not the field of the forms: with it every visitor of the shop would load the parts of forms.
/** Asks where to, so that days and prices are those of the visitor's own address. */
export function PostcodeForm({ path, postcode, error, onPostcode }: PostcodeFormProps) {
  // Once something is typed, what was said of the postcode before is over.
  const [wrong = error, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.postcode as HTMLInputElement;
    const typed = field.value.trim();
    const known = readUkPostcode(typed);
    if (typed && !known) return setWrong(POSTCODE_EXAMPLE);
    setWrong(undefined);
    // Written here: a new field in its place would lose the focus.
    field.value = known ?? '';
    onPostcode(known ?? '');
  };
  return (
    <form method="get" action={path} onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-2">
      <div className="w-36">
        <label htmlFor={FIELD} className="mb-1 block font-semibold text-sm">
          Your postcode
        </label>
        <input
          id={FIELD}
          name="postcode"
          defaultValue={postcode}
          autoComplete="postal-code"
          maxLength={10}
          onInput={() => setWrong('')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${FIELD}-error`}
          className={controlClass}
        />
      </div>
      <Button type="submit" variant="secondary">
        Check
      </Button>
      {wrong && (
        <p id={`${FIELD}-error`} role="alert" className="w-full font-medium text-negative text-sm">
          {wrong}
        </p>
      )}
    </form>
  );
}
