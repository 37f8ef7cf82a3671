import type { Quote } from '#features/quotes/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { EmailLink } from '#ui/email-link.tsx';
import { Panel } from '#ui/panel.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDateTime } from '#values/instant.ts';
import { paths } from '#web/paths.ts';
import { OpenPlan } from '../open-plan.tsx';

/** The customer and their message. */
export function QuoteRequest({ quote }: { quote: Quote }) {
  return (
    <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Customer">
        <DefinitionList dense items={customerFacts(quote)} />
      </Panel>
      <Panel title="What they wrote">
        {quote.request ? (
          <p dir="auto" className="name whitespace-pre-line text-sm">
            {quote.request}
          </p>
        ) : (
          <p className="meta">Nothing beside the goods.</p>
        )}
        {quote.plan && (
          <p className="mt-4">
            <OpenPlan plan={quote.plan} />
          </p>
        )}
      </Panel>
    </div>
  );
}

function customerFacts({ name, company, email, phone, customerId, createdAt }: Quote) {
  return [
    {
      term: 'Name',
      value:
        customerId === null ? (
          <bdi className="name">{name}</bdi>
        ) : (
          <TextLink href={paths.customer(customerId)} dir="auto" className="name">
            {name}
          </TextLink>
        ),
    },
    ...(company ? [{ term: 'Company', value: <bdi className="name">{company}</bdi> }] : []),
    { term: 'E-mail', value: <EmailLink address={email} /> },
    { term: 'Phone', value: <PhoneLink number={phone} /> },
    { term: 'Asked', value: formatDateTime(createdAt) },
  ];
}
