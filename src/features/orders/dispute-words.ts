/** Of a lost dispute that took nothing out of its order, for nothing of the payment was left there. */
export const LOST_BESIDE_THE_LEDGER =
  'It is not in the order’s ledger. If the payment had been given back before, the shop has paid twice: speak to the customer and to Stripe.';
