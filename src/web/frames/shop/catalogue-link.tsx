import { FileText } from 'lucide-react';

/** A document, not a page of the router: the browser opens it. */
export function CatalogueLink({ href, className }: { href: string; className?: string }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer" type="application/pdf">
      <FileText aria-hidden="true" className="size-4" />
      PDF catalogue
    </a>
  );
}
