import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { passwordResetTokens, sessions, signupRequests, users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { Employee, NewPasswordLink, SignupRequest, UserPage } from '#features/people/contract.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { announcements } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { confirmNewEmail } from '../../../../tests/support/new-email.ts';
import { addPerson, signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order } from '../../../../tests/support/shop-floor.ts';

type Person = Visitor & { id: number };
type Answer<T> = { status: number; body: T };

let shop: TestShop;
let admin: Person;
let manager: Person;
let employer: Person;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await signedIn(shop, 'admin');
  manager = await signedIn(shop, 'employer', ['manage_users']);
  employer = await signedIn(shop, 'employer', ['view_orders']);
});
afterAll(() => shop.close());

const jo = { firstName: 'Jo', lastName: 'Smith', email: 'jo@example.com', phoneNumber: '0113 496 0000' };
let count = 0;
beforeEach(() => {
  count += 1;
});
/** The form of a new user. */
const somebody = (changes: object = {}) => ({ ...jo, email: `new-${count}@example.com`, ...changes });

async function send<T = Problem>(who: Visitor, method: string, path: string, json?: unknown): Promise<Answer<T>> {
  const response = await who.fetch(path, { method, ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
}
const change = <T = Problem>(who: Visitor, id: number, json: unknown) =>
  send<T>(who, 'PATCH', `/api/users/${id}`, json);
const remove = (who: Visitor, id: number) => send(who, 'DELETE', `/api/users/${id}`);
const decide = <T = Problem>(who: Visitor, id: number, status: string) =>
  send<T>(who, 'PATCH', `/api/signup-request/${id}/status`, { status });

async function rowOf(id: number) {
  const [row] = await shop.context.db.select().from(users).where(eq(users.id, id));
  return row;
}
async function auditOf(recordType: string, recordId: number) {
  const rows = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, recordId));
  return rows.filter((row) => row.recordType === recordType);
}
async function announced(name: string, key: string, id: number): Promise<number> {
  const rows = await shop.context.db.select().from(announcements).where(eq(announcements.name, name));
  return rows.filter((row) => (row.payload as Record<string, unknown>)[key] === id).length;
}

