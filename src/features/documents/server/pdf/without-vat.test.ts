import { expect, test } from 'vitest';
import { printedText } from '../../../../../tests/support/printed-text.ts';
import type { DocumentContent } from '../../content.ts';
import { documentName } from '../write-document-emails.ts';
import { type MoneyDocument, MoneyDocumentSheet } from './money-document.tsx';

const content = (vatNumber: string, vatRate: number): DocumentContent => ({
  seller: {
    ...{ name: 'Quay Screens', tradingName: 'Quay Screens', companyNumber: '', vatNumber },
    ...{ addressLines: ['Bristol BS1 6XN'], email: 'shop@quay.example', phone: '' },
  },
  ...{ buyer: ['Amira Khan'], buyerEmail: 'amira@cafe.example', deliverTo: ['York YO1 7HH'] },
  ...{ orderNumber: 'BF-7K3Q-X9MD', orderedAt: '2026-11-28T10:00:00Z', purchaseOrderNumber: null },
  lines: [{ description: 'Screen', sku: null, quantity: 1, unitPrice: 10_000, total: 10_000 }],
  sums: {
    ...{ subtotal: 10_000, discount: 0, delivery: { name: 'Courier', fee: 800 }, totalAmount: 10_800, vatRate },
    ...{ vatAmount: (10_800 * vatRate) / 10_000, grandTotal: 10_800 + (10_800 * vatRate) / 10_000 },
  },
  ...{ vatNote: null, terms: [] },
});

function printed(kind: MoneyDocument['kind'], of: DocumentContent): string {
  const at = '2026-11-28T11:00:00Z';
  return printedText(
    MoneyDocumentSheet({ document: { kind, number: 'INV-000001', issuedAt: at, taxPoint: at, content: of } }),
  );
}

test.each(['invoice', 'deposit_invoice', 'pro_forma'] as const)(
  'what a shop issues that is not registered for VAT (%s) says nothing of VAT',
  (kind) => {
    const text = printed(kind, content('', 0));
    expect(text).not.toMatch(/VAT|tax point/i);
    expect(text).toContain('Subtotal');
    expect(text).toContain('£108.00');
  },
);

test('an export of a registered shop has no VAT and its VAT invoice says so, as does any sale with VAT', () => {
  expect(printed('invoice', content('GB 123 4567 89', 0))).toMatch(
    /^VAT invoice[\s\S]*Tax point[\s\S]*VAT at 0% on £108\.00/m,
  );
  expect(printed('invoice', content('GB 123 4567 89', 2_000))).toContain('VAT at 20% on £108.00');
});

test('an e-mail calls the invoice of a shop that is not registered an invoice', () => {
  const named = { kind: 'invoice', isDeposit: false, number: 'INV-000001' } as const;
  expect(documentName({ ...named, content: content('', 0) })).toBe('Invoice INV-000001');
  expect(documentName({ ...named, content: content('GB 123 4567 89', 0) })).toBe('VAT invoice INV-000001');
});
