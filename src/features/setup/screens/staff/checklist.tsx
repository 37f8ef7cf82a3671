import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Check, Checked } from '#features/setup/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Panel } from '#ui/panel.tsx';
import { paths } from '#web/paths.ts';

type ChecklistProps = { checks: readonly Checked[] };

/** What is missing before the shop can take orders; nothing once all is done. */
export function OpenChecklist({ checks }: ChecklistProps) {
  return checks.every(({ isDone }) => isDone) ? null : <Checklist checks={checks} />;
}

/** What the shop needs before it can take orders, with what is missing first. */
export function Checklist({ checks }: ChecklistProps) {
  const done = checks.filter(({ isDone }) => isDone);
  return (
    <Panel title="Before you can take orders" description={`${done.length} of ${checks.length} done.`} padded={false}>
      <ol>
        {[...checks.filter(({ isDone }) => !isDone), ...done].map(({ check, isDone, isUnproved }) => (
          <Step key={check} {...STEPS[check]} {...(isUnproved && UNPROVED[check])} isDone={isDone} />
        ))}
      </ol>
    </Panel>
  );
}

interface StepWords {
  title: string;
  text: string;
  link?: { href: string; text: string };
}

const settings = { href: `${paths.adminDashboard}?tab=settings`, text: 'Open settings' };

const STEPS: Record<Check, StepWords> = {
  products: {
    title: 'Products',
    text: 'Add them one by one, or import a CSV file.',
    link: { href: paths.productStore, text: 'Open the product store' },
  },
  delivery: {
    title: 'Delivery methods',
    text: 'How goods reach the buyer, at what price, in how many days. At least one is active.',
    link: { href: paths.delivery, text: 'Open delivery' },
  },
  payment: {
    title: 'Payment options',
    text: 'An active method with what it needs: a bank account for transfers, or Stripe’s keys for cards.',
    link: { href: paths.paymentOptions, text: 'Open payment options' },
  },
  company: { title: 'Company details', text: 'Every invoice shows your address and e-mail address.', link: settings },
  vat: {
    title: 'VAT number',
    text: 'A VAT invoice must show it. A shop that is not registered charges 0 %.',
    link: settings,
  },
  mail: {
    title: 'E-mail',
    text: 'Receipts and new passwords go out once the shop is started with SMTP_URL. Until then they are only stored.',
    link: { href: paths.emails, text: 'Open e-mails' },
  },
  address: {
    title: 'Address of the shop',
    text: 'Links in e-mails and payment pages lead to PUBLIC_URL, which is set where the shop is started.',
  },
};

// What is set and has not worked yet.
const UNPROVED: Partial<Record<Check, Pick<StepWords, 'text'>>> = {
  mail: {
    text: 'SMTP_URL is set, but the mail server has taken no message yet. With each one that waits stands what the server answered.',
  },
};

function Step({ isDone, title, text, link }: StepWords & { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line px-4 py-4 not-last:border-b sm:px-5">
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${isDone ? 'text-positive' : 'text-ink-soft'}`} />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          <Badge tone={isDone ? 'positive' : 'caution'}>{isDone ? 'Done' : 'To do'}</Badge>
        </h3>
        {!isDone && <p className="meta mt-0.5">{text}</p>}
      </div>
      {link && !isDone && (
        <ButtonLink href={link.href} variant="secondary" size="sm">
          {link.text}
        </ButtonLink>
      )}
    </li>
  );
}
