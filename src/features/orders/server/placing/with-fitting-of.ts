import { type CartRow, fittedOf } from '#features/cart/server/door.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';

/** The form with what the cart says is to be fitted, unless the form says so itself. */
export function withFittingOf(cart: readonly CartRow[], body: PlaceOrder): PlaceOrder {
  const screens = cart.flatMap((line) => {
    const fitted = fittedOf(line);
    if (!fitted) return [];
    const { count, heightCm: height, survey } = fitted;
    return [{ productId: line.productId, count, height, survey }];
  });
  if (screens.length === 0 || body.fitting?.screens) return body;
  return { ...body, fitting: { wishes: body.fitting?.wishes ?? [], screens } };
}
