import type { User } from '#features/accounts/contract.ts';
import { createUser, hashPassword, presentUser, refuseWeakPassword } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { touchBesideProducts } from '#features/catalogue/server/door.ts';
import type { BankAccount } from '#features/payments/bank-account.ts';
import { saveBankAccount } from '#features/payments/server/door.ts';
import { deleteSetupCodeHashes, type Settings, setVatRate, writeSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { addUses, forgetUses, type Limit, tooMany } from '#platform/limits.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { BasisPoints } from '#values/money.ts';
import { lockSetup, needsSetup } from './needs-setup.ts';
import { isSetupCode } from './setup-codes.ts';

const TRIES: Limit = { name: 'setup', most: 10, seconds: 3600 };

export interface Setup {
  code: string;
  company: Omit<Settings['company'], 'tradingName'> & { tradingName?: string };
  vatRate: BasisPoints;
  bank: BankAccount;
  admin: { firstName: string; lastName: string; email: string; password: string };
}

/**
 * Sets up a new shop: the company, its VAT rate from today on, its bank account, its first admin. Of parallel calls one succeeds. Throws
 * `already_set_up`, `wrong_setup_code`, `too_many`, or `conflict` for a taken e-mail address.
 */
export async function setUpShop(context: AppContext, setup: Setup, address: string): Promise<User> {
  if (!(await needsSetup(context))) throw alreadySetUp();
  const triedFrom = addressGroup(address);
  const { used, secondsLeft } = await addUses(context, TRIES, triedFrom);
  if (used > TRIES.most) throw tooMany('Too many wrong setup codes.', secondsLeft);
  if (!(await isSetupCode(context.db, setup.code))) throw await wrongCode(context);
  await forgetUses(context, TRIES, triedFrom);

  await refuseWeak(setup);
  // Before the transaction, because hashing is slow.
  const passwordHash = await hashPassword(setup.admin.password);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    await lockSetup(tx);
    if (!(await needsSetup(context, tx))) throw alreadySetUp();
    const company = { ...setup.company, tradingName: setup.company.tradingName ?? setup.company.name };
    const { password: _, ...person } = setup.admin;
    const account = { ...person, userType: 'admin', passwordHash, companyName: company.name } as const;
    const admin = await createUser(tx, account, at).catch(explainTakenEmail);
    await writeSetting(tx, 'company', company);
    await setVatRate(tx, setup.vatRate, londonDayOf(at));
    await saveBankAccount(tx, setup.bank, at);
    await deleteSetupCodeHashes(tx);
    const after = { company, vatRate: setup.vatRate / 100, bank: setup.bank, admin: presentUser(admin, []) };
    const change = { action: 'shop.set_up', recordType: 'settings', recordId: 1, before: null, after };
    await recordChange(tx, { ...change, actorId: admin.id }, at);
    await touchBesideProducts(tx);
    return presentUser(admin, []);
  });
}

async function refuseWeak({ company, admin: { firstName, lastName, email, password } }: Setup): Promise<void> {
  const names = [firstName, lastName, email, company.name, company.tradingName];
  await refuseWeakPassword(password, { userType: 'admin', names }, 'admin.password');
}

function alreadySetUp(): Refusal {
  return refuse('already_set_up', 'This shop has been set up already. Sign in with its admin account.');
}

// A parallel call may have finished the setup and deleted the codes.
async function wrongCode(context: AppContext): Promise<Refusal> {
  if (!(await needsSetup(context))) return alreadySetUp();
  const sentence = 'This is not the setup code. It stands in the server’s log, printed when the shop was started.';
  return refuse('wrong_setup_code', sentence, { errors: { code: [sentence] } });
}

// A customer may have signed up before the setup; the usual advice to sign in would not help the owner.
function explainTakenEmail(error: unknown): never {
  if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
  const sentence = 'A customer’s account has this e-mail address already. Use another one for the admin.';
  throw refuse('conflict', sentence, { errors: { 'admin.email': [sentence] } });
}
