import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { DriveView } from '#features/tracking/drive-contract.ts';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { phoneHref } from '#ui/phone-link.tsx';
import { api } from '#web/api.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { OrderPlacePart } from '../place/order-place.tsx';
import type { DriveLink } from './drive-link.ts';

/** The address, contacts, notes and items of a delivery. */
export function DriveDetails({ drive, link }: { drive: DriveView; link: DriveLink }) {
  const { deliverTo, siteContact, notes, items } = drive;
  const [place, setPlace] = useState(drive.place);
  const isHydrated = useHydrated();
  return (
    <Panel title="Deliver to">
      {deliverTo && (
        <address className="text-lg not-italic leading-snug">
          <span dir="auto" className="name block font-semibold">
            {deliverTo.name}
          </span>
          {deliverTo.lines.map((line) => (
            <span key={line} dir="auto" className="name block">
              {line}
            </span>
          ))}
        </address>
      )}
      {place && isHydrated && (
        <div className="mt-4">
          <OrderPlacePart
            place={place}
            offersPosition
            save={(point) =>
              api('PUT /api/tracking/{orderNumber}/place', {
                params: { orderNumber: link.orderNumber },
                query: { key: link.key },
                body: { place: point },
              })
            }
            onSaved={setPlace}
          />
        </div>
      )}
      <Call who={siteContact?.name ?? 'On site'} phone={siteContact?.phone} />
      <Call who="Customer" phone={deliverTo?.phone} />
      {notes && (
        <p dir="auto" className="name mt-4 whitespace-pre-line rounded-md bg-caution-wash px-3 py-2 text-sm">
          {notes}
        </p>
      )}
      <h3 className="mt-5 mb-1 font-semibold text-sm">In the van</h3>
      {items.length === 0 && (
        <p className="text-ink-soft text-sm">Nothing: all of it was refunded before it was sent.</p>
      )}
      <ul className="text-sm">
        {items.map(({ productName, quantity }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
          <li key={i} className="tabular flex gap-3">
            <span className="w-8 shrink-0 text-end text-ink-soft">{quantity} ×</span>
            <span className="name">{productName}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Call({ who, phone }: { who: string; phone: string | null | undefined }) {
  if (!phone) return null;
  return (
    <p className="mt-3 flex items-center gap-2">
      <Phone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <bdi className="name">{who}</bdi>
      <a href={phoneHref(phone)} className={`${linkClass} tabular inline-flex min-h-11 items-center`}>
        {phone}
      </a>
    </p>
  );
}
