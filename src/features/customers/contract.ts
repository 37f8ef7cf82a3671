import { z } from 'zod';
import { addressAnswer } from '#features/accounts/contract.ts';
import { creditAnswer, payoutBody } from '#features/credit/contract.ts';
import { mailRefusalAnswer } from '#features/emails/contract.ts';
import { messageAnswer } from '#features/messages/contract.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#features/orders/status.ts';
import { rewardTransactionAnswer } from '#features/rewards/contract.ts';
import { MEMBERSHIP_LEVELS } from '#features/rewards/levels.ts';
import { amount, isoInstant, optionalText, paging, recordIdText } from '#platform/http/input.ts';
import { CUSTOMER_SORTS } from './sorts.ts';

export const customerAnswer = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  companyName: z.string().nullable(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: isoInstant,
  /** The version of the profile, to send with a change so that a colleague's change is not overwritten. */
  version: z.int(),
  /** Without cancelled ones. */
  orders: z.int(),
  /** Payments less refunds, VAT included. */
  spent: amount,
  points: z.int(),
  lastOrderAt: isoInstant.nullable(),
});
export type Customer = z.infer<typeof customerAnswer>;

export const wholeCustomerAnswer = customerAnswer.extend({
  level: z.enum(MEMBERSHIP_LEVELS),
  totalEarned: z.int(),
  /** The newest orders. */
  latestOrders: z.array(
    z.object({
      orderNumber: z.string(),
      orderDate: isoInstant,
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      grandTotal: amount,
      /** What is still to be paid, and by which London day. */
      due: amount,
      dueOn: z.string().nullable(),
    }),
  ),
  addresses: z.array(addressAnswer),
  /** Their messages, by account or e-mail address, newest first. */
  messages: z.array(messageAnswer),
  /** The newest message to their address, when it did not arrive. */
  mailRefusal: mailRefusalAnswer.nullable(),
  credit: creditAnswer.pick({ balance: true, entries: true }),
  /** Whether the settings leave refunds, and with them payouts, to admins. */
  areRefundsForAdmins: z.boolean(),
  /** The newest transactions. */
  transactions: z.array(rewardTransactionAnswer),
});
export type WholeCustomer = z.infer<typeof wholeCustomerAnswer>;

const filters = {
  q: optionalText(200, 'The search'),
  sort: z.enum(CUSTOMER_SORTS, { error: `The sort can be ${CUSTOMER_SORTS.join(', ')}` }).default('newest'),
};
const customersQuery = z.object(filters);
export type CustomersQuery = z.output<typeof customersQuery>;

export const customersContract = {
  'GET /api/customers': {
    summary: 'Customers with an account, with what they ordered, spent and hold in points',
    who: 'perm:view_customers',
    query: customersQuery.extend(paging),
    answer: z.object({ items: z.array(customerAnswer), nextCursor: z.string().nullable(), total: z.int() }),
  },
  // Before the path with an id, which would match 'export'.
  'GET /api/customers/export': {
    summary: 'The same as a spreadsheet, all of them',
    who: 'perm:view_customers',
    query: customersQuery,
    answersFile: 'text/csv; charset=utf-8',
  },
  'GET /api/customers/{id}': {
    summary: 'One customer with orders, addresses, messages and points',
    who: 'perm:view_customers',
    params: z.object({ id: recordIdText() }),
    answer: wholeCustomerAnswer,
  },
  'POST /api/customers/{id}/credit/payouts': {
    summary: 'Pay out credit of an account by bank transfer, with a reason that the customer reads too',
    who: 'perm:manage_orders',
    params: z.object({ id: recordIdText() }),
    body: payoutBody,
    answer: creditAnswer,
    status: 201,
  },
} as const;
