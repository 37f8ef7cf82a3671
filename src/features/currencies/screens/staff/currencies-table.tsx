import type { ReactNode } from 'react';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import { Badge } from '#ui/badge.tsx';
import { numeric, spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';
import { api } from '#web/api.ts';
import { ActiveSwitch } from '#web/records/active-switch.tsx';
import { changeCurrency, currencyRecords } from './currency-records.ts';

type CurrenciesTableProps = { currencies: readonly StaffCurrency[]; actionsOf: (currency: StaffCurrency) => ReactNode };

/** The currencies with their rates, each for one pound. */
export function CurrenciesTable({ currencies, actionsOf }: CurrenciesTableProps) {
  return (
    <Table caption="Currencies">
      <THead columns={['Code', 'Name', 'Symbol', numeric('For 1 GBP'), 'Rate of', 'State', spoken('Actions')]} />
      <TBody>
        {currencies.map((currency) => (
          <Tr key={currency.id}>
            <Td primary>{currency.code}</Td>
            <Td label="Name">
              <span className="name">{currency.name}</span>
            </Td>
            <Td label="Symbol">{currency.symbol}</Td>
            <Td label="Exchange rate" numeric>
              {currency.exchangeRate}
            </Td>
            <Td label="Rate of" className="whitespace-nowrap">
              {rateDay(currency)}
            </Td>
            <Td label="State">
              <span className="flex flex-wrap items-center gap-1.5">
                <CurrencySwitch currency={currency} />
                {currency.isDefault && <Badge tone="accent">Default</Badge>}
                {currency.heldRate !== null && <Badge tone="caution">Rate waits</Badge>}
              </span>
            </Td>
            <Td className="sm:w-px">
              <span className="flex justify-end gap-1">{actionsOf(currency)}</span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function rateDay({ code, rateFrozen, rateUpdatedAt }: StaffCurrency): string {
  if (code === CHARGED_IN) return 'Always 1';
  const day = formatDate(rateUpdatedAt);
  return rateFrozen ? `${day}, kept` : day;
}

function CurrencySwitch({ currency }: { currency: StaffCurrency }) {
  if (currency.isDefault) return <Badge tone="positive">Active</Badge>;
  return (
    <ActiveSwitch
      kind={currencyRecords}
      record={currency}
      set={(isActive) => changeCurrency(api, currency, { isActive })}
    />
  );
}
