-- Deposits and part payments (decision C17): each has its own VAT invoice, which the final invoice takes off.
ALTER TABLE "documents" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;
CREATE UNIQUE INDEX "documents_final_key" ON "documents" ("order_id", "round") WHERE "kind" = 'invoice' and not "is_deposit";
DROP INDEX "documents_invoice_key";
-- One refund can credit a final invoice and a deposit; the order's lock prevents that it does so twice.
CREATE INDEX "documents_by_payment" ON "documents" ("payment_id") WHERE "payment_id" is not null;
DROP INDEX "documents_payment_key";
