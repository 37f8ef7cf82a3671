-- An order of a guest without a proof of work, in an hour that has brought more unpaid orders of guests than is usual.
ALTER TABLE "order_requests" DROP CONSTRAINT "order_requests_reason";
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_reason" CHECK (reason in ('orders', 'amount', 'stock', 'rush'));
