import type pg from 'pg';

/** Three years of trade that never was: customers, orders, lines, events, ledger, points and documents, in a few statements. */
export async function fillOrders(client: pg.Client, orders: number): Promise<void> {
  await client.query('select setseed(0.2611)');
  for (const statement of [
    CUSTOMERS,
    PLAN,
    LINES,
    ORDERS,
    ITEMS,
    EVENTS,
    PAYMENTS,
    REFUNDS,
    SETTLED,
    POINTS,
    INVOICES,
    CREDITS,
  ]) {
    await client.query(statement.replaceAll(':orders', String(orders)));
  }
  await client.query('drop table bench_line, bench_pick, bench_order, bench_customer');
  // What a server does by itself within minutes.
  await client.query(
    'vacuum (analyze) orders, order_items, order_events, payments, documents, reward_transactions, users',
  );
}

const CUSTOMERS = `
  with added as (
    insert into users (username, email, user_type, is_active, first_name, last_name, company_name, created_at)
    select 'bench.customer' || n, 'buyer' || n || '@shop' || n % 800 || '.example', 'public', true,
      (array['Amira','Zoë','Owen','Priya','Tom','Grace','Kofi','Niamh','Luca','Ewa'])[1 + n % 10],
      (array['Patel','O’Brien','Ng','Smith','Okafor','Jones','Kowalska','Rossi','Khan','Evans','Brown'])[1 + n % 11],
      'Company ' || n, now() - interval '3 years'
    from generate_series(1, 5000) n
    on conflict do nothing returning id
  ) select 1;
  create temp table bench_customer as
    select id, email, first_name, last_name, company_name, row_number() over (order by id) as n
    from users where username like 'bench.customer%';`;

// Trade grows, weekdays and working hours are busy, December is busier.
const PLAN = `
  create temp table bench_order as
  select n, at, customer_id, email, address, is_export,
    case when draw < 0.04 then 'cancelled'
      when at > now() - interval '2 days' then (array['pending','processing'])[1 + (draw * 100)::int % 2]
      when at > now() - interval '6 days' then (array['processing','shipped','out_for_delivery','delivered'])[1 + (draw * 100)::int % 4]
      else 'delivered' end as status,
    (select id from payment_methods where settings ->> 'provider' = provider order by id limit 1) as method_id,
    (select name from payment_methods where settings ->> 'provider' = provider order by id limit 1) as method,
    provider, draw, 'BF-' || left(code, 4) || '-' || right(code, 4) as number
  from (
    select s.n, s.draw, c.id as customer_id, c.email, random() < 0.03 as is_export,
      case when random() < 0.7 then 'test_card' else 'bank_transfer' end as provider,
      upper(lpad(to_hex((s.n::bigint * 2654435761) % 4294967296), 8, '0')) as code,
      date_trunc('day', now() - interval '3 years' * (1 - power(s.n::float8 / :orders, 0.7)))
        + (interval '7 hours' + random() * interval '12 hours') - interval '1 day' * (case when random() < 0.02 then 1 else 0 end) as at,
      jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'company', c.company_name,
        'addressLine1', s.n % 300 || ' Park Row', 'city', (array['Leeds','York','Hull','London','Bath'])[1 + s.n % 5],
        'postcode', 'LS1 5HD', 'country', 'United Kingdom') as address
    from (select n, random() as draw, (1 + floor(power(random(), 2) * 5000))::int as c from generate_series(1, :orders) n) s
    join bench_customer c on c.n = s.c
  ) drawn;
  update bench_order set at = now() - random() * interval '3 hours' where at > now();
  analyze bench_order;`;

const LINES = `
  create temp table bench_pick as
  select o.n, 1 + floor(power(random(), 1.6) * (select count(*) from products where archived_at is null))::int as at,
    (1 + floor(power(random(), 3) * 6))::int as quantity
  from bench_order o
  cross join lateral generate_series(1, 1 + (o.draw * 1000)::int % 10 / 6 + (o.draw * 1000)::int % 10 / 9);
  create temp table bench_line as
  with shelf as (select id, name, sku, price, row_number() over (order by id) as at from products where archived_at is null)
  select n, id as product_id, name, sku, price, quantity from bench_pick join shelf using (at);
  create index on bench_line (n);
  analyze bench_line;`;

const ORDERS = `
  insert into orders (order_number, customer_id, email, status, payment_status, payment_method_id, payment_method, subtotal,
    delivery_fee, total_amount, vat_rate, vat_amount, grand_total, delivery_method_id, delivery_method_name,
    delivery_address, billing_address, order_date, estimated_delivery, actual_delivery)
  select number, customer_id, email, status, 'pending', method_id, method, subtotal, fee, subtotal + fee, rate,
    round((subtotal + fee) * rate / 100, 2), subtotal + fee + round((subtotal + fee) * rate / 100, 2),
    (select id from delivery_methods order by id limit 1), 'Standard', address, address, at, at + interval '5 days',
    case when status = 'delivered' then at + interval '4 days' end
  from (
    select o.*, l.subtotal, case when l.subtotal < 100 then 9.99 else 0 end as fee, case when is_export then 0 else 20 end as rate
    from bench_order o
    join (select n, sum(price * quantity) as subtotal from bench_line group by n) l using (n)
  ) s order by at;
  analyze orders;
  alter table bench_order add column id integer;
  update bench_order b set id = o.id from orders o where o.order_number = b.number;
  analyze bench_order;`;

