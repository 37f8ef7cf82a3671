import text from '#features/settings/legal/accessibility.json' with { type: 'json' };
import { LegalPage, legalSections } from '#features/settings/screens/shop/legal-page.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

export const meta = fixedMeta(
  'Accessibility',
  'How this shop is built to be used by everybody, and how to tell us where it is not.',
);

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility statement"
      description="The shop is meant to be used by everybody: with a keyboard, a screen reader, one thumb, or at 400 % zoom."
      changed="21 Nov 2026"
      sections={legalSections(text, useIsRegistered())}
    />
  );
}
