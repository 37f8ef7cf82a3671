import type { Return } from '#features/returns/contract.ts';
import { REASON_NAMES } from '#features/returns/reasons.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';
import { ReturnBadge } from '../return-details.tsx';

/** A table of returns; cards on a phone. */
export function ReturnsTable({ returns, hrefOf }: { returns: readonly Return[]; hrefOf: (item: Return) => string }) {
  return (
    <Table caption="Returns">
      <THead columns={['Order', 'Requested', 'Customer', 'Goods', 'Reason', 'Status']} />
      <TBody>
        {returns.map((item) => (
          <Tr key={item.id} className="relative">
            <Td primary className="whitespace-nowrap">
              <CoverLink href={hrefOf(item)} className="tabular">
                {item.orderNumber}
              </CoverLink>
            </Td>
            <Td label="Requested" className="tabular whitespace-nowrap">
              {formatDate(item.requestedAt)}
            </Td>
            <Td label="Customer">
              <bdi className="name">{item.staff?.customer.name}</bdi>
            </Td>
            <Td label="Goods">{goodsOf(item)}</Td>
            <Td label="Reason">{REASON_NAMES[item.reason]}</Td>
            <Td label="Status">
              <ReturnBadge status={item.status} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function goodsOf({ items: [first, ...rest] }: Return): string {
  if (!first) return '';
  const more = rest.length > 0 ? ` + ${rest.length} more` : '';
  return `${first.quantity.toLocaleString('en-GB')} × ${first.productName}${more}`;
}
