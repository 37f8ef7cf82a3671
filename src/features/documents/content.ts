import type { BasisPoints, Pence } from '#values/money.ts';

/** Everything that a document prints, stored on the day of issue and never changed. Times are ISO 8601, amounts whole pence. */
export interface DocumentContent {
  seller: Seller;
  /** Name and address, a line each. */
  buyer: string[];
  buyerEmail: string;
  /** Null for Collection. */
  deliverTo: string[] | null;
  orderNumber: string;
  orderedAt: string;
  purchaseOrderNumber: string | null;
  lines: DocumentLine[];
  sums: DocumentSums;
  /** On a final invoice: the deposit invoices that its lines include and its totals do not. */
  deposits?: DepositTakenOff[];
  /** On a pro-forma: the promised day, in words. */
  expectedOn?: string;
  /** On a pro-forma: what has been paid already, and what refunds took off the price; absent when nothing was. */
  paid?: Pence;
  released?: Pence;
  /** The reason when there is no VAT. */
  vatNote: string | null;
  /** The terms of payment, or of the refund on a credit note, a line each. */
  terms: string[];
  /** The credited invoice and the reason, on a credit note. */
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
  /** Ex VAT, like the total. */
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

export interface DepositTakenOff {
  number: string;
  issuedAt: string;
  /** A part of it is credited: the amounts are what is left. */
  isCredited?: true;
  exVat: Pence;
  vatAmount: Pence;
  total: Pence;
}
