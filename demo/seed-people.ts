import { createUser, hashPassword } from '#features/accounts/server/door.ts';
import { usernameFrom } from '#features/accounts/server/username.ts';
import { customerAddresses, signupRequests } from '#features/accounts/tables.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { demoAccounts } from './accounts.ts';
import { demoColleagues, demoRequests } from './colleagues.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';

export interface SeededPeople {
  adminId: number;
  /** In the order of `demoCustomers`. */
  customers: (DemoCustomer & { id: number; addressId: number })[];
}

// The shop and its first customers are older than the oldest order of the history.
const OPENED_DAYS_AGO = 210;
const DAYS_BETWEEN_CUSTOMERS = 5;

/** The three public demo accounts, and the customers of the last months. */
export async function seedPeople(context: AppContext): Promise<SeededPeople> {
  const now = context.clock.now();
  const opened = addDays(now, -OPENED_DAYS_AGO);
  const passwordHashes = await Promise.all(demoAccounts.map((account) => hashPassword(account.password)));
  return context.db.transaction(async (tx) => {
    const ids = new Map<string, number>();
    for (const [i, { role, grants, password: _, ...account }] of demoAccounts.entries()) {
      const user = await createUser(
        tx,
        {
          ...account,
          passwordHash: passwordHashes[i],
          userType: role,
          isActive: true,
          companyName: role === 'public' ? 'The Copper Kettle' : 'Brightfront Signage Limited',
          phoneNumber: role === 'public' ? '0113 496 0101' : '0113 496 0199',
        },
        opened,
      );
      ids.set(role, user.id);
      for (const permissionType of grants) {
        await grantPermission(tx, { userId: user.id, permissionType, grantedBy: ids.get('admin') ?? null, at: now });
      }
    }
    for (const colleague of demoColleagues) {
      const email = `${usernameFrom(colleague.firstName, colleague.lastName)}@brightfront.example`;
      const company = { companyName: 'Brightfront Signage Limited', phoneNumber: '0113 496 0199' };
      await createUser(tx, { ...colleague, ...company, email }, opened);
    }
    await tx
      .insert(signupRequests)
      .values(demoRequests.map(({ daysAgo, ...request }) => ({ ...request, createdAt: addDays(now, -daysAgo) })));
    const customers = [];
    for (const [i, person] of demoCustomers.entries()) {
      const { firstName, lastName, email, company, phone, address } = person;
      const id =
        i === 0
          ? (ids.get('public') ?? 0)
          : (
              await createUser(
                tx,
                {
                  firstName,
                  lastName,
                  email,
                  companyName: company,
                  phoneNumber: phone,
                  userType: 'public',
                  isActive: true,
                },
                addDays(opened, i * DAYS_BETWEEN_CUSTOMERS),
              )
            ).id;
      const [saved] = await tx
        .insert(customerAddresses)
        .values({ customerId: id, firstName, lastName, company, phoneNumber: phone, isDefault: true, ...address })
        .returning({ id: customerAddresses.id });
      customers.push({ ...person, id, addressId: saved?.id ?? 0 });
    }
    return { adminId: ids.get('admin') ?? 0, customers };
  });
}