describe('Creating a user', () => {
  test('makes an active employer of the shop’s own company, whose owner chooses the password by a link', async () => {
    await shop.context.db.transaction((tx) =>
      writeSetting(tx, 'company', {
        name: 'Brightfront Signage Limited',
        tradingName: 'Brightfront',
        companyNumber: '',
        vatNumber: '',
        addressLines: [],
        email: '',
        phone: '',
        openingHours: '',
      }),
    );
    const { status, body } = await admin.post<User & { passwordLink?: string }>('/api/users', somebody());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'jo.smith',
      userType: 'employer',
      isActive: true,
      companyName: 'Brightfront Signage Limited',
      department: null,
      permissions: [],
    });
    expect(body.passwordLink).toMatch(/^https?:.*token=[\w-]{20,}/);
    expect((await rowOf(body.id))?.passwordHash).toBeNull();
    expect(await announced('user.created', 'userId', body.id)).toBe(1);
    const [entry] = await auditOf('user', body.id);
    expect(entry).toMatchObject({ actorId: admin.id, action: 'user.created', before: null });
    expect(entry?.after).toMatchObject({ username: 'jo.smith', userType: 'employer' });
  });

  test('takes a password, a department and a username; then there is no link, and the password works', async () => {
    const sent = somebody({ password: 'Letters123', department: 'HR', username: 'hr.desk', userType: 'public' });
    const { status, body } = await admin.post<User>('/api/users', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: 'hr.desk', department: 'HR', userType: 'public', companyName: null });
    expect(body).not.toHaveProperty('passwordLink');
    expect(JSON.stringify(body)).not.toMatch(/Letters123|argon2/);
    expect(JSON.stringify(await auditOf('user', body.id))).not.toMatch(/Letters123|argon2/);
    await shop.as('hr.desk', 'Letters123', 'public');
  });

  test.each([
    ['O’Brien', 'Zoë', 'zoe.obrien'],
    ['Ng', 'Li', 'li.ng'],
    ['王', '小明', 'user'],
    ["O'Brien", 'Zoë', 'zoe.obrien2'],
  ])('knows %s, %s', async (lastName, firstName, username) => {
    const sent = somebody({ lastName: `  ${lastName} `, firstName, email: `  Person.${count}@Example.COM ` });
    const { status, body } = await admin.post<User>('/api/users', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ lastName, firstName, username, email: `Person.${count}@Example.COM` });
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'All fields are required'],
    [{ lastName: '  ' }, 'firstName', 'All fields are required'],
    [{ email: undefined }, 'firstName', 'All fields are required'],
    [{ phoneNumber: null }, 'firstName', 'All fields are required'],
    [{ userType: 'public' }, 'firstName', 'All fields are required'],
    [{ email: 'jo' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(95)}@a.example` }, 'email', 'An e-mail address can be at most 100 characters'],
    [{ password: 'Short12' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'onlyletters' }, 'password', 'Password must contain both letters and numbers'],
    [{ password: 'Elevenchar1' }, 'password', 'Password must be at least 12 characters'],
    [{ password: 'Jo.Smith-2026' }, 'password', 'This password is too common. Choose another.'],
    [{ password: `${'x1'.repeat(65)}` }, 'password', 'Password can be at most 128 characters'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'First name can be at most 100 characters'],
    [{ phoneNumber: '1'.repeat(21) }, 'phoneNumber', 'Phone number can be at most 20 characters'],
    [{ companyName: 'x'.repeat(201) }, 'companyName', 'Company name can be at most 200 characters'],
    [{ department: 'Stores' }, 'department', 'Choose one of Sales Team, HR, Management, Operation Executive, Accounts'],
    [{ userType: 'owner' }, 'userType', 'Choose an account type'],
    [{ username: 'jo@example.com' }, 'username', 'A username can have neither spaces nor an @'],
    [{ username: 'jo smith' }, 'username', 'A username can have neither spaces nor an @'],
  ])('refuses %j', async (wrong, field, message) => {
    const { status, body } = await admin.post<Problem>('/api/users', somebody(wrong));
    expect(status).toBe(400);
    expect(body.errors?.[field]).toContain(message);
  });

  test('sent twice, even at once and in another case, makes one account and says why to the other', async () => {
    const answers = await Promise.all(
      [somebody(), somebody({ email: `NEW-${count}@Example.com` })].map((sent) =>
        admin.post<Problem>('/api/users', sent),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors?.email?.[0]).toContain('account with this e-mail address already');
  });

  test('refuses a taken username, in any case', async () => {
    await admin.post('/api/users', somebody({ username: 'taken.name' }));
    const { status, body } = await admin.post<Problem>(
      '/api/users',
      somebody({ username: 'Taken.Name', email: `other-${count}@example.com` }),
    );
    expect([status, body.errors?.username?.[0]]).toEqual([409, 'This username is taken. Please choose another.']);
  });

  test('an employer who manages users creates employers and customers, never an admin', async () => {
    expect((await manager.post('/api/users', somebody())).status).toBe(201);
    const { status, body } = await manager.post<Problem>(
      '/api/users',
      somebody({ userType: 'admin', email: `admin-${count}@example.com` }),
    );
    expect([status, body.detail]).toEqual([403, 'Only an admin may do this to the account of an admin.']);
    expect((await employer.post('/api/users', somebody())).status).toBe(403);
  });
});

describe('The lists', () => {
  test('are whole for admins and managers, by id', async () => {
    for (const who of [admin, manager]) {
      const list = await who.get<User[]>('/api/users');
      expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b));
      expect(list.find(({ id }) => id === manager.id)).toMatchObject({
        userType: 'employer',
        permissions: ['manage_users'],
      });
      expect(JSON.stringify(list)).not.toContain('argon2');
    }
  });

  test('are shortened for other employers: the active staff with name, department and e-mail', async () => {
    const left = await addPerson(shop, 'employer');
    const customer = await addPerson(shop, 'public');
    await change(admin, left.id, { isActive: false });
    const list = await employer.get<Employee[]>('/api/users');
    expect(new Set(list.flatMap((one) => Object.keys(one)))).toEqual(
      new Set(['id', 'firstName', 'lastName', 'department', 'email']),
    );
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([admin.id, manager.id, employer.id]));
    expect(ids).not.toContain(left.id);
    expect(ids).not.toContain(customer.id);
    // However it is asked.
    for (const query of ['q=person', 'userType=public', 'state=inactive', 'scope=employees']) {
      expect(await employer.get<Employee[]>(`/api/users?${query}`)).toEqual(list);
    }
    expect(await admin.get<Employee[]>('/api/users?scope=employees')).toEqual(list);
  });

  test('page by page, newest first, searched and filtered, with figures', async () => {
    await admin.post('/api/users', somebody({ firstName: '100%_Sure', department: 'Accounts' }));
    const all = await admin.get<User[]>('/api/users');
    const seen: number[] = [];
    let cursor = '';
    do {
      const page = await admin.get<UserPage>(`/api/users?scope=all&limit=5${cursor}`);
      expect(page.found).toBe(all.length);
      expect(page.figures.total).toBe(all.length);
      expect(page.figures.active).toBe(all.filter(({ isActive }) => isActive).length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id).reverse());

    const found = async (query: string) => (await admin.get<UserPage>(`/api/users?scope=all&${query}`)).items;
    expect((await found('q=100%25_s')).map(({ firstName }) => firstName)).toEqual(['100%_Sure']);
    expect((await found('q=accounts%20SURE')).length).toBe(1);
    expect((await found('q=nobody-at-all')).length).toBe(0);
    expect((await found('userType=admin')).map(({ id }) => id)).toEqual([admin.id]);
    expect((await found('state=inactive')).every(({ isActive }) => !isActive)).toBe(true);
    const { departments } = (await admin.get<UserPage>('/api/users?scope=all')).figures;
    expect(departments.map(({ department }) => department)).toEqual([
      'Sales Team',
      'HR',
      'Management',
      'Operation Executive',
      'Accounts',
    ]);
    expect(departments.at(-1)?.users).toBe(1);
  });

  test.each([
    'scope=mine',
    'userType=owner',
    'state=gone',
    'limit=0',
    'limit=many',
    'cursor=dTk5OTk5OTk5OTk5',
    'q=%00',
  ])('refuse %s', async (query) => {
    const separator = query.startsWith('scope') ? '' : 'scope=all&';
    expect((await send(admin, 'GET', `/api/users?${separator}${query}`)).status).toBe(400);
  });
});

describe('Changing a user', () => {
  test('changes what is sent and nothing else, and writes down from what to what', async () => {
    const { id } = await addPerson(shop, 'employer');
    const sent = {
      firstName: ' Zoë ',
      lastName: 'Ng',
      department: 'HR',
      phoneNumber: '0113 496 0000',
      companyName: 'Ng & Co',
    };
    const { status, body } = await change<User>(admin, id, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...sent, firstName: 'Zoë', isActive: true, userType: 'employer' });
    const emptied = await change<User>(admin, id, { department: '', phoneNumber: null, companyName: '  ' });
    expect(emptied.body).toMatchObject({ department: null, phoneNumber: null, companyName: null, firstName: 'Zoë' });
    const [first, second] = await auditOf('user', id);
    expect(first).toMatchObject({
      actorId: admin.id,
      action: 'user.changed',
      before: { firstName: 'Test', department: null },
    });
    expect(second?.after).toEqual({ department: null, phoneNumber: null, companyName: null });
  });

  test('what is the same leaves no trace', async () => {
    const { id } = await addPerson(shop, 'employer');
    expect((await change(admin, id, { firstName: 'Test', isActive: true })).status).toBe(200);
    expect((await change(admin, id, {})).status).toBe(200);
    expect(await auditOf('user', id)).toEqual([]);
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: null }, 'lastName', 'Last name is required'],
    [{ email: 'jo' }, 'email', 'Please enter a valid email address'],
    [{ phoneNumber: '1'.repeat(21) }, 'phoneNumber', 'Phone number can be at most 20 characters'],
    [{ companyName: 7 }, 'companyName', 'Company name must be text'],
    [{ department: 'Stores' }, 'department', 'Choose one of Sales Team, HR, Management, Operation Executive, Accounts'],
    [{ userType: null }, 'userType', 'Choose an account type'],
    [{ isActive: 'no' }, 'isActive', 'Active must be true or false'],
  ])('refuses %j', async (wrong, field, message) => {
    const { status, body } = await change(admin, employer.id, wrong);
    expect([status, body.errors?.[field]]).toEqual([400, [message]]);
  });

  test('refuses the address of another user, also in parallel', async () => {
    const [a, b] = [await addPerson(shop, 'employer'), await addPerson(shop, 'employer')];
    const taken = (await rowOf(a.id))?.email.toUpperCase();
    expect((await change(admin, b.id, { email: taken })).body.errors?.email).toEqual([
      'There is an account with this e-mail address already.',
    ]);
    const email = `wanted-${count}@example.com`;
    const answers = await Promise.all([change(admin, a.id, { email }), change(manager, b.id, { email })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const confirmed = [a, b].map(({ id }) => confirmNewEmail(shop, id, 'Password123!'));
    expect((await Promise.all(confirmed)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a new address ends the links that went to the old one', async () => {
    const { id } = await addPerson(shop, 'employer');
    await shop.context.db.insert(passwordResetTokens).values({ userId: id, token: `t${id}`, expiresAt: new Date() });
    await change(admin, id, { email: `moved-${count}@example.com` });
    expect((await confirmNewEmail(shop, id, 'Password123!')).status).toBe(200);
    const tokens = await shop.context.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.userId, id));
    expect(tokens.map(({ used }) => used)).toEqual([true]);
  });

  test('a new address is told to the old one, and nothing else is', async () => {
    const { id } = await addPerson(shop, 'public');
    await change(admin, id, { firstName: 'Zoë' });
    expect(await announced('user.email_changed', 'userId', id)).toBe(0);
    const from = (await rowOf(id))?.email;
    await change(admin, id, { email: `told-${count}@example.com` });
    await confirmNewEmail(shop, id, 'Password123!');
    const rows = await shop.context.db.select().from(announcements).where(eq(announcements.name, 'user.email_changed'));
    expect(rows.at(-1)?.payload).toEqual({ userId: id, from });
  });

  test('deactivating ends every session at once, and reactivating lets the person sign in again', async () => {
    const person = await addPerson(shop, 'employer');
    const browsers = [shop.visitor(), shop.visitor()];
    for (const browser of browsers) await person.signIn(browser);
    expect((await change<User>(admin, person.id, { isActive: false })).body.isActive).toBe(false);
    expect(await shop.context.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
    for (const browser of browsers) expect((await browser.fetch('/api/user')).status).toBe(401);
    await expect(person.signIn(shop.visitor())).rejects.toThrow('403');
    await change(admin, person.id, { isActive: true });
    await person.signIn(shop.visitor());
    expect((await auditOf('user', person.id)).map(({ action }) => action)).toEqual([
      'user.deactivated',
      'user.reactivated',
    ]);
  });

  test('another role ends the sessions and the grants: who becomes an employer again starts without', async () => {
    const person = await addPerson(shop, 'employer', ['view_orders']);
    const browser = shop.visitor();
    await person.signIn(browser);
    expect((await change<User>(admin, person.id, { userType: 'public' })).body.permissions).toEqual([]);
    expect((await browser.fetch('/api/user')).status).toBe(401);
    expect((await change<User>(admin, person.id, { userType: 'employer' })).body.permissions).toEqual([]);
    const [entry] = await auditOf('user', person.id);
    expect(entry).toMatchObject({
      before: { userType: 'employer', permissions: ['view_orders'] },
      after: { userType: 'public', permissions: [] },
    });
  });

  test('a user who does not exist is not found', async () => {
    expect((await change(admin, 2_000_000_000, { firstName: 'X' })).status).toBe(404);
    expect((await change(admin, 0, { firstName: 'X' })).status).toBe(404);
  });
});

describe('No user acts above their own role', () => {
  test('an employer who manages users neither changes, deletes, makes nor becomes an admin', async () => {
    const person = await addPerson(shop, 'employer');
    expect((await change(manager, admin.id, { firstName: 'Eve' })).status).toBe(403);
    expect((await change(manager, admin.id, { isActive: false })).status).toBe(403);
    expect((await remove(manager, admin.id)).status).toBe(403);
    expect((await change(manager, person.id, { userType: 'admin' })).status).toBe(403);
    expect((await change(manager, manager.id, { userType: 'admin' })).status).toBe(403);
    expect((await rowOf(admin.id))?.firstName).toBe('Test');
  });

  test('nor sets the address of an employer with more permissions', async () => {
    const person = await addPerson(shop, 'employer', ['manage_orders']);
    const { status, body } = await change(manager, person.id, { email: 'mine@example.com' });
    expect([status, body.detail]).toEqual([
      403,
      'This person may do more than you. Ask an admin to change their e-mail address.',
    ]);
    expect((await change(manager, person.id, { department: 'HR' })).status).toBe(200);
    await grantPermission(shop.context.db, {
      userId: manager.id,
      permissionType: 'manage_orders',
      grantedBy: null,
      at: new Date(),
    });
    expect((await change(manager, person.id, { email: `theirs-${count}@example.com` })).status).toBe(200);
  });

  test('nor changes the role or the state of an employer with more permissions, or deletes them', async () => {
    const colleague = await signedIn(shop, 'employer', ['manage_users', 'manage_products']);
    const equal = await signedIn(shop, 'employer', ['manage_users']);
    for (const what of [{ userType: 'public' }, { isActive: false }]) {
      const { status, body } = await change(manager, colleague.id, what);
      expect([status, body.detail]).toEqual([403, expect.stringContaining('This person may do more than you')]);
    }
    expect((await remove(manager, colleague.id)).status).toBe(403);
    expect(await rowOf(colleague.id)).toMatchObject({ userType: 'employer', isActive: true });
    expect((await change(manager, equal.id, { isActive: false })).status).toBe(200);
    expect((await change(admin, colleague.id, { isActive: false })).status).toBe(200);
    expect((await change(manager, colleague.id, { isActive: true })).status).toBe(403);
  });

  test('an employer without the right, a customer and a visitor do nothing of it', async () => {
    const customer = await signedIn(shop, 'public');
    for (const [who, expected] of [
      [employer, 403],
      [customer, 403],
      [shop.visitor(), 401],
    ] as const) {
      expect((await change(who, manager.id, { firstName: 'Eve' })).status).toBe(expected);
      expect((await remove(who, manager.id)).status).toBe(expected);
      expect((await send(who, 'GET', '/api/signup-requests')).status).toBe(expected);
      expect((await decide(who, 1, 'approved')).status).toBe(expected);
    }
    expect((await send(customer, 'GET', '/api/users')).status).toBe(403);
  });
});

describe('A new password link', () => {
  const linkFor = <T = NewPasswordLink>(who: Visitor, id: number) =>
    send<T>(who, 'POST', `/api/users/${id}/password-link`);
  const choose = async (link: string | undefined) => {
    const token = new URL(link ?? '').searchParams.get('token');
    const words = { token, newPassword: 'Another12345', confirmPassword: 'Another12345' };
    return (await shop.visitor().post('/api/password-reset/confirm', words)).status;
  };

  test('is handed over where no mail server is, works once, and the one before dies', async () => {
    const created = await send<User & { passwordLink: string }>(admin, 'POST', '/api/users', somebody());
    const made = await linkFor(manager, created.body.id);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id: created.body.id, username: created.body.username });
    expect(await choose(created.body.passwordLink)).toBe(400);
    expect(await choose(made.body.passwordLink)).toBe(200);
    expect(await choose(made.body.passwordLink)).toBe(400);
    const entries = await auditOf('user', created.body.id);
    expect(entries.at(-1)).toMatchObject({ action: 'user.password_link_made', actorId: manager.id });
    expect(JSON.stringify(entries)).not.toContain(new URL(made.body.passwordLink ?? '').searchParams.get('token'));
  });

  test('leaves the password as it is until it is used', async () => {
    const person = await addPerson(shop, 'public');
    expect((await linkFor(admin, person.id)).status).toBe(201);
    await person.signIn(shop.visitor());
  });

  test('for an account in use is made by an admin only, and never for oneself', async () => {
    const customer = await addPerson(shop, 'public');
    expect((await linkFor<Problem>(manager, customer.id)).status).toBe(403);
    expect((await linkFor<Problem>(manager, admin.id)).status).toBe(403);
    expect((await linkFor<Problem>(employer, customer.id)).status).toBe(403);
    expect((await linkFor<Problem>(admin, admin.id)).status).toBe(409);
    expect((await linkFor<Problem>(admin, 999_999)).status).toBe(404);
  });

  test('is refused to an employer for an account with more permissions', async () => {
    const { body } = await send<User>(admin, 'POST', '/api/users', somebody());
    await shop.context.db.transaction((tx) =>
      grantPermission(tx, { userId: body.id, permissionType: 'manage_products', grantedBy: admin.id, at: new Date() }),
    );
    const refused = await linkFor<Problem>(manager, body.id);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'This person may do more than you. Ask an admin to make a link for them.',
    ]);
  });

  test('opens no inactive account', async () => {
    const { id } = await addPerson(shop, 'employer');
    await change(admin, id, { isActive: false });
    const refused = await linkFor<Problem>(admin, id);
    expect([refused.status, refused.body.detail]).toEqual([409, 'This account is inactive. Reactivate it first.']);
  });

  test('with a mail server travels by e-mail alone', async () => {
    const env = { DATABASE_URL: shop.context.config.DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:1' };
    const posting = await openTestShop(env);
    const colleague = await signedIn(posting, 'admin');
    const { id } = await addPerson(shop, 'employer');
    const { status, body } = await linkFor(colleague, id);
    expect([status, 'passwordLink' in body]).toEqual([201, false]);
    expect(await announced('user.password_link_made', 'userId', id)).toBe(1);
    await change(admin, colleague.id, { isActive: false });
    await posting.close();
  });
});

describe('Deleting a user', () => {
  test('takes the account away with all that is only theirs; the same again is not found', async () => {
    const person = await addPerson(shop, 'employer', ['view_orders']);
    const browser = shop.visitor();
    await person.signIn(browser);
    expect((await remove(admin, person.id)).status).toBe(204);
    expect(await rowOf(person.id)).toBeUndefined();
    expect((await browser.fetch('/api/user')).status).toBe(401);
    expect((await auditOf('user', person.id))[0]).toMatchObject({ action: 'user.deleted', after: null });
    expect((await remove(admin, person.id)).status).toBe(404);
  });

  test('deactivates the account of a buyer, because the order refers to it', async () => {
    const customer = await signedIn(shop, 'public');
    const floor = await openShopFloor(shop);
    await fillCart(customer, [floor.bracket, 1]);
    expect((await order(customer, floor, { email: undefined })).status).toBe(201);
    const [item] = (await admin.get<UserPage>('/api/users?scope=all&userType=public')).items;
    expect(item).toMatchObject({ id: customer.id, hasHistory: true });
    expect((await remove(admin, customer.id)).status).toBe(204);
    expect((await rowOf(customer.id))?.isActive).toBe(false);
    expect((await customer.fetch('/api/user')).status).toBe(401);
    // Again: it is as it was asked for, and nothing more is written down.
    expect((await remove(admin, customer.id)).status).toBe(204);
    expect((await auditOf('user', customer.id)).map(({ action }) => action)).toEqual(['user.deactivated']);
  });

  test('deactivates an account with changes, because the audit log refers to it', async () => {
    const colleague = await signedIn(shop, 'employer', ['manage_users']);
    await colleague.post('/api/users', somebody());
    expect((await remove(admin, colleague.id)).status).toBe(204);
    expect((await rowOf(colleague.id))?.isActive).toBe(false);
  });
});

describe('The shop always has an admin', () => {
  test('a user cannot delete, deactivate or demote themselves', async () => {
    const second = await addPerson(shop, 'admin');
    for (const who of [admin, manager]) {
      const answers = [
        await remove(who, who.id),
        await change(who, who.id, { isActive: false }),
        await change(who, who.id, { userType: 'public' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
      expect(answers[0]?.body.detail).toBe('You cannot delete your own account. Ask another admin.');
    }
    expect((await change(admin, admin.id, { department: 'Management' })).status).toBe(200);
    expect((await remove(admin, second.id)).status).toBe(204);
  });

  test('two admins who remove each other at once: one of them stays', async () => {
    for (const how of [
      (who: Visitor, id: number) => change(who, id, { isActive: false }),
      (who: Visitor, id: number) => change(who, id, { userType: 'employer' }),
      remove,
    ]) {
      const rival = await signedIn(shop, 'admin');
      const answers = await Promise.all([how(admin, rival.id), how(rival, admin.id)]);
      const done = answers.filter(({ status }) => status < 300).length;
      expect(done).toBe(1);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const admins = (await shop.context.db.select().from(users).where(eq(users.userType, 'admin'))).filter(
        ({ isActive }) => isActive,
      );
      expect(admins).toHaveLength(1);
      // The remaining admin is used by the following tests.
      if (admins[0]?.id === rival.id) admin = rival;
    }
  });

  test('an inactive admin does not count as one', async () => {
    const other = await addPerson(shop, 'admin');
    await change(admin, other.id, { isActive: false });
    expect((await change(admin, admin.id, { isActive: false })).status).toBe(409);
    expect((await remove(admin, other.id)).status).toBe(204);
  });
});

describe('Signup requests', () => {
  const ask = async (values: Partial<typeof signupRequests.$inferInsert> = {}) => {
    const [row] = await shop.context.db
      .insert(signupRequests)
      .values({
        ...jo,
        email: `asks-${count}@example.com`,
        userType: 'employer',
        companyName: 'Corner Cafe',
        ...values,
      })
      .returning();
    if (!row) throw new Error('No request');
    return row;
  };
  const statusOf = async (id: number) =>
    (await shop.context.db.select().from(signupRequests).where(eq(signupRequests.id, id)))[0]?.status;

  test('are listed by id, decided ones too', async () => {
    const request = await ask({ message: 'Please' });
    const list = await manager.get<SignupRequest[]>('/api/signup-requests');
    expect(list.at(-1)).toEqual({
      ...jo,
      id: request.id,
      email: request.email,
      userType: 'employer',
      companyName: 'Corner Cafe',
      message: 'Please',
      status: 'pending',
      createdAt: request.createdAt.toISOString(),
    });
  });

  test('approving opens an active account with a username and no department, and announces it', async () => {
    const request = await ask();
    const { status, body } = await decide<
      SignupRequest & { user: { id: number; username: string }; passwordLink: string }
    >(manager, request.id, 'approved');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: request.id, status: 'approved' });
    expect(body.passwordLink).toMatch(/token=/);
    const row = await rowOf(body.user.id);
    expect(row).toMatchObject({
      username: body.user.username,
      email: request.email,
      userType: 'employer',
      isActive: true,
      department: null,
      companyName: 'Corner Cafe',
      passwordHash: null,
    });
    expect(await announced('signup.approved', 'requestId', request.id)).toBe(1);
    expect((await auditOf('signup_request', request.id))[0]).toMatchObject({
      actorId: manager.id,
      action: 'signup_request.approved',
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
    expect(JSON.stringify(await shop.context.db.select().from(auditLog))).not.toContain('token=');
    expect(JSON.stringify(await shop.context.db.select().from(announcements))).not.toContain('token=');
  });

  test('rejecting opens nothing', async () => {
    const request = await ask();
    const { status, body } = await decide<SignupRequest>(admin, request.id, 'rejected');
    expect([status, body.status]).toEqual([200, 'rejected']);
    expect(body).not.toHaveProperty('user');
    expect(await announced('signup.rejected', 'requestId', request.id)).toBe(1);
    expect(await shop.context.db.select().from(users).where(eq(users.email, request.email))).toEqual([]);
  });

  test.each(['approved', 'rejected'])('what was %s stays so', async (first) => {
    const request = await ask();
    await decide(admin, request.id, first);
    for (const again of ['approved', 'rejected']) {
      const { status, body } = await decide(admin, request.id, again);
      expect([status, body.detail]).toEqual([409, `This request has already been ${first}.`]);
    }
    expect(await statusOf(request.id)).toBe(first);
  });

  test('only an admin decides who becomes an admin', async () => {
    const request = await ask({ userType: 'admin' });
    expect((await decide(manager, request.id, 'approved')).status).toBe(403);
    expect((await decide(manager, request.id, 'rejected')).status).toBe(403);
    expect(await statusOf(request.id)).toBe('pending');
    expect((await decide(admin, request.id, 'approved')).status).toBe(200);
    await shop.context.db.update(users).set({ isActive: false }).where(eq(users.email, request.email));
  });

  test('an address that has an account already: refused, and the request still waits', async () => {
    const person = await rowOf((await addPerson(shop, 'public')).id);
    const request = await ask({ email: person?.email.toUpperCase() });
    const { status, body } = await decide(admin, request.id, 'approved');
    expect([status, body.detail]).toEqual([409, 'There is an account with this e-mail address already.']);
    expect(await statusOf(request.id)).toBe('pending');
    expect(await auditOf('signup_request', request.id)).toEqual([]);
    expect((await decide(admin, request.id, 'rejected')).status).toBe(200);
  });

  test('many who decide at once: exactly one wins, and one account is made', async () => {
    const request = await ask();
    const answers = await Promise.all(
      [admin, manager, admin, manager, admin, manager].map((who, i) =>
        decide(who, request.id, i % 2 ? 'rejected' : 'approved'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const made = await shop.context.db.select().from(users).where(eq(users.email, request.email));
    expect(made).toHaveLength((await statusOf(request.id)) === 'approved' ? 1 : 0);
    expect(await auditOf('signup_request', request.id)).toHaveLength(1);
  });

  test('two requests of one person approved at once make one account', async () => {
    const [a, b] = [await ask(), await ask()];
    const answers = await Promise.all([decide(admin, a.id, 'approved'), decide(manager, b.id, 'approved')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['pending', 'maybe', '', null])('there is no such decision: %j', async (status) => {
    const request = await ask();
    expect((await decide(admin, request.id, status as string)).status).toBe(400);
  });

  test('a request that does not exist is not found', async () => {
    expect((await decide(admin, 2_000_000_000, 'approved')).status).toBe(404);
  });

  test('with a mail server the link travels by e-mail alone', async () => {
    const env = { DATABASE_URL: shop.context.config.DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:1' };
    const posting = await openTestShop(env);
    const colleague = await signedIn(posting, 'admin');
    const { body } = await decide<object>(colleague, (await ask()).id, 'approved');
    expect(body).not.toHaveProperty('passwordLink');
    expect((await colleague.post('/api/users', somebody())).body).not.toHaveProperty('passwordLink');
    await change(admin, colleague.id, { isActive: false });
    await posting.close();
  });
});
