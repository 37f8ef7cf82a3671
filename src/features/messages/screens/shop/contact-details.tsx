import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceMap } from '#features/tracking/screens/shop/place-map.tsx';
import type { CompanyPlace } from '#features/tracking/screens/shop/place-of-company.ts';
import { linkClass } from '#ui/link-class.ts';
import { useShop } from '#web/use-shop.ts';

export function ContactDetails({ place }: { place: CompanyPlace | null }) {
  const shop = useShop();
  if (!shop) return null;
  const { company, sendsEmail } = shop;
  const isReachable = company.phone || company.email || company.addressLines.length > 0;
  return (
    <div className="rounded-lg bg-sunken p-5 sm:p-8">
      <h2 className="title-2">{company.tradingName}</h2>
      {!isReachable && (
        <p className="mt-2 text-ink-soft">
          {sendsEmail
            ? 'Write to us here; the answer comes by e-mail.'
            : 'Write to us here, with a number on which you can be called.'}
        </p>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:max-lg:grid-cols-2">
        <dl className="flex flex-col gap-5">
          {company.phone && (
            <Detail icon={<Phone aria-hidden="true" />} term="Phone">
              <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={`${linkClass} tabular`}>
                {company.phone}
              </a>
            </Detail>
          )}
          {company.email && (
            <Detail icon={<Mail aria-hidden="true" />} term="E-mail">
              <a href={`mailto:${company.email}`} className={`${linkClass} break-all`}>
                {company.email}
              </a>
            </Detail>
          )}
          {company.addressLines.length > 0 && (
            <Detail icon={<MapPin aria-hidden="true" />} term="Address">
              <address className="not-italic">
                {company.addressLines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Detail>
          )}
          {company.openingHours && (
            <Detail icon={<Clock aria-hidden="true" />} term="Open">
              {company.openingHours}
            </Detail>
          )}
        </dl>
        {place && (
          <figure>
            <PlaceMap {...place} />
            <figcaption className="mt-2 text-sm">
              <a
                href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: company.addressLines.join(', ') })}`}
                rel="noreferrer"
                className={linkClass}
              >
                Find the way on OpenStreetMap
              </a>
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta flex items-center gap-4 [&_svg]:size-5 [&_svg]:text-accent-text">
        {icon}
        {term}
      </dt>
      <dd className="ps-9 font-medium">{children}</dd>
    </div>
  );
}
