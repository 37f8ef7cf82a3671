/** The cookie in which a guest's browser keeps the key of an order while it is away on the page to pay on. */
export const ORDER_KEY_COOKIE = 'order-key';
