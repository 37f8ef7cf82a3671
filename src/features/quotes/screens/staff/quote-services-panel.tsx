import { Plus, Trash2 } from 'lucide-react';
import { AddFitting } from '#features/fitting/screens/staff/add-fitting.tsx';
import type { TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { wishesWords } from '../../wishes-words.ts';
import { type DraftService, leftToFit, newFitting, newSurvey, tablePriceOf, tableWords } from './service-draft.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

/** Fitting and survey of a quote: where, what, and at what price. */
export function QuoteServicesPanel({ quote, draft, errors, set, prices }: QuoteDraft & { quote: Quote }) {
  const { services } = draft;
  const wished = wishesWords(quote.fitting?.wishes ?? []);
  const screens = leftToFit(draft, prices);
  const add = (service: DraftService) => set({ services: [...services, service] });
  const change = (key: number, part: Partial<DraftService>) =>
    set({ services: services.map((service) => (service.key === key ? { ...service, ...part } : service)) });
  return (
    <Panel title="Fitting and survey">
      {wished && <p className="mb-4 text-sm">{wished}</p>}
      <TextField
        id="fittingPostcode"
        name="fittingPostcode"
        label="Postcode of the place"
        hint={prices.placeName ? `Prices of ${prices.placeName}` : 'In the United Kingdom; prices go by it'}
        autoComplete="off"
        maxLength={20}
        className="max-w-xs"
        value={draft.fittingPostcode}
        error={errors.fittingPostcode}
        onChange={({ target }) => set({ fittingPostcode: target.value })}
      />
      {services.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-line border-y">
          {services.map((service, at) => (
            <ServiceFields
              key={service.key}
              {...{ service, at, errors }}
              table={tablePriceOf(service, prices)}
              onChange={(part) => change(service.key, part)}
              onRemove={() => set({ services: services.filter(({ key }) => key !== service.key) })}
            />
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-full empty:hidden sm:basis-0">
          <AddFitting
            screens={screens}
            onAdd={(id) => {
              const screen = screens.find(({ productId }) => productId === id);
              if (screen) add(newFitting(id, screen.name, String(screen.left)));
            }}
          />
        </div>
        <Button variant="secondary" onClick={() => add(newSurvey())}>
          <Plus aria-hidden="true" className="size-4" />
          Add a survey
        </Button>
      </div>
    </Panel>
  );
}

type ServiceFieldsProps = {
  service: DraftService;
  at: number;
  errors: Record<string, string>;
  table: TablePrice | undefined;
  onChange: (part: Partial<DraftService>) => void;
  onRemove: () => void;
};

function ServiceFields({ service, at, errors, table, onChange, onRemove }: ServiceFieldsProps) {
  const isSurvey = service.screenId === null;
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
        <p className="meta tabular">{tableWords(table)}</p>
        {wrong && <p className="mt-1 font-medium text-negative text-sm">{wrong}</p>}
      </div>
      {isSurvey ? (
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
      <IconButton
        label={`Take ${isSurvey ? 'the survey' : `the fitting of ${service.name}`} out`}
        onClick={onRemove}
        className="mt-6"
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
