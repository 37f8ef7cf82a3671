import type { User } from '#features/accounts/contract.ts';
import type { Change } from '#features/audit/server/door.ts';
import type { PublicSettings, StaffSettings, settingsContract } from '#features/settings/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { linkTo } from '#platform/mailer.ts';
import { toDecimal } from '#values/money.ts';
import { isRegistered } from '../vat-registration.ts';
import { presentSettings } from './present-settings.ts';
import { saveSettings } from './save-settings.ts';
import { companyDetails, readSettings, type Settings } from './settings.ts';
import { vatRateAt } from './vat-rate.ts';

/** What settings needs of features to its right. */
export interface SettingsDeps {
  /** The days of the fastest active delivery method; null when there is none. */
  fastestDeliveryDays(context: AppContext): Promise<number | null>;
  /** The categories that hold a product, in their order. */
  categoriesOnSale(context: AppContext): Promise<readonly string[]>;
  /** Writes a change into the audit log. */
  recordChange(tx: Transaction, change: Change, at: Date): Promise<void>;
  /** Throws `proof_required` unless the person at this session has just proved who they are. */
  requireProof(context: AppContext, caller: SettingsContext['caller']): void;
  /** Makes every instance render its pages and prices anew when the transaction commits. */
  touchPages(tx: Transaction): Promise<void>;
  /** The rules of the reward points. */
  pointsRules(): StaffSettings['points'];
}

export interface SettingsContext {
  context: AppContext;
  caller: { user: User | null; session: { id: number; userId: number | null; provedAt: Date | null } | null };
}

/** The path of the shop's own PDF catalogue (decision B9). */
const OWN_CATALOGUE = '/catalogue.pdf';

export function settingsHandlers(deps: SettingsDeps): Handlers<typeof settingsContract, SettingsContext> {
  const present = (context: AppContext) => presentSettings(context, deps.pointsRules());
  return {
    'GET /api/settings/public': async (_input, { context }): Promise<PublicSettings> => {
      const [settings, vatRate, fastestDays, categories] = await Promise.all([
        readSettings(context.db),
        vatRateAt(context.db, context.clock.now()),
        deps.fastestDeliveryDays(context),
        deps.categoriesOnSale(context),
      ]);
      const { mode, company, branches, social, electricity, holding } = settings;
      return {
        mode,
        company,
        vatRate: toDecimal(vatRate),
        hasVat: isRegistered(settings.company, vatRate),
        pencePerKwh: electricity.pencePerKwh,
        branches,
        claims: claimsThatHold(settings.claims, fastestDays),
        social,
        categories: [...categories],
        catalogueUrl: context.config.CATALOGUE_PDF_URL ?? OWN_CATALOGUE,
        sendsEmail: context.config.SMTP_URL !== undefined,
        siteUrl: linkTo(context.config, '/').replace(/\/$/, ''),
        transferDays: { account: holding.accountDays, guest: holding.guestDays },
      };
    },

    'GET /api/settings': (_input, { context }) => present(context),

    'PUT /api/settings': async ({ body }, { context, caller }) => {
      // The contract requires an admin, so there is a user.
      const saving = { actorId: (caller.user as User).id, at: context.clock.now() };
      await context.db.transaction(async (tx) => {
        // Where customers and the shop's own alerts write to.
        const { email } = await companyDetails(tx);
        if (body.company && body.company.email !== email) deps.requireProof(context, caller);
        await saveSettings(tx, body, saving, deps);
      });
      return present(context);
    },
  };
}

export function claimsThatHold(claims: Settings['claims'], fastestDays: number | null): PublicSettings['claims'] {
  return claims
    .filter(({ needsDeliveryDays: days }) => days === undefined || (fastestDays !== null && fastestDays <= days))
    .map(({ title, text, href }) => ({ title, text, href }));
}
