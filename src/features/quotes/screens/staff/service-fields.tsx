import { Trash2 } from 'lucide-react';
import type { TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VatWords } from '#web/vat-words.tsx';
import type { DraftService } from './service-draft.ts';
import { calledIn, tableWords } from './service-words.ts';

type ServiceFieldsProps = {
  service: DraftService;
  at: number;
  errors: Record<string, string>;
  table: TablePrice | undefined;
  onChange: (part: Partial<DraftService>) => void;
  onRemove: () => void;
};

/** A service of a quote: how high and how many, and its price beside that of the table. */
export function ServiceFields({ service, at, errors, table, onChange, onRemove }: ServiceFieldsProps) {
  const isSurvey = service.kind === 'survey';
  const field = (part: 'height' | 'quantity' | 'unitPrice') => ({
    id: `services.${at}.${part}`,
    name: `services.${at}.${part}`,
    autoComplete: 'off',
    value: service[part],
    error: errors[`services.${at}.${part}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  });
  const wrong = errors[`services.${at}.productId`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_6rem_6rem_8rem_auto] sm:gap-x-4">
      <div className="min-w-0 max-sm:col-span-3">
        <p className="break-words font-semibold">{isSurvey ? service.name : `Fitting: ${service.name}`}</p>
        <p className="meta tabular">
          <VatWords>{tableWords(table)}</VatWords>
        </p>
        {wrong && <p className="mt-1 font-medium text-negative text-sm">{wrong}</p>}
      </div>
      {service.kind !== 'fitting' ? (
        <span className="max-sm:hidden" />
      ) : (
        <TextField {...field('height')} label="Upper edge" suffix="m" inputMode="decimal" maxLength={10} />
      )}
      <TextField {...field('quantity')} label="Quantity" inputMode="numeric" />
      <TextField
        {...field('unitPrice')}
        className="max-sm:col-span-2 max-sm:col-start-1"
        label="Price each"
        hint={table?.price == null ? undefined : 'Empty: the table'}
        prefix="£"
        inputMode="decimal"
      />
      <IconButton label={`Take ${calledIn(service)} out`} onClick={onRemove} className="mt-6">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
