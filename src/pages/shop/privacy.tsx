import text from '#features/settings/legal/privacy.json' with { type: 'json' };
import { LegalPage, legalSections } from '#features/settings/screens/shop/legal-page.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

export const meta = fixedMeta('Privacy', 'What we know about you, why, how long, and how to have it deleted.');

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      description="We keep what an order needs and nothing for advertising."
      changed="21 Nov 2026"
      sections={legalSections(text, useIsRegistered())}
    />
  );
}
