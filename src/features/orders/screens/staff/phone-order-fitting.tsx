import { X } from 'lucide-react';
import { AddFitting } from '#features/fitting/screens/staff/add-fitting.tsx';
import type { TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds } from '#values/money.ts';
import { useVatWords, VatWords } from '#web/vat-words.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { WishFields } from '../wish-fields.tsx';
import { errorsByDay } from '../wished-days.ts';
import type { PhoneFitting } from './phone-fitting.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** Fitting and survey of a phone order: of the screens among its lines, at the prices of where it goes. Nothing without a screen. */
export function PhoneOrderFitting({ order }: { order: PhoneOrder }) {
  const said = useVatWords();
  const { lines, fitting, prices, errors, values, changeFitting } = order;
  const left = lines.filter(
    ({ productId }) =>
      prices.fittable.has(productId) && !fitting.screens.some((screen) => screen.productId === productId),
  );
  if (left.length === 0 && fitting.screens.length === 0) return null;
  const change = (productId: number, part: Partial<PhoneFitting['screens'][number]>) =>
    changeFitting({
      ...fitting,
      screens: fitting.screens.map((screen) => (screen.productId === productId ? { ...screen, ...part } : screen)),
    });
  return (
    <CheckoutSection title="Fitting and survey">
      {errors.fitting && (
        <div id="fitting" tabIndex={-1}>
          <Notice tone="caution">{errors.fitting}</Notice>
        </div>
      )}
      {fitting.screens.length > 0 && (
        <ul aria-label="What is fitted" className="divide-y divide-line border-line border-y">
          {fitting.screens.map((screen, at) => (
            <FittedScreen
              key={screen.productId}
              {...{ screen, at, errors }}
              name={lines.find(({ productId }) => productId === screen.productId)?.name ?? ''}
              table={prices.priceOf(screen.productId, screen.height)}
              onChange={(part) => change(screen.productId, part)}
              onRemove={() =>
                changeFitting({
                  ...fitting,
                  screens: fitting.screens.filter(({ productId }) => productId !== screen.productId),
                })
              }
            />
          ))}
        </ul>
      )}
      <AddFitting
        screens={left}
        onAdd={(productId) => {
          const count = String(lines.find((line) => line.productId === productId)?.quantity ?? 1);
          changeFitting({ ...fitting, screens: [...fitting.screens, { productId, count, height: '2.5' }] });
        }}
      />
      {fitting.screens.length > 0 && (
        <>
          <CheckboxField
            label="With a survey before"
            hint={said(priceWords(prices.survey, 'for one visit'))}
            checked={fitting.survey}
            onChange={({ target }) => changeFitting({ ...fitting, survey: target.checked })}
          />
          <p className="meta">
            Days that suit the customer, Monday to Friday. They are wishes until the order confirms one.
          </p>
          <WishFields earliestOn={null} values={values} errors={errorsByDay(values, errors)} />
        </>
      )}
    </CheckoutSection>
  );
}

type FittedScreenProps = {
  screen: PhoneFitting['screens'][number];
  at: number;
  name: string;
  errors: Record<string, string>;
  table: TablePrice | undefined;
  onChange: (part: Partial<PhoneFitting['screens'][number]>) => void;
  onRemove: () => void;
};

function FittedScreen({ screen, at, name, errors, table, onChange, onRemove }: FittedScreenProps) {
  const field = (part: 'count' | 'height') => {
    const id = `fitting.screens.${at}.${part}`;
    return { id, name: id, autoComplete: 'off', value: screen[part], error: errors[id] };
  };
  const wrong = errors[`fitting.screens.${at}.productId`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_6rem_7rem_auto] sm:gap-x-4">
      <div className="min-w-0 text-sm max-sm:col-span-3">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="meta">
          <VatWords>{priceWords(table)}</VatWords>
        </p>
        {wrong && <p className="mt-1 font-medium text-negative">{wrong}</p>}
      </div>
      <TextField
        {...field('count')}
        label="How many"
        inputMode="numeric"
        maxLength={3}
        onChange={({ target }) => onChange({ count: target.value })}
      />
      <TextField
        {...field('height')}
        label="Upper edge"
        suffix="m"
        inputMode="decimal"
        maxLength={10}
        onChange={({ target }) => onChange({ height: target.value })}
      />
      <IconButton label={`Take the fitting of ${name} off`} onClick={onRemove} className="mt-6">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The price of the table, or why it is none. */
function priceWords(table: TablePrice | undefined, piece = 'each'): string {
  if (!table) return 'Priced once postcode and height are there';
  return table.price === null ? (table.byQuote ?? 'By quote') : `${formatPounds(table.price)} ${piece}, ex VAT`;
}
