-- VAT invoices and credit notes (decision C10). Each kind counts in a row of its own, which is locked while a document is
-- issued: a transaction that is rolled back takes its number back with it, so that a series has no gap.
CREATE TABLE "document_series" (
	"kind" varchar(20) PRIMARY KEY,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_last" CHECK ("last" >= 1)
);

CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" varchar(20) NOT NULL,
	"number" varchar(20) NOT NULL UNIQUE,
	"order_id" integer NOT NULL REFERENCES "orders"("id"),
	"round" integer NOT NULL,
	"invoice_id" integer REFERENCES "documents"("id"),
	"payment_id" integer REFERENCES "payments"("id"),
	"tax_point" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ex_vat" numeric(10, 2) NOT NULL,
	"vat_amount" numeric(10, 2) NOT NULL,
	"total" numeric(10, 2) NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "documents_kind" CHECK ("kind" in ('invoice', 'credit_note')),
	CONSTRAINT "documents_credit" CHECK (("kind" = 'credit_note') = ("invoice_id" is not null)),
	CONSTRAINT "documents_total" CHECK ("total" = "ex_vat" + "vat_amount" and least("ex_vat", "vat_amount") >= 0)
);
CREATE INDEX "documents_by_order" ON "documents" ("order_id", "id");
-- One invoice an order, one more only after a cancelled order was opened again; one credit note a refund.
CREATE UNIQUE INDEX "documents_invoice_key" ON "documents" ("order_id", "round") WHERE "kind" = 'invoice';
CREATE UNIQUE INDEX "documents_payment_key" ON "documents" ("payment_id") WHERE "payment_id" is not null;

-- Issued is issued: nothing changes a document, and for the six years that the law asks for nothing removes one.
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' AND old.issued_at < now() - interval '6 years' THEN
		RETURN old;
	END IF;
	RAISE EXCEPTION 'The document % has been issued and stays as it is.', old.number USING ERRCODE = 'restrict_violation';
END;
$$;
CREATE TRIGGER "documents_stay" BEFORE UPDATE OR DELETE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION refuse_document_change();
