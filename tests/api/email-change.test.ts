// An account cannot be taken over by changing its e-mail address (decision A15).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { ResetRequested } from '#features/accounts/self-contract.ts';
import { createPendingSignIn, findUser, withdrawOldEmails } from '#features/accounts/server/door.ts';
import { emailChanges, pendingSignIns, sessions, users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import { applyDueEmails } from '#features/profile/server/door.ts';
import { fixedClock, systemClock } from '#platform/clock.ts';
import { announcements } from '#platform/tables.ts';
import { addDays, addMinutes } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { confirmNewEmail, emailTokenOf } from '../support/new-email.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

const PASSWORD = 'Password123!';
let shop: TestShop;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  shop.context.clock = systemClock;
  await shop.context.pool.query('delete from rate_limits');
});

const fresh = () => `moving-on-${count++}@example.com`;
const propose = (visitor: Visitor, id: number, email: string) =>
  visitor.put<User & Problem>(`/api/user/${id}`, { firstName: 'Test', lastName: 'Person', email, phoneNumber: '' });
const patch = async (visitor: Visitor, id: number, json: object) => {
  const response = await visitor.fetch(`/api/users/${id}`, { method: 'PATCH', json });
  return { status: response.status, body: (await response.json()) as User & Problem };
};
const confirm = (token: string, password?: string, visitor = shop.visitor()) =>
  visitor.post<Problem & { email: string }>('/api/email-change/confirm', { token, password });
const emailOf = async (id: number) => (await findUser(shop.context.db, id))?.email;
const resetToken = async (email: string) =>
  (await shop.visitor().post<ResetRequested>('/api/password-reset/request', { email })).body.token;
const told = async (id: number) =>
  (await shop.context.db.select().from(announcements)).filter(({ payload }) => payload.userId === id);
const age = (visitor: { id: number }, minutes: number) =>
  shop.context.db
    .update(sessions)
    .set({ provedAt: addMinutes(shop.context.clock.now(), -minutes) })
    .where(eq(sessions.userId, visitor.id));

