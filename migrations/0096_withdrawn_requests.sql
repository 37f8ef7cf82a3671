-- A buyer may withdraw an order request.
ALTER TABLE "order_requests" DROP CONSTRAINT "order_requests_status";
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_status" CHECK (status in ('waiting', 'offered', 'confirmed', 'declined', 'withdrawn'));
