import { Mail, Phone } from 'lucide-react';
import type { PublicSettings } from '#features/settings/contract.ts';
import { linkClass } from '#ui/link-class.ts';

/** How to reach the shop while a screen cannot help. */
export function ReachUs({ company }: { company: PublicSettings['company'] }) {
  return (
    <ul className="flex flex-col gap-4">
      {company.phone && (
        <li className="flex items-start gap-3">
          <Phone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <span>
            <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className={`${linkClass} tabular font-semibold`}>
              {company.phone}
            </a>
            {company.openingHours && <span className="meta block">{company.openingHours}</span>}
          </span>
        </li>
      )}
      {company.email && (
        <li className="flex items-start gap-3">
          <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <a href={`mailto:${company.email}`} className={`${linkClass} break-all font-semibold`}>
            {company.email}
          </a>
        </li>
      )}
    </ul>
  );
}
