import type { Who } from '#platform/http/contract.ts';

/** Who may make a call: of their own records, of a wider list, of other people's records. */
export interface Rights {
  who: Who;
  /** `?scope=…` of a list. */
  scopes?: Record<string, Who>;
  /** The record that the call names is somebody's own: who else may make it. */
  others?: Who | 'nobody';
}

/**
 * 'Who may call what' of the API's specification, written down by hand, so that the contract is held against something
 * that it cannot have written itself.
 */
export const MATRIX: Record<string, Rights> = {
  'POST /api/login': { who: 'public' },
  'POST /api/logout': { who: 'public' },
  'GET /api/user': { who: 'self' },
  'GET /api/session': { who: 'public' },
  'GET /api/form-stamps/{form}': { who: 'public' },
  'GET /api/form-challenges/{form}': { who: 'public' },
  'POST /api/customer-register': { who: 'public' },
  'POST /api/signup-request': { who: 'public' },
  'POST /api/password-reset/request': { who: 'public' },
  'POST /api/password-reset/confirm': { who: 'public' },
  'GET /api/signup-requests': { who: 'perm:manage_users' },
  'PATCH /api/signup-request/{id}/status': { who: 'perm:manage_users' },
  'GET /api/users': { who: 'staff', scopes: { all: 'perm:manage_users' } },
  'POST /api/users': { who: 'perm:manage_users' },
  'PATCH /api/users/{id}': { who: 'perm:manage_users' },
  'DELETE /api/users/{id}': { who: 'perm:manage_users' },
  'POST /api/users/{id}/password-link': { who: 'perm:manage_users' },
  'PUT /api/user/{id}': { who: 'self', others: 'perm:manage_customers' },
  'GET /api/user/export': { who: 'customer' },
  'DELETE /api/user/{id}': { who: 'customer', others: 'nobody' },
  'GET /api/permissions': { who: 'admin' },
  'POST /api/permissions': { who: 'admin' },
  'PUT /api/permissions/{id}': { who: 'admin' },
  'DELETE /api/permissions/{id}': { who: 'admin' },
  'GET /api/products': { who: 'public', scopes: { store: 'perm:view_products' } },
  'GET /api/products/{id}': { who: 'public' },
  'GET /api/products/{id}/fits': { who: 'public' },
  'GET /api/fits': { who: 'public' },
  'GET /api/fits/together': { who: 'public' },
  'GET /api/products/{id}/pairs': { who: 'perm:manage_products' },
  'POST /api/products/{id}/pairs': { who: 'perm:manage_products' },
  'DELETE /api/products/{id}/pairs/{pairId}': { who: 'perm:manage_products' },
  'GET /api/led-wall': { who: 'public' },
  'GET /api/led-wall/parts': { who: 'public' },
  'GET /api/led-wall/plan.pdf': { who: 'public' },
  'GET /api/search/products': { who: 'public' },
  'GET /api/search/suggest': { who: 'public' },
  'POST /api/products': { who: 'perm:manage_products' },
  'PUT /api/products/{id}': { who: 'perm:manage_products' },
  'DELETE /api/products/{id}': { who: 'perm:manage_products' },
  'POST /api/products/import': { who: 'perm:manage_products' },
  'GET /api/products/export': { who: 'perm:manage_products' },
  'POST /api/media': { who: 'perm:manage_products' },
  // 'self or the guest session': whose cart it is stands in the session's cookie, so a guest needs no account.
  'GET /api/cart': { who: 'public' },
  'GET /api/cart/summary': { who: 'public' },
  'GET /api/cart/{customerId}': { who: 'self', others: 'nobody' },
  'POST /api/cart': { who: 'public', others: 'nobody' },
  'POST /api/cart/lines': { who: 'public' },
  'PUT /api/cart/{id}': { who: 'public', others: 'nobody' },
  'DELETE /api/cart/{id}': { who: 'public', others: 'nobody' },
  'DELETE /api/cart/customer/{customerId}': { who: 'self', others: 'nobody' },
  'POST /api/orders': { who: 'public' },
  'GET /api/orders': { who: 'self', scopes: { all: 'perm:view_orders' } },
  // Public for the guest who holds the key of the receipt (decision C10); to others it is a record like any other.
  'GET /api/orders/{id}': { who: 'public', others: 'perm:view_orders' },
  'GET /api/orders/{id}/invoice.pdf': { who: 'public', others: 'perm:view_orders' },
  'PUT /api/orders/{orderId}/status': { who: 'perm:manage_orders' },
  'POST /api/orders/{id}/owed-back': { who: 'perm:manage_orders' },
  'POST /api/orders/{id}/payments': { who: 'perm:manage_orders' },
  'POST /api/orders/{id}/notes': { who: 'perm:manage_orders' },
  'PUT /api/orders/{id}/driver': { who: 'perm:manage_orders' },
  'POST /api/orders/{id}/confirm-delivery': { who: 'public', others: 'nobody' },
  'POST /api/orders/{id}/returns': { who: 'public', others: 'nobody' },
  'GET /api/credit': { who: 'self', others: 'perm:view_customers' },
  'GET /api/rewards': { who: 'self', others: 'perm:view_customers' },
  'GET /api/reward-transactions': { who: 'self', others: 'perm:view_customers' },
  'GET /api/addresses': { who: 'self' },
  'POST /api/addresses': { who: 'self' },
  'PUT /api/addresses/{id}': { who: 'self', others: 'nobody' },
  'DELETE /api/addresses/{id}': { who: 'self', others: 'nobody' },
  'GET /api/delivery-methods': { who: 'public', scopes: { all: 'perm:view_orders' } },
  'GET /api/payment-methods': { who: 'public', scopes: { all: 'perm:view_orders' } },
  'GET /api/currencies': { who: 'public', scopes: { all: 'perm:view_orders' } },
  'POST /api/delivery-methods': { who: 'admin' },
  'PUT /api/delivery-methods/{id}': { who: 'admin' },
  'DELETE /api/delivery-methods/{id}': { who: 'admin' },
  'GET /api/delivery-options': { who: 'public' },
  'GET /api/closing-days': { who: 'perm:view_orders' },
  'POST /api/closing-days': { who: 'admin' },
  'DELETE /api/closing-days/{id}': { who: 'admin' },
  'POST /api/payment-methods': { who: 'admin' },
  'PUT /api/payment-methods/{id}': { who: 'admin' },
  'DELETE /api/payment-methods/{id}': { who: 'admin' },
  'POST /api/currencies': { who: 'admin' },
  'PUT /api/currencies/{id}': { who: 'admin' },
  'DELETE /api/currencies/{id}': { who: 'admin' },
  'POST /api/currencies/refresh': { who: 'admin' },
  'GET /api/tracking/{orderNumber}': { who: 'public' },
  'POST /api/tracking/{orderNumber}/position': { who: 'public' },
  'GET /api/notifications': { who: 'self' },
  'PATCH /api/notifications/{id}': { who: 'self', others: 'nobody' },
  'POST /api/notifications/read-all': { who: 'self' },
  'DELETE /api/notifications/{id}': { who: 'self', others: 'nobody' },
  'GET /api/events': { who: 'public' },
  'POST /api/contact': { who: 'public' },
  'GET /api/messages': { who: 'perm:view_customers' },
  'PATCH /api/messages/{id}': { who: 'perm:manage_customers' },
  'POST /api/quotes': { who: 'public' },
  'GET /api/quotes': { who: 'self', scopes: { all: 'perm:view_orders' } },
  'POST /api/quotes/{id}/accept': { who: 'public', others: 'nobody' },
  'GET /api/customers': { who: 'perm:view_customers' },
  'GET /api/customers/{id}': { who: 'perm:view_customers' },
  'GET /api/audit': { who: 'admin' },
  'GET /api/emails': { who: 'admin' },
  'POST /api/emails/{id}/resend': { who: 'admin' },
  'POST /api/emails/try-again': { who: 'admin' },
  'GET /api/settings': { who: 'admin' },
  'PUT /api/settings': { who: 'admin' },
  'GET /api/settings/public': { who: 'public' },
  'POST /api/assistant': { who: 'public' },
  'POST /api/payments/stripe/webhook': { who: 'public' },
};

