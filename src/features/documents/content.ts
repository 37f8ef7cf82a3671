import type { BasisPoints, Pence } from '#values/money.ts';

/**
 * Everything that a document prints, as it was on the day of its issue. It is stored whole, so that a later change to the
 * shop, a product or a customer alters nothing. Times are ISO 8601, amounts whole pence.
 */
export interface DocumentContent {
  seller: Seller;
  /** Name and address, a line each. */
  buyer: string[];
  buyerEmail: string;
  /** Null: collected. */
  deliverTo: string[] | null;
  orderNumber: string;
  orderedAt: string;
  purchaseOrderNumber: string | null;
  lines: DocumentLine[];
  sums: DocumentSums;
  /** Why there is no VAT, where there is none. */
  vatNote: string | null;
  /** How and until when it is paid, or that it has been; on a credit note what becomes of the money. A line each. */
  terms: string[];
  /** On a credit note: what it takes back, and why. */
  credits?: { number: string; issuedAt: string; reason: string };
}

export interface Seller {
  name: string;
  tradingName: string;
  companyNumber: string;
  vatNumber: string;
  addressLines: string[];
  email: string;
  phone: string;
}

export interface DocumentLine {
  description: string;
  sku: string | null;
  quantity: number;
  /** Ex VAT, as are all amounts of a line. */
  unitPrice: Pence;
  total: Pence;
}

export interface DocumentSums {
  subtotal: Pence;
  discount: Pence;
  delivery: { name: string; fee: Pence } | null;
  /** Ex VAT. */
  totalAmount: Pence;
  vatRate: BasisPoints;
  vatAmount: Pence;
  grandTotal: Pence;
}
