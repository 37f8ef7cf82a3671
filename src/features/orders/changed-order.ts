/** An order in outline, as it is shown before it is placed. Amounts as on the wire; the day is one in London. */
export interface OrderOutline {
  lines: readonly {
    productId: number;
    productName: string;
    quantity: number;
    unitPrice: string;
    totalPrice: string;
    isService?: true | undefined;
  }[];
  points: number;
  discount: string;
  deliveryMethod: string;
  deliveryFee: string;
  deliveryOn: string | null;
  /** Whether that day is an estimate, as it is abroad; a page says so of what it has seen by the server's word. */
  isAbout?: true | undefined;
  vatRate: string;
  vatAmount: string;
  grandTotal: string;
}

/** What the refusal 'changed' carries: what the caller expected, and the order as it would be now (decision C4). */
export interface ChangedOrder {
  expected: { total: string | null; delivery: string | null };
  now: OrderOutline;
}
