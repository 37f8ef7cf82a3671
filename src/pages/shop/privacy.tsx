import { CompanyLine, SupportMail } from '#features/settings/screens/shop/company-line.tsx';
import { LegalPage, type LegalSection } from '#features/settings/screens/shop/legal-page.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Privacy', 'What we know about you, why, how long, and how to have it deleted.');

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      description="We keep what an order needs and nothing for advertising."
      changed="21 Nov 2026"
      sections={sections}
    />
  );
}

const sections: LegalSection[] = [
  { id: 'controller', title: 'Who is responsible', content: <CompanyLine /> },
  {
    id: 'what',
    title: 'What we keep, and why',
    content: (
      <ul>
        <li>Orders: name, addresses, phone, e-mail, what you bought. To fulfil the contract with you.</li>
        <li>Accounts: username, name, e-mail and a scrambled password that nobody can read. To let you sign in.</li>
        <li>Messages that you send us. To answer them.</li>
        <li>Invoices and credit notes, for six years. Because tax law says so.</li>
        <li>Server logs with addresses of connections, for a short time. To keep the shop running and safe.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <p>
        One cookie holds a random number and keeps your cart and your login together. Two more are set only when you ask
        for what they remember: that you want prices with VAT shown large, and which products you compare. The browser’s
        own storage remembers your name for display. All are strictly necessary for what you asked, which is why there
        is no cookie banner. There are no cookies for advertising or statistics, and nothing is loaded from other
        companies’ servers.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    content: (
      <p>
        The carrier sees the delivery address and phone number. If you pay by card, the payment provider takes the card
        details on its own page; they never reach us. We sell no data and pass on none for advertising.
      </p>
    ),
  },
  {
    id: 'tracking',
    title: 'Order tracking',
    content: (
      <p>
        Whoever holds an order number can see its status, the town and the first half of the postcode, and a rounded
        position of the van. The full address and the driver’s name are shown only to you when signed in, and to our
        staff; so are the name and the photo or signature of whoever took the order in. Positions are taken only while
        the order is on the road and are deleted after 30 days.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <p>
        You may see, correct, take along and delete what we keep about you, and object to its use. With an account you
        download your data and delete the account yourself, under Settings; for the rest write to <SupportMail />. What
        tax law makes us keep stays, and nothing else. You may also complain to the Information Commissioner’s Office
        (ico.org.uk).
      </p>
    ),
  },
];
