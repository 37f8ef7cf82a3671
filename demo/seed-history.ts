import { and, desc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { customerAddresses, sessions } from '#features/accounts/tables.ts';
import { cartItems } from '#features/cart/tables.ts';
import { explainStock, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { goodsOf } from '#features/delivery/promise/goods.ts';
import { openOffers } from '#features/delivery/server/door.ts';
import { placeOf } from '#features/delivery/zones.ts';
import { notifications } from '#features/notifications/tables.ts';
import { placeOrderBody } from '#features/orders/forms.ts';
import {
  changeStatus,
  lockOrderRow,
  placeOrder,
  recordOrderPayment,
  refundOrder,
} from '#features/orders/server/door.ts';
import { type OrderStatus, STATUS_NAMES } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { assignDriver, recordPosition, setPlace } from '#features/tracking/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { fixedClock } from '#platform/clock.ts';
import { announcements } from '#platform/tables.ts';
import type { Place } from '#values/geo.ts';
import { addDays } from '#values/instant.ts';
import { toPence } from '#values/money.ts';
import { roughPlace } from '#values/places.ts';
import { type PlannedOrder, planHistory } from './history-plan.ts';
import { stepTimes } from './history-steps.ts';
import type { SeededProduct } from './seed-catalogue.ts';
import { seedDocuments } from './seed-documents.ts';
import type { SeededMethods } from './seed-methods.ts';
import type { SeededPeople } from './seed-people.ts';

interface Seeded {
  people: SeededPeople;
  methods: SeededMethods;
  products: SeededProduct[];
}

/** Trades for 120 days through the shop's own use cases, each at its time, and then fills the shelves and takes stock. */
export async function seedHistory(context: AppContext, seeded: Seeded): Promise<void> {
  const now = context.clock.now();
  const forSale = seeded.products.filter((product) => product.canBeBought);
  const drawn = planHistory(seeded.people.customers.length, forSale.length);
  const timed = await Promise.all(drawn.map((one) => placedAtTime(context, seeded, one, now)));
  // Office hours and working days move an order past its neighbours; stock and points follow each other in time.
  for (const order of timed.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())) {
    await tradeOnce(context, seeded, forSale, order, now);
  }
  await setPoints(context, seeded.people);
  await context.db.transaction(async (tx) => {
    const by = { actorId: seeded.people.adminId, at: now };
    for (const { id, stockQuantity } of seeded.products) {
      const set = (where: SQL) =>
        tx
          .update(products)
          .set({ stockQuantity })
          .where(and(eq(products.id, id), where));
      await explainStock(tx, { ...by, reason: 'delivery', note: 'From the supplier' });
      await set(lt(products.stockQuantity, stockQuantity));
      await explainStock(tx, { ...by, reason: 'count', note: 'Stocktake' });
      await set(gt(products.stockQuantity, stockQuantity));
    }
    await touchCatalogue(
      tx,
      seeded.products.map((product) => product.id),
    );
    await seedDocuments(tx);
    // Orders of the past send no receipt today.
    await tx.update(announcements).set({ handledAt: now });
  });
}

type TimedOrder = Awaited<ReturnType<typeof placedAtTime>>;

async function placedAtTime(context: AppContext, seeded: Seeded, drawn: PlannedOrder, now: Date) {
  const customer = seeded.people.customers[drawn.customer];
  if (!customer) throw new Error('The plan names a customer who does not exist.');
  const drawnAt = inOfficeHours(addDays(now, -drawn.daysAgo), now);
  const planned = await deliverable({ ...context, clock: fixedClock(drawnAt) }, seeded, drawn, customer.addressId);
  return { customer, planned, ...stepTimes(planned.status, drawnAt, now, planned) };
}

async function tradeOnce(
  context: AppContext,
  seeded: Seeded,
  forSale: SeededProduct[],
  { customer, planned, placedAt, steps }: TimedOrder,
  now: Date,
) {
  const clock = fixedClock(placedAt);
  const then: AppContext = { ...context, clock };
  await receiveShort(then, seeded, forSale, planned);
  await fillCart(then, customer.id, forSale, planned);
  const { order } = await withSession(then, customer.id, (sessionId) =>
    placeOrder(then, {
      user: { ...asUser(customer.id, 'public'), email: customer.email },
      sessionId,
      idempotencyKey: `demo-${placedAt.getTime()}`,
      body: checkoutOf(planned, seeded, customer.addressId, placedAt),
    }),
  );

  for (const { status, at } of steps) {
    clock.set(at);
    if (status === 'processing' && planned.payment === 'Bank transfer') await payByTransfer(then, order, seeded);
    if (status === 'shipped') await sendDriver(then, order.id, seeded);
    await changeStatus(then, { orderId: order.id, status, actor: asUser(seeded.people.adminId, 'admin') });
  }
  if (planned.status === 'cancelled') await payBack(then, order.id, seeded);
  if (planned.status === 'out_for_delivery')
    await reportPosition(then, order.id, customer.point ?? roughPlace(customer.address), now);
  if (planned.daysAgo < 20) await tellCustomer(then, customer.id, order, planned.status);
}

/** The plan with as many of its lines as some method brings to the customer, by the planned method where that one does. */
async function deliverable(context: AppContext, seeded: Seeded, drawn: PlannedOrder, addressId: number) {
  const [address] = await context.db.select().from(customerAddresses).where(eq(customerAddresses.id, addressId));
  const { country, postcode } = address ?? { country: HOME_COUNTRY, postcode: '' };
  const forSale = seeded.products.filter((product) => product.canBeBought);
  const offers = await openOffers(context);
  const fewer: PlannedOrder['lines'][] = [drawn.lines, drawn.lines.slice(0, 1), [[0, 1]]];
  for (const lines of fewer) {
    const goods = lines.map(([index, quantity]) => goodsOf(forSale[index]?.specs ?? {}, quantity));
    const methods = offers({ goods, subtotal: 0, destination: { country, postcode } }).map((offer) => offer.method);
    const method =
      methods.find(({ name }) => name === drawn.delivery) ?? methods.find(({ isCollection }) => !isCollection);
    const place = placeOf({ country, postcode });
    if (method && place) return { ...drawn, lines, delivery: method.name, deliversOn: method.deliversOn, place };
  }
  throw new Error('The demo has no method that brings a menu board to one of its customers.');
}

// People order between eight and six; what that would put into the future stays where it was.
function inOfficeHours(at: Date, now: Date): Date {
  const moved = new Date(at);
  moved.setUTCHours(8 + (at.getUTCHours() % 10));
  return moved < now ? moved : at;
}

async function fillCart(
  context: AppContext,
  customerId: number,
  forSale: SeededProduct[],
  planned: Pick<PlannedOrder, 'lines'>,
) {
  const addedAt = context.clock.now();
  for (const [index, quantity] of planned.lines) {
    const productId = forSale[index]?.id;
    if (productId)
      await context.db.insert(cartItems).values({ customerId, productId, quantity, priceWhenAdded: 0, addedAt });
  }
}

// An idempotency key belongs to a session, so each order of the past has had one.
async function withSession<T>(
  { db, clock }: AppContext,
  userId: number,
  work: (sessionId: number) => Promise<T>,
): Promise<T> {
  const at = clock.now();
  const [session] = await db
    .insert(sessions)
    .values({ userId, tokenHash: `demo ${at.getTime()}`, createdAt: at, expiresAt: at })
    .returning({ id: sessions.id });
  try {
    return await work(session?.id ?? 0);
  } finally {
    await db.delete(sessions).where(eq(sessions.id, session?.id ?? 0));
  }
}

// What an order is short of is delivered just before it, so that the movements follow each other in time.
async function receiveShort(
  { db, clock }: AppContext,
  { people }: Seeded,
  forSale: SeededProduct[],
  planned: Pick<PlannedOrder, 'lines'>,
) {
  const why = { reason: 'delivery', actorId: people.adminId, at: clock.now() } as const;
  for (const [index, quantity] of planned.lines) {
    const isShort = and(eq(products.id, forSale[index]?.id ?? 0), lt(products.stockQuantity, quantity));
    await db.transaction(async (tx) => {
      await explainStock(tx, { ...why, note: 'From the supplier' });
      await tx
        .update(products)
        .set({ stockQuantity: sql`${products.stockQuantity} + 10` })
        .where(isShort);
    });
  }
}

function checkoutOf(
  planned: Pick<PlannedOrder, 'payment'> & { delivery: string },
  { methods }: Seeded,
  deliveryAddressId: number,
  at: Date,
) {
  return placeOrderBody.parse({
    deliveryMethodId: methods.deliveryIds[planned.delivery],
    paymentMethodId: methods.paymentIds[planned.payment],
    ...(planned.delivery === 'Collection' ? {} : { deliveryAddressId }),
    ...(planned.payment === 'Card'
      ? { testCard: { number: '4242 4242 4242 4242', expiry: `12/${(at.getUTCFullYear() + 2) % 100}`, cvc: '123' } }
      : {}),
  });
}

async function payByTransfer(
  context: AppContext,
  order: { id: number; grandTotal: string; orderNumber: string },
  seeded: Seeded,
) {
  await recordOrderPayment(context, {
    orderId: order.id,
    amount: toPence(order.grandTotal),
    provider: 'bank_transfer',
    reference: order.orderNumber,
    recordedBy: seeded.people.adminId,
  });
}

async function payBack({ db, clock }: AppContext, orderId: number, { people }: Seeded) {
  await db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    const refund = { reason: 'Cancelled by the customer', recordedBy: people.adminId };
    if (order) await refundOrder(tx, order, refund, clock.now());
  });
}

