import type { StockMovement } from '#features/stock/contract.ts';
import { REASON_NAMES } from '#features/stock/reasons.ts';
import { TextLink } from '#ui/text-link.tsx';
import { actorOf } from './stock-view.ts';

/** Where the records behind a change can be looked at; absent without the right. */
export interface StockLinks {
  orderHref?: ((orderNumber: string) => string) | undefined;
  importHref?: ((movement: StockMovement) => string) | undefined;
}

/** The reason of a change with its order, return or import, its note, and who made it. */
export function WhyItChanged({ movement, links }: { movement: StockMovement; links: StockLinks }) {
  const { reason, orderNumber, returnId, note } = movement;
  const who = actorOf(movement);
  const name = REASON_NAMES[reason];
  const importHref = reason === 'import' ? links.importHref?.(movement) : undefined;
  return (
    <span className="block min-w-0">
      <span className="block font-medium">
        {importHref ? <TextLink href={importHref}>{name}</TextLink> : name}
        {returnId !== null && ` ${returnId}`}
        {orderNumber !== null && (
          <>
            {returnId === null ? ' ' : ' of '}
            <OrderNumber number={orderNumber} links={links} />
          </>
        )}
      </span>
      {(note || who) && (
        <span className="meta block wrap-anywhere">
          {note && <bdi>{note}</bdi>}
          {note && who && ' · '}
          {who && <bdi className="name">{who}</bdi>}
        </span>
      )}
    </span>
  );
}

function OrderNumber({ number, links: { orderHref } }: { number: string; links: StockLinks }) {
  const text = <span className="tabular whitespace-nowrap">{number}</span>;
  return orderHref ? <TextLink href={orderHref(number)}>{text}</TextLink> : text;
}
