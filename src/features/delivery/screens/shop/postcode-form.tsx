import { type FormEvent, useState } from 'react';
import { POSTCODE_EXAMPLE, readUkPostcode } from '#features/delivery/uk-postcode.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

type PostcodeFormProps = {
  /** The page that it stands on, which answers `?postcode=` before the scripts arrive. */
  path: string;
  postcode: string;
  /** What the server found wrong with it. */
  error?: string | undefined;
  onPostcode: (postcode: string) => void;
};

/** Asks where to, so that days and prices are those of the visitor's own address. */
export function PostcodeForm({ path, postcode, error, onPostcode }: PostcodeFormProps) {
  const [wrong, setWrong] = useState(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '').trim();
    const known = readUkPostcode(typed);
    setWrong(typed && !known ? POSTCODE_EXAMPLE : undefined);
    if (known || !typed) onPostcode(known ?? '');
  };
  return (
    <form method="get" action={path} onSubmit={submit} noValidate className="mt-3 flex items-end gap-2">
      <TextField
        key={postcode}
        id="delivery-postcode"
        name="postcode"
        label="Your postcode"
        defaultValue={postcode}
        error={wrong}
        autoComplete="postal-code"
        maxLength={10}
        className="w-36"
      />
      <Button type="submit" variant="secondary">
        Check
      </Button>
    </form>
  );
}
