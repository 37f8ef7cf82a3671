import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SectionFields } from './section-form.tsx';

interface Field {
  key: string;
  label: string;
  suffix?: string;
  hint?: string;
  required?: boolean;
}

/** What unpaid bank transfers may hold, and for how long. */
export function HoldingSection({ base, ...told }: SectionFields<'holding'>) {
  return (
    <>
      <NumberFields section="holding" base={base} fields={holding} {...told} />
      <Switch
        key={base.version}
        name="holding.newAccounts"
        label="New accounts count as guests until their first payment"
        defaultChecked={told.typed ? told.typed['holding.newAccounts'] !== undefined : base.newAccounts}
      />
    </>
  );
}

const NO_LIMIT = 'Empty: no limit';

const holding: Field[] = [
  { key: 'accountDays', label: 'Customers with an account', suffix: 'days', required: true },
  { key: 'guestDays', label: 'Guests', suffix: 'days', required: true },
  { key: 'noticeDays', label: 'Reminder before the goods are released', suffix: 'days', required: true },
  {
    key: 'guestShare',
    label: 'Most of a product that unpaid guests hold',
    hint: 'One piece always; 100: no limit',
    suffix: '%',
    required: true,
  },
  { key: 'guestOrders', label: 'Unpaid orders of a guest at a time', hint: NO_LIMIT },
  { key: 'guestAmount', label: 'Unpaid sum of a guest at a time, in £', hint: NO_LIMIT },
];

/** What a kWh usually costs. */
export function ElectricitySection({ base, ...told }: SectionFields<'electricity'>) {
  return <NumberFields section="electricity" base={base} fields={electricity} {...told} />;
}

const electricity: Field[] = [
  { key: 'pencePerKwh', label: 'A unit of electricity', suffix: 'p for a kWh', required: true },
];

/** How many messages one address gets within an hour. */
export function MailSection({ base, ...told }: SectionFields<'mail'>) {
  return <NumberFields section="mail" base={base} fields={mail} {...told} />;
}

const mail: Field[] = [
  { key: 'perHour', label: 'Messages within an hour', required: true },
  { key: 'resetsPerHour', label: 'Links to choose a password within an hour', required: true },
];

type NumberFieldsProps = Pick<SectionFields<'holding'>, 'errors' | 'typed'> & {
  section: string;
  base: object;
  fields: readonly Field[];
};

function NumberFields({ section, base, fields, errors, typed }: NumberFieldsProps) {
  const values = base as Record<string, number | string | null>;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ key, ...field }) => {
        const name = `${section}.${key}`;
        return (
          <TextField
            key={key}
            id={name}
            name={name}
            {...field}
            inputMode="decimal"
            defaultValue={typed?.[name] ?? String(values[key] ?? '')}
            error={errors[name]}
          />
        );
      })}
    </div>
  );
}
