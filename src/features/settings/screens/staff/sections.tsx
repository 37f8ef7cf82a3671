import { type ReactNode, useState } from 'react';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatDate } from '#values/instant.ts';
import { percentText } from '#values/percent-text.ts';
import { CompanyFields, VatNumberField } from './company-fields.tsx';
import { type RowField, RowsEditor } from './rows-editor.tsx';
import type { SectionFields } from './section-form.tsx';

// The fields of each section.

export function CompanySection({ base, errors, typed }: SectionFields<'company'>) {
  const { version: _, addressLines, ...texts } = base;
  const values = typed ? withoutPrefix(typed, 'company.') : { ...texts, addressLines: addressLines.join('\n') };
  return (
    <>
      <CompanyFields values={values} errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <VatNumberField values={values} errors={errors} hint="For receipts and invoices" />
      </div>
    </>
  );
}

export function VatSection({ base, errors, typed }: SectionFields<'vat'>) {
  const past = base.past.map(({ rate, validFrom }) => ({
    term: `From ${formatDate(validFrom)}`,
    value: percentText(rate),
  }));
  const now = { term: base.since ? `Since ${formatDate(base.since)}` : 'Now', value: percentText(base.rate) };
  return (
    <>
      <DefinitionList dense items={[now, ...past]} />
      <div>
        <h3 className="mb-3 font-semibold text-sm">Rates to come</h3>
        <RowsEditor
          key={base.version}
          list="vat.upcoming"
          noun="rate"
          fields={vatFields(base.today)}
          rows={base.upcoming}
          errors={errors}
          typed={typed}
        />
      </div>
    </>
  );
}

const vatFields = (today: string): RowField[] => [
  { key: 'rate', label: 'Rate', inputMode: 'decimal', suffix: '%', required: true },
  { key: 'validFrom', label: 'Begins on', type: 'date', min: today, required: true },
];

/** The fields of a point with their map, which belongs to tracking. */
export type PointFields = (point: {
  idPrefix: string;
  typed: { lat: string; lng: string };
  onChange: (typed: { lat: string; lng: string }) => void;
  errors: { lat?: string; lng?: string };
}) => ReactNode;

export function OriginSection(props: SectionFields<'deliveryOrigin'> & { pointFields: PointFields }) {
  const { base, errors, typed, pointFields } = props;
  const shown = (key: 'address' | 'lat' | 'lng') => typed?.[`deliveryOrigin.${key}`] ?? String(base[key]);
  const [point, setPoint] = useState({ lat: shown('lat'), lng: shown('lng') });
  return (
    <div className="flex flex-col gap-5">
      <TextField
        id="deliveryOrigin.address"
        name="deliveryOrigin.address"
        label="Address"
        hint={
          base.isAssumed ? 'Taken from the company’s address. Set the warehouse itself for exact distances' : undefined
        }
        defaultValue={shown('address')}
        error={errors['deliveryOrigin.address']}
        required
      />
      {pointFields({
        idPrefix: 'deliveryOrigin.',
        typed: point,
        onChange: setPoint,
        errors: { lat: errors['deliveryOrigin.lat'], lng: errors['deliveryOrigin.lng'] },
      })}
    </div>
  );
}

export function RefundsSection({ base }: SectionFields<'refunds'>) {
  return (
    <Switch
      key={base.version}
      name="refunds.adminsOnly"
      label="Refunds by admins only"
      defaultChecked={base.adminsOnly}
    />
  );
}

export function StockSection({ base, errors, typed }: SectionFields<'stock'>) {
  const name = 'stock.reorderPoint';
  return (
    <TextField
      id={name}
      name={name}
      label="Reorder point"
      hint="For products without one of their own"
      suffix="pieces"
      inputMode="numeric"
      required
      defaultValue={typed?.[name] ?? String(base.reorderPoint)}
      error={errors[name]}
      className="sm:w-1/2"
    />
  );
}

export function BranchesSection({ base, ...told }: SectionFields<'branches'>) {
  return (
    <RowsEditor
      key={base.version}
      list="branches.list"
      noun="branch"
      fields={branchFields}
      rows={base.list}
      {...told}
    />
  );
}

const branchFields: RowField[] = [
  { key: 'country', label: 'Country', required: true },
  { key: 'city', label: 'Town or city', required: true },
  { key: 'address', label: 'Address', required: true },
  { key: 'phone', label: 'Phone number', type: 'tel', optional: true },
];

export function ClaimsSection({ base, ...told }: SectionFields<'claims'>) {
  const rows = base.list.map(({ needsDeliveryDays, ...claim }) => ({
    ...claim,
    needsDeliveryDays: needsDeliveryDays === undefined ? '' : String(needsDeliveryDays),
  }));
  return <RowsEditor key={base.version} list="claims.list" noun="claim" fields={claimFields} rows={rows} {...told} />;
}

const claimFields: RowField[] = [
  { key: 'title', label: 'Claim', required: true },
  { key: 'href', label: 'Link to its terms, such as /terms', spellCheck: false, required: true },
  { key: 'text', label: 'Explanation', className: 'sm:col-span-2', required: true },
  {
    key: 'needsDeliveryDays',
    label: 'Only while delivery takes at most',
    hint: 'Hidden while no active method is that fast',
    inputMode: 'numeric',
    suffix: 'days',
    optional: true,
  },
];

export function SocialSection({ base, ...told }: SectionFields<'social'>) {
  return (
    <RowsEditor key={base.version} list="social.list" noun="page" fields={socialFields} rows={base.list} {...told} />
  );
}

const socialFields: RowField[] = [
  { key: 'name', label: 'Network', hint: 'Such as LinkedIn', required: true },
  {
    key: 'href',
    label: 'Address of your page',
    hint: 'The whole link, such as https://www.linkedin.com/company/your-shop',
    type: 'url',
    spellCheck: false,
    required: true,
  },
];

function withoutPrefix(typed: Record<string, string>, prefix: string): Record<string, string> {
  const own = Object.entries(typed).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text]));
}