describe('a new address of one’s own', () => {
  test('waits, and the account keeps the one it has until the link is opened', async () => {
    const customer = await signedIn(shop, 'public');
    const [old, email] = [await emailOf(customer.id), fresh()];
    const { status, body } = await propose(customer, customer.id, email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: old, pendingEmail: email });
    expect(await customer.get<User>('/api/user')).toMatchObject({ email: old, pendingEmail: email });
    expect(await resetToken(email)).toBeUndefined();
    expect(await resetToken(old ?? '')).toBeDefined();

    const confirmed = await confirmNewEmail(shop, customer.id);
    expect(confirmed).toEqual({ status: 200, body: { email } });
    expect(await customer.get<User>('/api/user')).toMatchObject({ email, pendingEmail: null });
    expect(await resetToken(email)).toBeDefined();
    await shop.as(email, PASSWORD, 'public');
  });

  test('is told to the old one at once, and again when it takes effect', async () => {
    const customer = await signedIn(shop, 'public');
    const [from, to] = [await emailOf(customer.id), fresh()];
    await propose(customer, customer.id, to);
    const proposed = { userId: customer.id, from, to, isOwn: true, effectiveAt: null };
    expect((await told(customer.id)).map(({ name, payload }) => [name, payload])).toEqual([
      ['user.email_proposed', proposed],
    ]);
    await confirmNewEmail(shop, customer.id);
    expect((await told(customer.id)).at(-1)).toMatchObject({ name: 'user.email_changed', payload: { from } });
  });

  test('that is taken by another account before the link is opened is refused, and the account stays as it is', async () => {
    const [ann, ben] = [await signedIn(shop, 'public'), await signedIn(shop, 'public')];
    const [email, old] = [fresh(), await emailOf(ann.id)];
    await propose(ann, ann.id, email);
    const link = await emailTokenOf(shop, ann.id);
    await shop.context.db.update(users).set({ email: email.toUpperCase() }).where(eq(users.id, ben.id));
    const { status, body } = await confirm(link);
    expect([status, body.detail]).toEqual([
      409,
      'Another account has taken this e-mail address meanwhile. Your account stays with the one it has.',
    ]);
    expect(await ann.get<User>('/api/user')).toMatchObject({ email: old, pendingEmail: null });
    expect((await confirm(link)).status).toBe(400);
  });

  test('from two tabs: the later one counts, and the link of the earlier is void', async () => {
    const customer = await signedIn(shop, 'public');
    const [first, second] = [fresh(), fresh()];
    await propose(customer, customer.id, first);
    const old = await emailTokenOf(shop, customer.id);
    await propose(customer, customer.id, second);
    expect((await confirm(old)).status).toBe(400);
    expect((await confirmNewEmail(shop, customer.id)).body.email).toBe(second);
  });

  test('from two tabs at the same moment leaves one proposal', async () => {
    const customer = await signedIn(shop, 'public');
    const both = [fresh(), fresh()];
    const answers = await Promise.all(both.map((email) => propose(customer, customer.id, email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { pendingEmail } = await customer.get<User>('/api/user');
    expect(both).toContain(pendingEmail);
    expect((await confirmNewEmail(shop, customer.id)).body.email).toBe(pendingEmail);
  });

  test('is confirmed once, also when the link is opened many times at once', async () => {
    const customer = await signedIn(shop, 'public');
    await propose(customer, customer.id, fresh());
    const link = await emailTokenOf(shop, customer.id);
    const answers = await Promise.all([confirm(link), confirm(link), confirm(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await confirm(link);
    expect(again.body.errors?.token?.[0]).toContain('used already, is out of date, or was replaced');
  });

  test('has a link for 24 hours and not a second longer', async () => {
    const start = new Date();
    const [ann, ben] = [await signedIn(shop, 'public'), await signedIn(shop, 'public')];
    for (const one of [ann, ben]) await propose(one, one.id, fresh());
    shop.context.clock = fixedClock(start);
    const [early, late] = [await emailTokenOf(shop, ann.id), await emailTokenOf(shop, ben.id)];
    shop.context.clock = fixedClock(new Date(start.getTime() + 24 * 3_600_000 - 1));
    expect((await confirm(early)).status).toBe(200);
    shop.context.clock = fixedClock(new Date(start.getTime() + 24 * 3_600_000));
    expect((await confirm(late)).status).toBe(400);
  });

  test('is withdrawn by its owner, by a password reset, and after a week', async () => {
    const customer = await signedIn(shop, 'public');
    await propose(customer, customer.id, fresh());
    const link = await emailTokenOf(shop, customer.id);
    expect((await customer.delete(`/api/user/${customer.id}/email-change`)).status).toBe(204);
    expect((await confirm(link)).status).toBe(400);

    await propose(customer, customer.id, fresh());
    const second = await emailTokenOf(shop, customer.id);
    const token = await resetToken((await emailOf(customer.id)) ?? '');
    const newPassword = 'a Lantern 4 the yard';
    await shop.visitor().post('/api/password-reset/confirm', { token, newPassword, confirmPassword: newPassword });
    expect((await confirm(second)).status).toBe(400);

    const slow = await signedIn(shop, 'public');
    await propose(slow, slow.id, fresh());
    const waiting = (await slow.get<User>('/api/user')).pendingEmail;
    await withdrawOldEmails(shop.context);
    expect((await findUser(shop.context.db, slow.id))?.pendingEmail).toBe(waiting);
    shop.context.clock = fixedClock(addDays(new Date(), 8));
    await withdrawOldEmails(shop.context);
    expect((await findUser(shop.context.db, slow.id))?.pendingEmail).toBeNull();
  });

  test.each(['their own', 'an admin’s'])(
    'is withdrawn by a new password chosen while signed in, also %s, and so is a sign-in under way',
    async (whose) => {
      const [owner, admin] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
      if (whose === 'their own') await propose(owner, owner.id, fresh());
      else await admin.post(`/api/users/${owner.id}/email`, { email: fresh(), reason: 'Lost mailbox' });
      const link = whose === 'their own' ? await emailTokenOf(shop, owner.id) : null;
      const { db, clock } = shop.context;
      await createPendingSignIn(db, { purpose: 'second-factor', userId: owner.id }, clock.now());
      const newPassword = 'a Lantern 4 the yard';
      const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
      expect((await owner.post('/api/password', body)).status).toBe(204);
      expect((await owner.get<User>('/api/user')).pendingEmail).toBeNull();
      expect(await db.$count(emailChanges, eq(emailChanges.userId, owner.id))).toBe(0);
      expect(await db.$count(pendingSignIns, eq(pendingSignIns.userId, owner.id))).toBe(0);
      if (link) expect((await confirm(link)).status).toBe(400);
    },
  );

  test('is withdrawn by the deactivation of the account', async () => {
    const [owner, admin] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
    await propose(owner, owner.id, fresh());
    await patch(admin, owner.id, { isActive: false });
    expect((await findUser(shop.context.db, owner.id))?.pendingEmail).toBeNull();
  });

  test('of another account is not theirs to withdraw, but an admin’s', async () => {
    const [ann, ben, admin] = [
      await signedIn(shop, 'public'),
      await signedIn(shop, 'public'),
      await signedIn(shop, 'admin'),
    ];
    await propose(ann, ann.id, fresh());
    expect((await ben.delete(`/api/user/${ann.id}/email-change`)).status).toBe(403);
    expect((await admin.delete(`/api/user/${ann.id}/email-change`)).status).toBe(204);
    expect((await ann.get<User>('/api/user')).pendingEmail).toBeNull();
  });

  test('needs a proof when the last one is older than 10 minutes, and nothing is saved', async () => {
    const customer = await signedIn(shop, 'public');
    const before = await customer.get<User>('/api/user');
    await age(customer, 11);
    const { status, body } = await propose(customer, customer.id, fresh());
    expect([status, body.type]).toEqual([403, '/api/docs#proof_required']);
    expect(await customer.get<User>('/api/user')).toEqual(before);
    const wrong = await customer.post<Problem>('/api/proof', { password: 'Wrong12345' });
    expect([wrong.status, wrong.body.type]).toEqual([403, '/api/docs#wrong_password']);
    expect((await propose(customer, customer.id, fresh())).status).toBe(403);
    expect((await customer.post('/api/proof', { password: PASSWORD })).status).toBe(204);
    expect((await propose(customer, customer.id, fresh())).status).toBe(200);
    await age(customer, 9);
    expect((await propose(customer, customer.id, fresh())).status).toBe(200);
  });

  test('needs no proof when only the name changes', async () => {
    const customer = await signedIn(shop, 'public');
    await age(customer, 60);
    const { email } = await customer.get<User>('/api/user');
    const form = { firstName: 'Zoë', lastName: 'Person', email, phoneNumber: '' };
    expect((await customer.put<User>(`/api/user/${customer.id}`, form)).body.firstName).toBe('Zoë');
  });

  test('has a link whose page says when it opens whether it still works, and spends nothing', async () => {
    const customer = await signedIn(shop, 'public');
    await propose(customer, customer.id, fresh());
    const token = await emailTokenOf(shop, customer.id);
    const check = async (which: string) =>
      (await shop.visitor().post<{ isGood: boolean }>('/api/email-change/check', { token: which })).body;
    for (let time = 0; time < 2; time += 1) expect(await check(token)).toEqual({ isGood: true });
    expect((await confirm(token)).status).toBe(200);
    for (const bad of [token, 'never-made']) expect(await check(bad)).toEqual({ isGood: false });
    for (let time = 0; time < 26; time += 1) await check('guessed');
    expect((await shop.visitor().post('/api/email-change/check', { token })).status).toBe(429);
  });

  test('is proposed at most ten times an hour', async () => {
    const customer = await signedIn(shop, 'public');
    for (let time = 0; time < 10; time += 1) expect((await propose(customer, customer.id, fresh())).status).toBe(200);
    expect((await propose(customer, customer.id, fresh())).status).toBe(429);
  });
});

describe('an address that staff propose', () => {
  test('does not give them the account: the link alone is not enough, nor is their own session', async () => {
    const victim = await addPerson(shop, 'public');
    const old = await emailOf(victim.id);
    const staff = await signedIn(shop, 'employer', ['manage_customers', 'manage_users']);
    const mine = fresh();
    expect((await propose(staff, victim.id, mine)).body).toMatchObject({ email: old, pendingEmail: mine });
    expect(await resetToken(mine)).toBeUndefined();
    for (const visitor of [shop.visitor(), staff]) {
      const { status, body } = await confirmNewEmail(shop, victim.id, undefined, visitor);
      expect([status, body.type]).toEqual([403, '/api/docs#proof_required']);
    }
    expect((await confirmNewEmail(shop, victim.id, 'Wrong12345', staff)).status).toBe(403);
    expect(await emailOf(victim.id)).toBe(old);
    expect(await resetToken(mine)).toBeUndefined();
  });

  test.each(['public', 'employer'] as const)(
    'for the account of a %s, takes effect when its owner agrees',
    async (type) => {
      const owner = await signedIn(shop, type);
      const admin = await signedIn(shop, 'admin');
      const [first, second, old] = [fresh(), fresh(), await emailOf(owner.id)];
      expect((await patch(admin, owner.id, { email: first })).body).toMatchObject({ email: old, pendingEmail: first });
      expect((await confirmNewEmail(shop, owner.id, PASSWORD)).body.email).toBe(first);
      await patch(admin, owner.id, { email: second });
      expect((await confirmNewEmail(shop, owner.id, undefined, owner)).body.email).toBe(second);
    },
  );

  test('needs a proof of theirs, and nothing of the form is saved without', async () => {
    const { id } = await addPerson(shop, 'public');
    const admin = await signedIn(shop, 'admin');
    await age(admin, 11);
    const { status, body } = await patch(admin, id, { firstName: 'Changed', email: fresh() });
    expect([status, body.type]).toEqual([403, '/api/docs#proof_required']);
    expect(await findUser(shop.context.db, id)).toMatchObject({ firstName: 'Test', pendingEmail: null });
    expect((await patch(admin, id, { firstName: 'Changed' })).status).toBe(200);
  });
});

describe('an address that staff propose for an account without a password', () => {
  const withoutPassword = async (type: 'public' | 'employer' = 'employer') => {
    const person = await addPerson(shop, type);
    await shop.context.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    return person;
  };
  const pendingOf = async (id: number) => (await findUser(shop.context.db, id))?.pendingEmail;

  test('is confirmed by its link alone, because the account is used by no one yet', async () => {
    const [staff, { id }] = [await signedIn(shop, 'employer', ['manage_users']), await withoutPassword()];
    const email = fresh();
    await patch(staff, id, { email });
    expect((await confirmNewEmail(shop, id)).body.email).toBe(email);
  });

  test.each([
    ['another role', (admin: Visitor, id: number) => patch(admin, id, { userType: 'admin' })],
    ['deactivation', (admin: Visitor, id: number) => patch(admin, id, { isActive: false })],
    [
      'a permission',
      (admin: Visitor, userId: number) =>
        admin.post('/api/permissions', { userId, permissionType: 'manage_users', granted: true }),
    ],
  ] as const)('is withdrawn by %s, and its link is void', async (_what, change) => {
    const [staff, admin] = [await signedIn(shop, 'employer', ['manage_users']), await signedIn(shop, 'admin')];
    const [{ id }, old] = [await withoutPassword(), fresh()];
    await shop.context.db.update(users).set({ email: old }).where(eq(users.id, id));
    await patch(staff, id, { email: fresh() });
    const link = await emailTokenOf(shop, id);
    expect((await change(admin, id)).status).toBeLessThan(300);
    expect(await pendingOf(id)).toBeNull();
    expect((await confirm(link)).status).toBe(400);
    expect(await emailOf(id)).toBe(old);
    const entries = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(entries.some(({ after }) => (after as { pendingEmail?: null } | null)?.pendingEmail === null)).toBe(true);
  });

  test('is withdrawn by a revoked permission that is granted again', async () => {
    const [staff, admin] = [await signedIn(shop, 'employer', ['manage_users']), await signedIn(shop, 'admin')];
    const { id: userId } = await withoutPassword();
    const grant = { userId, permissionType: 'manage_products' };
    const { body } = await admin.post<{ id: number }>('/api/permissions', { ...grant, granted: false });
    await patch(staff, userId, { email: fresh() });
    const link = await emailTokenOf(shop, userId);
    expect((await admin.put(`/api/permissions/${body.id}`, { ...grant, granted: true })).status).toBe(200);
    expect((await confirm(link)).status).toBe(400);
  });

  test('is not revived by the reactivation of the account', async () => {
    const [staff, admin] = [await signedIn(shop, 'employer', ['manage_users']), await signedIn(shop, 'admin')];
    const { id } = await withoutPassword();
    await patch(admin, id, { isActive: false });
    await patch(staff, id, { email: fresh() });
    const link = await emailTokenOf(shop, id);
    await patch(admin, id, { isActive: true });
    expect((await confirm(link)).status).toBe(400);
    expect(await pendingOf(id)).toBeNull();
  });

  test('of the owner’s own choice stays when they get a permission', async () => {
    const [owner, admin] = [await signedIn(shop, 'employer'), await signedIn(shop, 'admin')];
    const email = fresh();
    await propose(owner, owner.id, email);
    const granted = { userId: owner.id, permissionType: 'manage_users', granted: true };
    expect((await admin.post('/api/permissions', granted)).status).toBe(201);
    expect((await confirmNewEmail(shop, owner.id)).body.email).toBe(email);
  });

  test.each([
    ['was deactivated', { isActive: false }],
    ['is staff no more', { userType: 'public' }],
  ] as const)('is void when the person who proposed it %s', async (_what, columns) => {
    const [staff, { id }] = [await signedIn(shop, 'employer', ['manage_users']), await withoutPassword()];
    await patch(staff, id, { email: fresh() });
    const link = await emailTokenOf(shop, id);
    await shop.context.db.update(users).set(columns).where(eq(users.id, staff.id));
    expect((await confirm(link)).status).toBe(400);
  });

  test('is void when its account has more rights by now than the person who proposed it, in whichever way', async () => {
    const staff = await signedIn(shop, 'employer', ['manage_users']);
    const [granted, promoted] = [await withoutPassword(), await withoutPassword()];
    for (const { id } of [granted, promoted]) await patch(staff, id, { email: fresh() });
    const links = [await emailTokenOf(shop, granted.id), await emailTokenOf(shop, promoted.id)];
    const { db } = shop.context;
    await grantPermission(db, { userId: granted.id, permissionType: 'manage_orders', grantedBy: null, at: new Date() });
    await db.update(users).set({ userType: 'admin' }).where(eq(users.id, promoted.id));
    for (const link of links) expect((await confirm(link)).status).toBe(400);
  });
});

describe('an address that an admin sets, because none works any more', () => {
  const set = (visitor: Visitor, id: number, json: object) =>
    visitor.post<User & Problem>(`/api/users/${id}/email`, json);
  const reason = 'The company has closed and its mailboxes with it';

  test('takes effect after 24 hours, with the reason in the audit log and both addresses told', async () => {
    const { id } = await addPerson(shop, 'public');
    const admin = await signedIn(shop, 'admin');
    const [old, email] = [await emailOf(id), fresh()];
    const { status, body } = await set(admin, id, { email, reason });
    expect(status).toBe(202);
    expect(body).toMatchObject({ email: old, pendingEmail: email });
    const [change] = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(change).toMatchObject({
      actorId: admin.id,
      action: 'user.email_proposed',
      after: { pendingEmail: email, reason },
    });
    expect((await told(id))[0]?.payload).toMatchObject({ from: old, to: email, effectiveAt: expect.any(String) });

    shop.context.clock = fixedClock(addMinutes(addDays(new Date(), 1), -1));
    await applyDueEmails(shop.context);
    expect(await emailOf(id)).toBe(old);
    shop.context.clock = fixedClock(addMinutes(addDays(new Date(), 1), 1));
    await Promise.all([applyDueEmails(shop.context), applyDueEmails(shop.context)]);
    expect(await emailOf(id)).toBe(email);
    expect((await told(id)).filter(({ name }) => name === 'user.email_changed')).toHaveLength(1);
    const actions = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(actions.map(({ action }) => action)).toEqual(['user.email_proposed', 'user.email_set']);
  });

  test('has no link, is withdrawn by its owner, and is given up when it is taken by then', async () => {
    const [owner, admin] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
    await set(admin, owner.id, { email: fresh(), reason });
    await expect(emailTokenOf(shop, owner.id)).rejects.toThrow('no proposed address');
    await owner.delete(`/api/user/${owner.id}/email-change`);
    const [email, old] = [fresh(), await emailOf(owner.id)];
    await set(admin, owner.id, { email, reason });
    const { id: other } = await addPerson(shop, 'public');
    await shop.context.db.update(users).set({ email }).where(eq(users.id, other));
    shop.context.clock = fixedClock(addDays(new Date(), 2));
    await applyDueEmails(shop.context);
    expect(await findUser(shop.context.db, owner.id)).toMatchObject({ email: old, pendingEmail: null });
    const actions = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, owner.id));
    expect(actions.at(-1)?.action).toBe('user.email_not_set');
    expect(await shop.context.db.$count(emailChanges, eq(emailChanges.userId, owner.id))).toBe(0);
  });

  test('is given up when the admin who set it is none any more by then', async () => {
    const [{ id }, admin] = [await addPerson(shop, 'public'), await signedIn(shop, 'admin')];
    const old = await emailOf(id);
    await set(admin, id, { email: fresh(), reason });
    await shop.context.db.update(users).set({ isActive: false }).where(eq(users.id, admin.id));
    shop.context.clock = fixedClock(addDays(new Date(), 2));
    await applyDueEmails(shop.context);
    expect(await findUser(shop.context.db, id)).toMatchObject({ email: old, pendingEmail: null });
  });

  test('is for admins with a reason and a proof, and not for their own account', async () => {
    const { id } = await addPerson(shop, 'public');
    const staff = await signedIn(shop, 'employer', ['manage_users', 'manage_customers']);
    const admin = await signedIn(shop, 'admin');
    expect((await set(staff, id, { email: fresh(), reason })).status).toBe(403);
    expect((await set(admin, id, { email: fresh(), reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await set(admin, admin.id, { email: fresh(), reason })).status).toBe(409);
    await age(admin, 11);
    expect((await set(admin, id, { email: fresh(), reason })).body.type).toBe('/api/docs#proof_required');
    expect((await findUser(shop.context.db, id))?.pendingEmail).toBeNull();
  });
});
