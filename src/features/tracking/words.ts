/** What is said of a number that no order has (section 8), on the wire as on the screen. */
export const ORDER_NOT_FOUND = {
  title: 'Order Not Found',
  description: 'No order found with that number. Please check and try again.',
};

/** What is said of a driver's link that opens nothing (any more). */
export const DEAD_LINK = {
  title: 'This link has ended',
  description: 'This link no longer works. It ends when the order is delivered, or when a new link is made for it.',
};
