import { Download, Phone } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { paths } from '#web/paths.ts';

type OrdersHeaderProps = {
  /** The list's filter as a query string, without the page. */
  search: string;
  mayManage: boolean;
};

/** The header of the order list, with the CSV download and the link to a new phone order. */
export function OrdersHeader({ search, mayManage }: OrdersHeaderProps) {
  return (
    <PortalHeader
      title="Orders"
      actions={
        <>
          <a href={`/api/orders/export${search}`} download className={buttonClass({ variant: 'secondary' })}>
            <Download aria-hidden="true" className="size-4" />
            <span>
              <span className="max-sm:sr-only">Download </span>CSV
            </span>
          </a>
          {mayManage && (
            <UiLink href={paths.newOrder} className={buttonClass()}>
              <Phone aria-hidden="true" className="size-4" />
              Phone order
            </UiLink>
          )}
        </>
      }
    />
  );
}