async function sendDriver({ db, clock }: AppContext, orderId: number, { methods }: Seeded) {
  const driverId = methods.driverIds[orderId % methods.driverIds.length];
  if (driverId) await db.transaction((tx) => assignDriver(tx, { orderId, driverId, at: clock.now() }));
}

// Somewhere on the way from the warehouse, where the sample drivers go on from.
async function reportPosition({ db }: AppContext, orderId: number, to: Place, at: Date) {
  const from = await readSetting(db, 'deliveryOrigin');
  const share = 0.2 + (orderId % 7) * 0.1;
  const [lat, lng] = [from.lat + (to.lat - from.lat) * share, from.lng + (to.lng - from.lng) * share];
  await db.transaction((tx) => recordPosition(tx, { orderId, lat, lng, at, source: 'demo' }));
}

/** The points that staff have set on the map, each at the customer's newest order. */
async function setPoints(context: AppContext, { customers, adminId }: SeededPeople) {
  for (const { id, point } of customers) {
    const [newest] = await context.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.customerId, id), isNotNull(orders.deliveryAddress)))
      .orderBy(desc(orders.id))
      .limit(1);
    if (point && newest) await setPlace(context, { orderId: newest.id, place: point, actorId: adminId });
  }
}

async function tellCustomer(
  { db, clock }: AppContext,
  userId: number,
  order: { id: number; orderNumber: string },
  status: OrderStatus,
) {
  await db
    .insert(notifications)
    .values({
      userId,
      orderId: order.id,
      orderNumber: order.orderNumber,
      type: 'status_update',
      message: `Order ${order.orderNumber}: ${STATUS_NAMES[status].toLowerCase()}`,
      priority: status === 'out_for_delivery' ? 'high' : 'medium',
      isRead: status === 'delivered',
      timestamp: clock.now(),
    });
}

function asUser(id: number, userType: User['userType']): User {
  return {
    id,
    username: '',
    email: '',
    pendingEmail: null,
    userType,
    isActive: true,
    firstName: null,
    lastName: null,
    companyName: null,
    phoneNumber: null,
    department: null,
    createdAt: '',
    permissions: [],
  };
}
