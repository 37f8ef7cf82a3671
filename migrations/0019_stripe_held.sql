-- Money that waits for a decision: a few rows of very many.
CREATE INDEX "card_payments_held" ON "card_payments" USING btree ("order_id") WHERE "status" = 'held';
CREATE INDEX "card_refunds_held" ON "card_refunds" USING btree ("order_id") WHERE "status" = 'held';
