import { Download, Phone } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { paths } from '#web/paths.ts';

type OrdersHeaderProps = {
  /** The list as it stands, as the query part of its address without the page. */
  search: string;
  mayManage: boolean;
};

/** The head of the order list, with the spreadsheet of what it shows and the way to take an order by phone. */
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
