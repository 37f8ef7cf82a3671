import { ask } from '../faults/crash.ts';

/** What must hold of a shop's books whatever was asked of it; each query answers the records for which it does not. */
const RULES: Record<string, string> = {
  'an order is refunded more than was paid for it': `
    select o.order_number as record from orders o join payments p on p.order_id = o.id
    group by o.id having sum(case p.kind when 'payment' then p.amount else -p.amount - p.withheld end) < 0`,
  'an order’s payment status is not what its ledger says': `
    select o.order_number as record from orders o
    left join lateral (
      select coalesce(sum(amount) filter (where kind = 'payment'), 0) as paid,
        coalesce(sum(amount + withheld) filter (where kind = 'refund'), 0) as back
      from payments where order_id = o.id
    ) l on true
    where (o.payment_status = 'paid' and l.paid - l.back < o.grand_total)
      or (o.payment_status = 'refunded' and l.paid - l.back > 0)`,
  'more pieces of a line are refunded or restocked than were sold': `
    select order_id::text as record from order_items where refunded > quantity or restocked > quantity`,
  'stock is below zero': 'select id::text as record from products where stock_quantity < 0',
  'stock is not what its last movement left': `
    select p.id::text as record from products p
    join lateral (select stock_after from stock_movements m where m.product_id = p.id order by m.id desc limit 1) m on true
    where m.stock_after <> p.stock_quantity`,
  'points are not the sum of their transactions': `
    select r.customer_id::text as record from customer_rewards r
    join lateral (select coalesce(sum(points), 0) as points from reward_transactions t where t.customer_id = r.customer_id) t on true
    where r.reward_points <> t.points`,
  'credit is not the sum of its entries': `
    select c.customer_id::text as record from customer_credit c
    join lateral (select coalesce(sum(amount), 0) as amount from credit_entries e where e.customer_id = c.customer_id) e on true
    where c.balance <> e.amount`,
  'an order adds up to another sum than it says': `
    select order_number as record from orders
    where total_amount <> subtotal - discount + delivery_fee or grand_total <> total_amount + vat_amount`,
};

/** A sentence for each rule of the books that does not hold. */
export async function auditBooks(databaseUrl: string): Promise<string[]> {
  return ask(databaseUrl, async (client) => {
    const faults: string[] = [];
    for (const [rule, query] of Object.entries(RULES)) {
      const { rows } = await client.query<{ record: string }>(query);
      if (rows.length > 0) faults.push(`${rule}: ${rows.slice(0, 5).map(({ record }) => record)} (${rows.length})`);
    }
    return faults;
  });
}
