import { ADDRESS_WORDS, addressWords } from '#features/accounts/address-words.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type AddressFieldsProps = {
  /** The prefix of the field names, such as `deliveryAddress` for `deliveryAddress.city`. Absent: plain `city`. */
  name?: string;
  /** The prefix of the fields' ids on a page with several forms. */
  idPrefix?: string;
  /** Which saved address the browser fills in. */
  autoFill: 'shipping' | 'billing';
  values: Record<string, string>;
  errors: Record<string, string>;
};

const wide = 'sm:col-span-2';

/** The fields of a new address. The country comes first because other labels depend on it. */
export function AddressFields({ name, idPrefix = '', autoFill, values, errors }: AddressFieldsProps) {
  const nameOf = (part: string) => (name ? `${name}.${part}` : part);
  const words = addressWords(values[nameOf('country')]);
  const field = (part: string, token: string) => ({
    id: `${idPrefix}${nameOf(part)}`,
    name: nameOf(part),
    defaultValue: values[nameOf(part)],
    error: errors[nameOf(part)],
    autoComplete: `${autoFill} ${token}`,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...field('country', 'country-name')}
        label="Country"
        options={Object.keys(ADDRESS_WORDS).map((country) => ({ value: country, label: country }))}
        className={wide}
        required
      />
      <TextField {...field('firstName', 'given-name')} label="First name" maxLength={100} required />
      <TextField {...field('lastName', 'family-name')} label="Last name" maxLength={100} required />
      <TextField {...field('company', 'organization')} label="Company" maxLength={200} className={wide} optional />
      <TextField
        {...field('addressLine1', 'address-line1')}
        label="Address line 1"
        maxLength={200}
        className={wide}
        required
      />
      <TextField
        {...field('addressLine2', 'address-line2')}
        label="Address line 2"
        maxLength={200}
        className={wide}
        optional
      />
      <TextField {...field('city', 'address-level2')} label="Town or city" maxLength={100} required />
      <TextField {...field('county', 'address-level1')} label={words.county} maxLength={100} optional />
      <TextField
        {...field('postcode', 'postal-code')}
        label={words.postcode}
        hint={words.example}
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        {...field('phoneNumber', 'tel')}
        label="Phone number"
        hint={autoFill === 'shipping' ? 'For the driver, on the day' : 'If we have a question about the invoice'}
        type="tel"
        inputMode="tel"
        maxLength={20}
        optional
      />
    </div>
  );
}