/** Calls that the specification's table does not name, each with why it is there and who may make it. */
export const ADDED: Record<string, Rights> = {
  // Proof before what matters, and how a proposed address takes effect (decision A15; docs/decisions/0087).
  'POST /api/proof': { who: 'self' },
  // Sign-in and security (decision A16; docs/decisions/0089).
  'POST /api/password': { who: 'self' },
  'GET /api/sessions': { who: 'self' },
  'DELETE /api/sessions': { who: 'self' },
  'DELETE /api/sessions/{id}': { who: 'self', others: 'nobody' },
  'POST /api/email-change/check': { who: 'public' },
  'POST /api/email-change/confirm': { who: 'public' },
  'DELETE /api/user/{id}/email-change': { who: 'self', others: 'admin' },
  'POST /api/users/{id}/email': { who: 'admin' },
  // 'Clear Cart' for a guest, who has no customer id.
  'DELETE /api/cart': { who: 'public' },
  // The second factor: the second step of a sign-in has no session yet, the browser's own cookie says whose it is (decision
  // A14; docs/decisions/0090).
  'GET /api/login/second-factor': { who: 'public' },
  'POST /api/login/second-factor': { who: 'public' },
  'POST /api/login/second-factor/options': { who: 'public' },
  'POST /api/login/passkey/options': { who: 'public' },
  'POST /api/login/passkey': { who: 'public' },
  'POST /api/login/enrolment/code': { who: 'public' },
  'POST /api/login/enrolment/code/confirm': { who: 'public' },
  'POST /api/login/enrolment/passkey/options': { who: 'public' },
  'POST /api/login/enrolment/passkey': { who: 'public' },
  'GET /api/second-factor': { who: 'self' },
  'POST /api/second-factor/code': { who: 'self' },
  'POST /api/second-factor/code/confirm': { who: 'self' },
  'DELETE /api/second-factor/code': { who: 'self' },
  'POST /api/second-factor/passkeys/options': { who: 'self' },
  'POST /api/second-factor/passkeys': { who: 'self' },
  'PUT /api/second-factor/passkeys/{id}': { who: 'self', others: 'nobody' },
  'DELETE /api/second-factor/passkeys/{id}': { who: 'self', others: 'nobody' },
  'POST /api/second-factor/recovery-codes': { who: 'self' },
  'DELETE /api/users/{id}/second-factor': { who: 'admin' },
  // The audit log's spreadsheet, what its filters offer, and the list of the Overview tab.
  'GET /api/audit/export': { who: 'admin' },
  'GET /api/audit/choices': { who: 'admin' },
  // The security log (decision A17), and its spreadsheet.
  // How the machinery stands (docs/decisions/0102).
  'GET /api/status': { who: 'admin' },
  'POST /api/status/jobs/{name}/run': { who: 'admin' },
  // Backups by the button (docs/decisions/0112).
  'POST /api/backups': { who: 'admin' },
  'GET /api/security-events': { who: 'admin' },
  'GET /api/security-events/export': { who: 'admin' },
  'GET /api/rights': { who: 'staff' },
  // What a message says, masked (decision E7; docs/decisions/0024).
  'GET /api/emails/{id}': { who: 'admin' },
  // The product store's bulk change of prices, stock and categories (docs/decisions/0013).
  'POST /api/products/bulk': { who: 'perm:manage_products' },
  // The ledger of stock, its spreadsheet and filters, and what staff do to it (decision C18; docs/decisions/0073).
  'GET /api/stock': { who: 'perm:view_products' },
  'GET /api/stock/choices': { who: 'perm:view_products' },
  'GET /api/stock/to-reorder': { who: 'perm:view_products' },
  'GET /api/stock/export': { who: 'perm:view_products' },
  'POST /api/stock': { who: 'perm:manage_products' },
  // A balance is put right by staff, with a reason (decision C12; docs/decisions/0020).
  'POST /api/customers/{id}/points': { who: 'perm:manage_customers' },
  'POST /api/customers/{id}/credit/payouts': { who: 'perm:manage_orders' },
  // The page to pay an order by card on, and what staff do with money that did not fit it (docs/decisions/0027).
  'POST /api/orders/{id}/card-payment': { who: 'public', others: 'nobody' },
  'POST /api/orders/{id}/held-payments/{heldId}': { who: 'perm:manage_orders' },
  // The other documents of an order (docs/decisions/0021): its list, each by its number, pro-forma and packing slip.
  'GET /api/orders/{id}/documents': { who: 'public', others: 'perm:view_orders' },
  'GET /api/orders/{id}/documents/{number}': { who: 'public', others: 'perm:view_orders' },
  'GET /api/orders/{id}/proforma.pdf': { who: 'public', others: 'perm:view_orders' },
  'GET /api/orders/{id}/packing-slip.pdf': { who: 'perm:view_orders' },
  // 'Tell me when it is back' (docs/decisions/0076): asked, stopped by the key in the e-mail, counted for staff.
  'GET /api/stock-alerts': { who: 'perm:view_products' },
  'POST /api/stock-alerts': { who: 'public' },
  'POST /api/stock-alerts/stop': { who: 'public' },
  // A return from its order's page, and staff's answer to it (docs/decisions/0023).
  'GET /api/orders/{id}/returns': { who: 'public', others: 'perm:view_orders' },
  'GET /api/orders/{id}/return-pictures/{pictureId}': { who: 'public', others: 'perm:view_orders' },
  'GET /api/returns': { who: 'perm:view_orders' },
  'PATCH /api/returns/{id}': { who: 'perm:manage_orders' },
  'POST /api/returns/{id}/refund': { who: 'perm:manage_orders' },
  // The driver's page (docs/decisions/0022): the key of the order's link stands in for a session.
  'GET /api/tracking/{orderNumber}/drive': { who: 'public' },
  'POST /api/tracking/{orderNumber}/start': { who: 'public' },
  'POST /api/tracking/{orderNumber}/delivered': { who: 'public' },
  // Where postcodes are, and where an address is when staff or its driver point at it (docs/decisions/0070 and 0071).
  'GET /api/postcodes': { who: 'admin' },
  'POST /api/postcodes': { who: 'admin' },
  'PUT /api/orders/{id}/place': { who: 'perm:manage_orders' },
  'PUT /api/tracking/{orderNumber}/place': { who: 'public' },
  // Who brings an order, chosen among drivers that staff keep, and the photo or signature of its delivery.
  'GET /api/drivers': { who: 'perm:manage_orders' },
  'POST /api/drivers': { who: 'perm:manage_orders' },
  'PUT /api/drivers/{id}': { who: 'perm:manage_orders' },
  'GET /api/orders/{id}/driver': { who: 'perm:view_orders' },
  'GET /api/orders/{id}/proof': { who: 'public', others: 'perm:view_orders' },
  // A quote on its way: read, priced, sent and taken back by staff, declined by the customer (docs/decisions/0028).
  'GET /api/quotes/{id}': { who: 'public', others: 'perm:view_orders' },
  'GET /api/quotes/{id}/quote.pdf': { who: 'public', others: 'perm:view_orders' },
  'PUT /api/quotes/{id}': { who: 'perm:manage_orders' },
  'POST /api/quotes/{id}/send': { who: 'perm:manage_orders' },
  'POST /api/quotes/{id}/withdraw': { who: 'perm:manage_orders' },
  'POST /api/quotes/{id}/decline': { who: 'public', others: 'nobody' },
  // The thread of a message, who may be given it, and the quote that is made of it (docs/decisions/0028).
  'GET /api/messages/assignees': { who: 'perm:view_customers' },
  'GET /api/messages/{id}': { who: 'perm:view_customers' },
  'POST /api/messages/{id}/replies': { who: 'perm:manage_customers' },
  'POST /api/messages/{id}/notes': { who: 'perm:manage_customers' },
  'POST /api/messages/{id}/quote': { who: 'perm:view_customers', others: 'perm:manage_orders' },
  'GET /api/customers/export': { who: 'perm:view_customers' },
  // Until when the goods of an unpaid order are held (docs/decisions/0095).
  'POST /api/orders/{id}/hold': { who: 'perm:manage_orders' },
  // Orders of guests that staff confirm first (docs/decisions/0094): the guest's key stands in for a session.
  'GET /api/order-requests': { who: 'perm:manage_orders' },
  'GET /api/order-requests/{id}': { who: 'public' },
  'POST /api/order-requests/{id}/confirm': { who: 'perm:manage_orders' },
  'POST /api/order-requests/{id}/decline': { who: 'perm:manage_orders' },
  'POST /api/order-requests/{id}/agree': { who: 'public' },
  'POST /api/order-requests/{id}/withdraw': { who: 'public' },
  // The staff's list of orders (docs/decisions/0029): its spreadsheet, many at once, and orders taken down by phone with the
  // customers whom they are for.
  'GET /api/orders/export': { who: 'perm:view_orders' },
  'POST /api/orders/status': { who: 'perm:manage_orders' },
  'POST /api/orders/phone': { who: 'perm:manage_orders' },
  'PUT /api/orders/{id}/delivery': { who: 'perm:manage_orders' },
  'POST /api/orders/status/undo': { who: 'perm:manage_orders' },
  'GET /api/orders/buyers': { who: 'perm:manage_orders' },
  // Lists kept under a name, everybody their own, and one search over what each may see.
  'GET /api/saved-views': { who: 'staff' },
  'POST /api/saved-views': { who: 'staff' },
  'PUT /api/saved-views/{id}': { who: 'staff', others: 'nobody' },
  'DELETE /api/saved-views/{id}': { who: 'staff', others: 'nobody' },
  'GET /api/staff-search': { who: 'staff' },
  // 'GET /api/reports/*'.
  'GET /api/reports/sales': { who: 'perm:view_reports' },
  'GET /api/reports/products': { who: 'perm:view_reports' },
  'GET /api/reports/stock': { who: 'perm:view_reports' },
  'GET /api/reports/vat': { who: 'perm:view_reports' },
  'GET /api/reports/payments': { who: 'perm:view_reports' },
  'GET /api/reports/points': { who: 'perm:view_reports' },
  'GET /api/reports/searches': { who: 'perm:view_reports' },
  'GET /api/reports/unopened': { who: 'perm:view_reports' },
  'GET /api/reports/{report}/export': { who: 'perm:view_reports' },
  // What became of a search, counted without the visitor (docs/decisions/0135).
  'POST /api/search/clicks': { who: 'public' },
  // What the search has been taught, and what it was asked (docs/decisions/0031).
  'GET /api/search/asked': { who: 'perm:manage_products' },
  'GET /api/search/synonyms': { who: 'perm:manage_products' },
  'POST /api/search/synonyms': { who: 'perm:manage_products' },
  'PUT /api/search/synonyms/{id}': { who: 'perm:manage_products' },
  'DELETE /api/search/synonyms/{id}': { who: 'perm:manage_products' },
  'GET /api/search/rules': { who: 'perm:manage_products' },
  'POST /api/search/rules': { who: 'perm:manage_products' },
  'DELETE /api/search/rules/{id}': { who: 'perm:manage_products' },
  // What the assistant says by keyword: a promise of the shop, so its owners' alone.
  'GET /api/assistant/replies': { who: 'admin' },
  'PUT /api/assistant/replies/{topic}': { who: 'admin' },
  // First run: whether the shop is set up, and setting it up with the code of the server's log (decision A10).
  'GET /api/setup': { who: 'public' },
  'GET /api/setup/checklist': { who: 'admin' },
  'POST /api/setup': { who: 'public' },
};

/** Calls of the specification that are still to be built. */
export const TO_COME: readonly string[] = [];
