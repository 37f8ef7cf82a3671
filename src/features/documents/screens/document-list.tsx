import { FileText } from 'lucide-react';
import { linkClass } from '#ui/link-class.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import type { OrderDocument } from '../contract.ts';

const NAMES: Record<OrderDocument['kind'], string> = {
  invoice: 'VAT invoice',
  deposit_invoice: 'VAT invoice for a deposit',
  credit_note: 'Credit note',
  pro_forma: 'Pro-forma invoice',
  packing_slip: 'Packing slip',
};

const NAMES_WITHOUT_VAT: typeof NAMES = { ...NAMES, invoice: 'Invoice', deposit_invoice: 'Invoice for a deposit' };

type DocumentListProps = {
  documents: readonly OrderDocument[];
  /** The key of a guest's receipt. */
  guestKey?: string | undefined;
  className?: string;
};

/** The documents of an order to download, each with its date and total. */
export function DocumentList({ documents, guestKey, className }: DocumentListProps) {
  const names = useIsRegistered() ? NAMES : NAMES_WITHOUT_VAT;
  return (
    <ul className={className}>
      {documents.map((document) => (
        <li key={document.href} className="flex gap-3 py-2 first:pt-0 last:pb-0">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0">
            <a href={addressOf(document, guestKey)} download className={`${linkClass} tabular`}>
              {names[document.kind]}
              {document.number && ` ${document.number}`}
              <span className="sr-only"> (PDF)</span>
            </a>
            <p className="meta tabular">{factsOf(document)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function addressOf({ href }: OrderDocument, key: string | undefined): string {
  return key ? `${href}?${new URLSearchParams({ key })}` : href;
}

function factsOf({ kind, issuedAt, total }: OrderDocument): string {
  const facts = [
    issuedAt && formatDate(issuedAt),
    total && formatPounds(toPence(total)),
    kind === 'pro_forma' && 'for your bank transfer',
    kind === 'packing_slip' && 'Without prices',
  ];
  return facts.filter(Boolean).join(' · ');
}
