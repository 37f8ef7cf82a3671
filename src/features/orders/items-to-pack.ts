interface Packable {
  quantity: number;
  /** How many pieces were refunded before they were sent. */
  withdrawn: number;
  isService: boolean;
}

/** The goods of an order without the pieces that were refunded before they were sent. A service is in no parcel. */
export function itemsToPack<Item extends Packable>({ items }: { items: readonly Item[] }): Item[] {
  const left = items.map((item) => ({ ...item, quantity: item.quantity - item.withdrawn }));
  return left.filter(({ quantity, isService }) => quantity > 0 && !isService);
}
