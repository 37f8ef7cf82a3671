import text from '#features/settings/legal/terms.json' with { type: 'json' };
import { LegalPage, legalSections } from '#features/settings/screens/shop/legal-page.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

export const meta = fixedMeta(
  'Terms of sale',
  'The terms on which we sell to businesses, and the rights that consumers have beside them.',
);

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of sale"
      description="Written to be read. They hold for orders placed in this shop."
      changed="21 Nov 2026"
      sections={legalSections(text, useIsRegistered())}
    />
  );
}
