import type { ReactNode } from 'react';
import { STAFF_PASSWORD_HINT } from '#features/accounts/password.ts';
import { NewPasswordField } from '#features/accounts/screens/new-password-field.tsx';
import { BankAccountFields } from '#features/payments/screens/staff/bank-account-fields.tsx';
import { CompanyFields, type CompanyValues, VatNumberField } from '#features/settings/screens/staff/company-fields.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The typed values by field name; never a password. */
export type TypedSetup = Readonly<Record<string, string>>;

interface SetupFieldsProps {
  values: TypedSetup;
  errors: Record<string, string>;
}

const UK_STANDARD_RATE = '20';

/** The fields of the setup: code, company, VAT, bank account, admin. */
export function SetupFields({ values, errors }: SetupFieldsProps) {
  const company = companyOf(values);
  return (
    <>
      <Part title="Setup code" text="Printed in the server’s log when it started, so that only its owner gets in here.">
        <TextField
          id="code"
          name="code"
          label="Code"
          hint="Seven groups of four letters and digits"
          defaultValue={values.code}
          error={errors.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-md"
          required
        />
      </Part>
      <Part title="Your company" text="Shown in the footer, on the contact page and on every receipt and invoice.">
        <CompanyFields values={company} errors={errors} />
      </Part>
      <Part
        title="VAT"
        text="Prices are kept ex VAT; shoppers see both. The rate can be changed later, from any day on."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <VatNumberField values={company} errors={errors} hint="Leave it empty if you are not registered" />
          <TextField
            id="vatRate"
            name="vatRate"
            label="VAT rate"
            hint="20 is the UK’s standard rate; 0 if not registered"
            inputMode="decimal"
            suffix="%"
            defaultValue={values.vatRate ?? UK_STANDARD_RATE}
            error={errors.vatRate}
            required
          />
        </div>
      </Part>
      <Part
        title="Bank account"
        text="Where customers pay by bank transfer; each order and pro-forma invoice shows it. Leave it empty to take cards only."
      >
        <BankAccountFields prefix="bank" values={values} errors={errors} />
      </Part>
      <Part title="The first admin" text="You. An admin can do everything, and adds everybody else.">
        <AdminFields values={values} errors={errors} />
      </Part>
    </>
  );
}

function AdminFields({ values, errors }: SetupFieldsProps) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name], required: true });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('admin.firstName')} label="First name" autoComplete="given-name" />
      <TextField {...field('admin.lastName')} label="Last name" autoComplete="family-name" />
      <TextField
        {...field('admin.email')}
        label="E-mail"
        hint="You sign in with it"
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <NewPasswordField
        id="admin.password"
        name="admin.password"
        label="Password"
        hint={STAFF_PASSWORD_HINT}
        error={errors['admin.password']}
        required
      />
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel title={title} description={text}>
      {children}
    </Panel>
  );
}

function companyOf(values: TypedSetup): CompanyValues {
  const own = Object.entries(values).filter(([name]) => name.startsWith('company.'));
  return Object.fromEntries(own.map(([name, text]) => [name.slice('company.'.length), text]));
}
