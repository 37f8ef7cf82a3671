import { SupportMail } from '#features/settings/screens/shop/company-line.tsx';
import { LegalPage, type LegalSection } from '#features/settings/screens/shop/legal-page.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import type { Route } from './+types/accessibility.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Accessibility',
    'How this shop is built to be used by everybody, and how to tell us where it is not.',
  );

export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility statement"
      description="The shop is meant to be used by everybody: with a keyboard, a screen reader, one thumb, or at 400 % zoom."
      changed="21 Nov 2026"
      sections={sections}
    />
  );
}

const sections: LegalSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    content: (
      <p>
        The Web Content Accessibility Guidelines 2.2 at level AA, on every page from the home page to the order
        confirmation.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How the shop is built',
    content: (
      <ul>
        <li>Everything works with a keyboard alone, in the order in which it is read, with a visible focus.</li>
        <li>Text stands out from its context by at least 4.5 to 1; no meaning rests on colour alone.</li>
        <li>Pages fit a screen of 320 pixels without scrolling sideways and can be enlarged to 400 %.</li>
        <li>Forms name what is wrong beside the field, keep what you typed, and take you to the first mistake.</li>
        <li>The moving menu board can be paused, and stands still if your device asks for less motion.</li>
        <li>
          Searching, comparing, the VAT switch, the cart, the checkout and the contact form also work without scripts.
        </li>
      </ul>
    ),
  },
  {
    id: 'tested',
    title: 'How we test it',
    content: (
      <p>
        Before every release a program visits every page in Chromium, on a phone’s and on a laptop’s screen, and checks
        it with axe against WCAG 2.2 A and AA, at 320 pixels, and with letters of twice the size; others buy, register
        and track an order, and do so without scripts. One makes a whole purchase with the keyboard alone and looks at
        every stop whether the focus can be seen, with forced colours too. Motion is always reduced in these visits. The
        shop has not been tested by an outside body, nor with every screen reader.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'Known limits',
    content: (
      <ul>
        <li>
          The first picture of a product is described by its name and specification; pictures of it in use are described
          in words of their own.
        </li>
        <li>The PDF catalogue has bookmarks and links but no tags; every product in it has its page in the shop.</li>
        <li>
          Manufacturers’ documents that we pass on may not be tagged for screen readers; ask us for the facts in text.
        </li>
      </ul>
    ),
  },
  {
    id: 'tell-us',
    title: 'Tell us',
    content: (
      <p>
        If something stands in your way, write to <SupportMail /> or call us: we will help you to finish your order, and
        repair the page. If you are not happy with our answer, the Equality Advisory and Support Service can advise you.
      </p>
    ),
  },
];
