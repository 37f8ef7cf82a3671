import type { StaffSettings } from '#features/settings/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';
import type { RecordProof } from '#web/records/proof.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { ElectricitySection, HoldingSection, MailSection } from './limit-sections.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { type RefusedSection, SectionForm } from './section-form.tsx';
import {
  BranchesSection,
  ClaimsSection,
  CompanySection,
  OriginSection,
  type PointFields,
  RefundsSection,
  SocialSection,
  StockSection,
  VatSection,
} from './sections.tsx';
import { useSettingsStore } from './use-settings-store.ts';

export interface ShopSettingsData {
  settings: StaffSettings;
  /** The numbers of users, in total and by department (decision E6). */
  figures: { total: number; active: number; departments: readonly { department: string; users: number }[] };
}

type ShopSettingsProps = ShopSettingsData & { refused?: RefusedSection; pointFields: PointFields; proof: RecordProof };

/** The settings of the shop, each section with its own Save button (decision E6). */
export function ShopSettings({ settings, figures, refused, pointFields, proof }: ShopSettingsProps) {
  const store = useSettingsStore(proof.proved);
  const form = { settings, store, refused };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5 xl:order-last">
        <Staff {...figures} />
        <PointsRules points={settings.points} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <SectionForm
          {...form}
          section="company"
          title="Company details"
          description="In the footer, on receipts and invoices"
        >
          {(fields) => (
            <>
              <CompanySection {...fields} />
              {proof.field(refused?.section === 'company' ? refused.problem : undefined)}
            </>
          )}
        </SectionForm>
        <SectionForm
          {...form}
          section="vat"
          title="VAT rates"
          description="Each holds from its day in London until the next begins"
        >
          {(fields) => <VatSection {...fields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="deliveryOrigin"
          title="Delivery origin"
          description="Where orders leave from; tracking measures the distance from here"
        >
          {(fields) => <OriginSection key={fields.base.version} {...fields} pointFields={pointFields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="refunds"
          title="Refunds"
          description="Off: all staff who manage orders may give money back, and those who manage customers some reward points"
        >
          {(fields) => <RefundsSection {...fields} />}
        </SectionForm>
        <SectionForm {...form} section="stock" title="Stock" description="At or below this, stock counts as low">
          {(fields) => <StockSection {...fields} />}
        </SectionForm>
        <SectionForm {...form} section="electricity" title="Electricity" description="For what a screen costs to run">
          {(fields) => <ElectricitySection {...fields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="secondFactor"
          title="Second factor"
          description="Staff sign in with a passkey or a one-time code besides the password"
        >
          {(fields) => <SecondFactorSection {...fields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="holding"
          title="Unpaid orders"
          description="How long a bank transfer that has not arrived holds goods, and how much guests may hold so"
        >
          {(fields) => <HoldingSection {...fields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="mail"
          title="E-mails to one address"
          description="More than these within an hour wait for their turn; none is lost"
        >
          {(fields) => <MailSection {...fields} />}
        </SectionForm>
        <SectionForm {...form} section="branches" title="Branches" description="On the about and contact pages">
          {(fields) => <BranchesSection {...fields} />}
        </SectionForm>
        <SectionForm
          {...form}
          section="claims"
          title="Claims"
          description="What shoppers can count on, each with its terms"
        >
          {(fields) => <ClaimsSection {...fields} />}
        </SectionForm>
        <SectionForm {...form} section="social" title="Social pages" description="The signs in the footer">
          {(fields) => <SocialSection {...fields} />}
        </SectionForm>
      </div>
      {proof.dialog}
    </div>
  );
}

function Staff({ total, active, departments }: ShopSettingsData['figures']) {
  return (
    <Panel title="Users and departments">
      <DefinitionList
        dense
        items={[
          { term: 'Total users', value: number(total) },
          { term: 'Active users', value: number(active) },
          ...departments.map(({ department, users }) => ({ term: department, value: number(users) })),
        ]}
      />
    </Panel>
  );
}

/** The fixed rules for earning and redeeming points. */
function PointsRules({ points }: { points: StaffSettings['points'] }) {
  const said = useVatWords();
  return (
    <Panel title="Points rules" description="Fixed; the terms promise them to customers">
      <DefinitionList
        dense
        items={[
          { term: 'Earned', value: said(`${number(points.perPound)} point a whole £1 of goods, ex VAT, once paid`) },
          {
            term: 'Redeemed',
            value: `${number(points.redeemStep)} points are worth £${points.stepWorth}, in hundreds`,
          },
          ...points.levels.map(({ name, from }) => ({ term: name, value: `from ${number(from)} points earned` })),
        ]}
      />
    </Panel>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}
