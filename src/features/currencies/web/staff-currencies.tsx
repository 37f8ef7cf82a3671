import type { Currency } from '#features/currencies/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Table, TBody, Td, THead, Th, Tr } from '#ui/table.tsx';

/** The currencies with their rates against the default one. */
export function StaffCurrencies({ currencies }: { currencies: readonly Currency[] }) {
  const base = currencies.find((currency) => currency.isDefault);
  return (
    <Table caption="Currencies">
      <THead>
        <tr>
          <Th>Code</Th>
          <Th>Name</Th>
          <Th>Symbol</Th>
          <Th numeric>{base ? `For 1 ${base.code}` : 'Exchange rate'}</Th>
          <Th>State</Th>
        </tr>
      </THead>
      <TBody>
        {currencies.map((currency) => (
          <Tr key={currency.id}>
            <Td primary>{currency.code}</Td>
            <Td label="Name">{currency.name}</Td>
            <Td label="Symbol">{currency.symbol}</Td>
            <Td label="Exchange rate" numeric>
              {currency.exchangeRate}
            </Td>
            <Td label="State">
              <span className="flex flex-wrap gap-1.5">
                <Badge tone={currency.isActive ? 'positive' : 'neutral'}>
                  {currency.isActive ? 'Active' : 'Inactive'}
                </Badge>
                {currency.isDefault && <Badge tone="accent">Default</Badge>}
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
