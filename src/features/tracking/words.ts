/** What is said of a number that no order has (section 8), on the wire as on the screen. */
export const ORDER_NOT_FOUND = {
  title: 'Order Not Found',
  description: 'No order found with that number. Please check and try again.',
};
