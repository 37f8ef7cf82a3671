import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

export type CompanyValues = Partial<
  Record<
    'name' | 'tradingName' | 'companyNumber' | 'vatNumber' | 'addressLines' | 'email' | 'phone' | 'openingHours',
    string
  >
>;

interface CompanyFieldsProps {
  /** The address has one line for each of its lines. */
  values: CompanyValues;
  errors: Record<string, string>;
}

/** The company details except the VAT number, which the setup shows beside the rate. */
export function CompanyFields({ values, errors }: CompanyFieldsProps) {
  const field = (key: keyof CompanyValues) => ({
    id: `company.${key}`,
    name: `company.${key}`,
    defaultValue: values[key],
    error: errors[`company.${key}`],
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('name')}
        label="Company name"
        hint="As registered, for invoices and the small print"
        autoComplete="organization"
        required
      />
      <TextField {...field('tradingName')} label="Trading name" hint="What shoppers read in the header" optional />
      <TextField
        {...field('companyNumber')}
        label="Company number"
        hint="From Companies House, such as 01234567"
        className="sm:col-span-2 sm:max-w-xs"
        spellCheck={false}
        optional
      />
      <TextareaField
        {...field('addressLines')}
        error={addressError(errors)}
        label="Registered office"
        hint="One line below the other, with the postcode"
        className="sm:col-span-2"
        autoComplete="street-address"
        required
      />
      <TextField
        {...field('email')}
        label="E-mail for customers"
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <TextField {...field('phone')} label="Phone number" type="tel" autoComplete="tel" optional />
      <TextField
        {...field('openingHours')}
        label="Opening hours"
        hint="Such as Monday to Friday, 9 am to 5 pm"
        className="sm:col-span-2"
        optional
      />
    </div>
  );
}

export function VatNumberField({ values, errors, hint }: CompanyFieldsProps & { hint?: string }) {
  return (
    <TextField
      id="company.vatNumber"
      name="company.vatNumber"
      label="VAT number"
      hint={hint}
      defaultValue={values.vatNumber}
      error={errors['company.vatNumber']}
      spellCheck={false}
      autoCapitalize="characters"
      optional
    />
  );
}

// The field holds several lines, so it shows the error of any of them.
function addressError(errors: Record<string, string>): string | undefined {
  const key = Object.keys(errors).find((name) => name.startsWith('company.addressLines'));
  return key && errors[key];
}
