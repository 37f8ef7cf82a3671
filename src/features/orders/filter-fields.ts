import { z } from 'zod';
import { dayText } from '#platform/http/day-range.ts';
import { optionalText, recordIdText } from '#platform/http/input.ts';
import { DATE_MEANINGS, ORDER_SORTS, PAYMENT_FILTERS } from './list-choices.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './status.ts';

/** The filters of the staff's order list and of its spreadsheet. */
export const orderFilterFields = {
  status: z.enum(ORDER_STATUSES, { error: `The status can be ${ORDER_STATUSES.join(', ')}` }).optional(),
  payment: z
    .enum(PAYMENT_FILTERS, {
      error: `The payment can be ${PAYMENT_STATUSES.join(', ')}, unpaid, overdue, held or owed_back`,
    })
    .optional(),
  q: optionalText(200, 'The search'),
  /** The first and the last day in London, both included. */
  from: dayText.optional(),
  to: dayText.optional(),
  /** The date to filter by: placed (`sold` leaves out cancelled orders), refunded, paid, or a document's VAT date. */
  dates: z.enum(DATE_MEANINGS, { error: `The dates can be ${DATE_MEANINGS.join(', ')}` }).optional(),
  /** The VAT rate of the documents, with `dates=vat`. */
  vatRate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'The VAT rate must be a percentage, such as 20.00')
    .optional(),
  productId: recordIdText().optional(),
  paymentMethodId: recordIdText().optional(),
  customerId: recordIdText().optional(),
  sort: z.enum(ORDER_SORTS, { error: `The sort can be ${ORDER_SORTS.join(', ')}` }).optional(),
};

/** What a customer asks of their own orders. */
export const ownOrdersQuery = z.object({
  q: orderFilterFields.q,
  status: orderFilterFields.status,
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'The page must be a whole number from 1')
    .transform(Number)
    .default(1),
});

const orderFilterQuery = z.object(orderFilterFields);
export type AskedOrders = z.output<typeof orderFilterQuery>;
