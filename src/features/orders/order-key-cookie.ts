/** The cookie that remembers a guest's order key while their browser is on the hosted payment page. */
export const ORDER_KEY_COOKIE = 'order-key';
