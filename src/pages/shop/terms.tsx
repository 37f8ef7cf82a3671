import text from '#features/settings/legal/terms.json' with { type: 'json' };
import { LegalPage, legalSections } from '#features/settings/screens/shop/legal-page.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Terms of sale',
    'The terms on which we sell to businesses, and the rights that consumers have beside them.',
  );

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of sale"
      description="Written to be read. They hold for orders placed in this shop."
      changed="21 Nov 2026"
      sections={legalSections(text)}
    />
  );
}
