import type { CartFitting, CartLine, CartSummary } from '#features/cart/contract.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import type { RefusedPostcode } from '#features/delivery/screens/shop/remembered-postcode.ts';
import { toBasisPoints, toDecimal, toPence, vatOn } from '#values/money.ts';
import type { CartDestination } from './read-sums.ts';

export interface CartView {
  lines: CartLine[];
  summary: CartSummary;
  /** The postcode that was asked about and refused, and why: the sums are of none then. */
  refused?: RefusedPostcode | undefined;
  /** Where the customer's goods usually go, which counts until a postcode is typed. */
  usual?: CartDestination;
}

/** The cart with another quantity in a line; shown before the server answers. */
export function withQuantity(cart: CartView, lineId: number, quantity: number): CartView {
  return withLines(
    cart,
    cart.lines.map((line) => {
      if (line.id !== lineId) return line;
      const price = toPence(productShown(line).price);
      return { ...line, quantity, lineTotal: toDecimal(price * quantity) };
    }),
  );
}

/** The cart without a line. */
export function withoutLine(cart: CartView, lineId: number): CartView {
  return withLines(
    cart,
    // What does not fit may be another without it; the server says so.
    cart.lines.filter((line) => line.id !== lineId).map(({ misfit: _, ...line }) => line),
  );
}

/** The empty cart. */
export function cleared(cart: CartView): CartView {
  return withLines(cart, []);
}

function withLines(cart: CartView, lines: CartLine[]): CartView {
  const subtotal = lines.reduce((sum, line) => sum + toPence(line.lineTotal), 0);
  const fitting = fittingOf(cart.summary, lines);
  const services = fitting ? toPence(fitting.total) : 0;
  const total = subtotal + services + (lines.length ? toPence(cart.summary.delivery ?? 0) : 0);
  const vat = vatOn(total, toBasisPoints(cart.summary.vatRate));
  const { fitting: _, ...known } = cart.summary;
  const summary = {
    ...known,
    ...(fitting && { fitting }),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: toDecimal(subtotal),
    total: toDecimal(total),
    vatAmount: toDecimal(vat),
    grandTotal: toDecimal(total + vat),
  };
  return { lines, summary };
}

/** The fitting of the lines that are left: never more screens than there are. */
function fittingOf({ fitting }: CartSummary, lines: readonly CartLine[]): CartFitting | undefined {
  const left = fitting?.lines.flatMap((one) => {
    const line = lines.find(({ id }) => id === one.lineId);
    return line ? [{ ...one, quantity: Math.min(one.quantity, line.quantity), wantsSurvey: line.fitting?.survey }] : [];
  });
  if (!fitting || !left?.length) return undefined;
  const survey = left.some(({ wantsSurvey }) => wantsSurvey) ? fitting.survey : null;
  const total = left.reduce((sum, { unitPrice, quantity }) => sum + toPence(unitPrice ?? 0) * quantity, 0);
  return {
    ...fitting,
    ...{ survey, lines: left.map(({ wantsSurvey: _, ...line }) => line) },
    total: toDecimal(total + toPence(survey?.price ?? 0)),
  };
}
