import type pg from 'pg';
import { fillOrders } from '../reports/fill-orders.ts';

/**
 * Years of trade with all that it leaves behind: orders, and for each of them a third event, two e-mails, two rows of the audit log, for
 * every tenth a message and a security event, and for each customer the ten notifications that the shop leaves them.
 */
export async function fillHistory(client: pg.Client, orders: number): Promise<void> {
  await fillOrders(client, orders);
  for (const statement of [FURTHER_EVENTS, NOTIFICATIONS, EMAILS, AUDIT, MESSAGES, SECURITY_EVENTS, ANNOUNCEMENTS]) {
    await client.query(statement);
  }
  // What a server does by itself within minutes.
  await client.query('vacuum (analyze)');
}

const FURTHER_EVENTS = `
  insert into order_events (order_id, status, description, place, lat_microdegrees, lng_microdegrees, at)
  select id, status, 'A note of the carrier', 'Leeds', 53800000, -1550000, order_date + interval '2 days' from orders;`;

const NOTIFICATIONS = `
  insert into notifications (user_id, order_id, order_number, type, message, is_read, timestamp)
  select customer_id, id, order_number, 'status_update', 'Your order is on its way', random() < 0.8, order_date + interval '1 day'
  from (select *, row_number() over (partition by customer_id order by order_date desc) as place from orders where customer_id is not null) o
  where place <= 10 order by order_date;`;

const EMAILS = `
  insert into emails (message_id, template, recipient, subject, html, text, status, attempts, cause, created_at, sent_at, next_try_at)
  select '<bench-' || id || '-' || kind || '@shop.example>', kind, email, 'Your order ' || order_number, repeat('<p>Thank you.</p>', 60),
    repeat('Thank you. ', 40), case when random() < 0.001 then 'failed' else 'sent' end, 1, kind || ':bench:' || id,
    order_date, order_date, order_date
  from orders, unnest(array['order-placed', 'order-shipped']) kind order by order_date;`;

const AUDIT = `
  insert into audit_log (at, actor_id, action, record_type, record_id, before, after)
  select order_date + interval '1 hour', staff.id, action, 'order', orders.id, '{"status":"pending"}', '{"status":"processing"}'
  from orders, unnest(array['order.status_changed', 'order.payment_received']) action,
    (select id from users where user_type = 'admin' order by id limit 1) staff order by order_date;`;

const MESSAGES = `
  insert into messages (kind, name, email, phone, subject, message, customer_id, status, created_at)
  select 'contact', 'A buyer', email, '0113 496 0000', 'About order ' || order_number, 'When does it come?', customer_id,
    case when order_date > now() - interval '9 days' then 'open' else 'closed' end, order_date
  from orders where id % 10 = 0 order by order_date;`;

const SECURITY_EVENTS = `
  insert into security_events (kind, user_id, address, browser, at)
  select 'signed_in', customer_id, '192.0.2.1', 'Firefox on Windows', order_date
  from orders where id % 10 = 1 order by order_date;`;

const ANNOUNCEMENTS = `
  insert into announcements (name, payload, at, handled_at)
  select 'order.placed', jsonb_build_object('orderId', id), order_date, order_date from orders
  where order_date > now() - interval '30 days' order by order_date;`;