const ITEMS = `
  insert into order_items (order_id, product_id, product_name, sku, quantity, unit_price, total_price)
  select o.id, l.product_id, l.name, l.sku, l.quantity, l.price, l.price * l.quantity
  from bench_line l join bench_order o using (n) order by o.id;
  analyze order_items;`;

const EVENTS = `
  insert into order_events (order_id, status, description, place, lat_microdegrees, lng_microdegrees, at)
  select o.id, s.status, 'Order ' || s.status, 'Leeds', 53800000, -1550000, o.at + s.step * interval '20 hours'
  from bench_order o
  join (values ('pending', 0), ('processing', 1), ('shipped', 2), ('delivered', 4), ('cancelled', 1)) s (status, step)
    on s.status = 'pending' or s.status = o.status or (s.status <> 'cancelled' and o.status = 'delivered')
  order by o.id, s.step;`;

const PAYMENTS = `
  insert into payments (order_id, kind, amount, provider, reference, recorded_at)
  select o.id, 'payment', o.grand_total, b.provider, o.order_number,
    case when b.provider = 'test_card' then b.at else b.at + interval '2 days' end
  from bench_order b join orders o using (id)
  where b.provider = 'test_card' or b.at < now() - interval '3 days' and b.draw < 0.98
  order by b.at;
  analyze payments;`;

const REFUNDS = `
  insert into payments (order_id, kind, amount, provider, reason, goods, recorded_at)
  select o.id, 'refund', case when b.draw < 0.06 then o.grand_total else round(o.grand_total / 3, 2) end, b.provider, 'Sent back',
    0, least(b.at + interval '9 days', now())
  from bench_order b join orders o using (id) join payments p on p.order_id = o.id
  where b.draw < 0.08 order by b.at;`;

const SETTLED = `
  update orders o set payment_status = case when s.back = 0 then 'paid' when s.back < s.paid then 'partially_refunded' else 'refunded' end
  from (select order_id, sum(amount) filter (where kind = 'payment') as paid,
      coalesce(sum(amount) filter (where kind = 'refund'), 0) as back from payments group by order_id) s
  where s.order_id = o.id and o.order_number in (select number from bench_order);`;

const POINTS = `
  insert into reward_transactions (customer_id, order_id, transaction_type, points, description, transaction_date)
  select o.customer_id, o.id, 'earned', floor(o.subtotal), 'Earned on order ' || o.order_number, p.recorded_at
  from bench_order b join orders o using (id) join payments p on p.order_id = o.id and p.kind = 'payment'
  where o.status <> 'cancelled' order by p.recorded_at;
  insert into customer_rewards (customer_id, reward_points, total_earned)
  select customer_id, sum(points), sum(points) from reward_transactions
  where customer_id in (select id from bench_customer) group by customer_id on conflict do nothing;`;

const INVOICES = `
  insert into documents (kind, number, order_id, round, tax_point, issued_at, ex_vat, vat_amount, total, content)
  select 'invoice', 'INV-B' || lpad(row_number() over (order by least(p.at, b.at + interval '40 hours'))::text, 7, '0'), o.id, 1,
    least(p.at, b.at + interval '40 hours'), least(p.at, b.at + interval '40 hours'), o.total_amount, o.vat_amount, o.grand_total,
    jsonb_build_object('seller', jsonb_build_object('name', 'Brightfront Signage Limited', 'addressLines', jsonb_build_array('1 Foundry Lane', 'Leeds')),
      'buyer', o.billing_address, 'orderNumber', o.order_number,
      'lines', (select jsonb_agg(jsonb_build_object('description', i.product_name, 'sku', i.sku, 'quantity', i.quantity, 'unitPrice', i.unit_price * 100, 'total', i.total_price * 100)) from order_items i where i.order_id = o.id),
      'sums', jsonb_build_object('vatRate', (o.vat_rate * 100)::int, 'totalAmount', (o.total_amount * 100)::int, 'vatAmount', (o.vat_amount * 100)::int, 'grandTotal', (o.grand_total * 100)::int))
  from bench_order b join orders o using (id)
  left join (select order_id, min(recorded_at) as at from payments where kind = 'payment' group by order_id) p on p.order_id = o.id
  where p.at is not null or o.status in ('shipped', 'out_for_delivery', 'delivered');`;

const CREDITS = `
  insert into documents (kind, number, order_id, round, invoice_id, payment_id, tax_point, issued_at, ex_vat, vat_amount, total, content)
  select 'credit_note', 'CN-B' || lpad(row_number() over (order by p.id)::text, 7, '0'), i.order_id, 1, i.id, p.id, i.tax_point, p.recorded_at,
    p.amount - round(p.amount * o.vat_rate / (100 + o.vat_rate), 2), round(p.amount * o.vat_rate / (100 + o.vat_rate), 2), p.amount,
    i.content || jsonb_build_object('credits', jsonb_build_object('number', i.number, 'reason', 'Sent back'))
  from payments p join documents i on i.order_id = p.order_id and i.kind = 'invoice' join orders o on o.id = p.order_id
  where p.kind = 'refund' and i.number like 'INV-B%';`;
