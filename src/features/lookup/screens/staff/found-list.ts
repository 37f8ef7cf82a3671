import type { Found } from '#features/lookup/contract.ts';
import { type OrderStatus, STATUS_NAMES } from '#features/orders/status.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** A result with its address. */
export interface FoundLine {
  key: string;
  group: 'Orders' | 'Customers' | 'Products';
  title: string;
  /** Distinguishes it from others with the same title. */
  aside: string;
  href: string;
}

interface Hrefs {
  order: (orderNumber: string) => string;
  customer: (id: number) => string;
  product: (words: string) => string;
}

/** All results in one list for the arrow keys. */
export function foundLines({ orders, customers, products }: Found, hrefs: Hrefs): FoundLine[] {
  return [
    ...(orders ?? []).map(
      ({ id, orderNumber, customer, status, orderDate, grandTotal }): FoundLine => ({
        key: `order-${id}`,
        group: 'Orders',
        title: `${orderNumber}, ${customer}`,
        aside: [STATUS_NAMES[status as OrderStatus], formatDate(orderDate), formatPounds(toPence(grandTotal))].join(
          ' · ',
        ),
        href: hrefs.order(orderNumber),
      }),
    ),
    ...(customers ?? []).map(
      ({ id, name, companyName, email }): FoundLine => ({
        key: `customer-${id}`,
        group: 'Customers',
        title: name,
        aside: [companyName, email].filter(Boolean).join(' · '),
        href: hrefs.customer(id),
      }),
    ),
    ...(products ?? []).map(
      ({ id, name, sku, price, stockQuantity, isArchived }): FoundLine => ({
        key: `product-${id}`,
        group: 'Products',
        title: name,
        aside: [
          sku && `SKU ${sku}`,
          formatPounds(toPence(price)),
          isArchived ? 'archived' : `${stockQuantity.toLocaleString('en-GB')} in stock`,
        ]
          .filter(Boolean)
          .join(' · '),
        href: hrefs.product(sku ?? name),
      }),
    ),
  ];
}
