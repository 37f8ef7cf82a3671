/** The text for an unknown order number (section 8), in the API and on screens. */
export const ORDER_NOT_FOUND = {
  title: 'Order Not Found',
  description: 'No order found with that number. Please check and try again.',
};

/** The text for a driver's link that does not work (any more). */
export const DEAD_LINK = {
  title: 'This link has ended',
  description: 'This link no longer works. It ends when the order is delivered, or when a new link is made for it.',
};
