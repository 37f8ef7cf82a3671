import { Plus } from 'lucide-react';
import { AddFitting } from '#features/fitting/screens/staff/add-fitting.tsx';
import type { Quote } from '#features/quotes/contract.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { wishesWords } from '../../wishes-words.ts';
import { type DraftService, leftToFit, newFitting, newVisit, tablePriceOf } from './service-draft.ts';
import { ServiceFields } from './service-fields.tsx';
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
        {prices.hasWall && !services.some(({ kind }) => kind === 'wall') && (
          <Button variant="secondary" onClick={() => add(newVisit('wall'))}>
            <Plus aria-hidden="true" className="size-4" />
            Add fitting of the LED wall
          </Button>
        )}
        <Button variant="secondary" onClick={() => add(newVisit('survey'))}>
          <Plus aria-hidden="true" className="size-4" />
          Add a survey
        </Button>
      </div>
    </Panel>
  );
}
