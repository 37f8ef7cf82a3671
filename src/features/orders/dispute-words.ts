/** Explains a lost dispute that did not change the order's ledger, because the payment had been refunded before. */
export const LOST_BESIDE_THE_LEDGER =
  'It is not in the order’s ledger. If the payment had been given back before, the shop has paid twice: speak to the customer and to Stripe.';
