import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { sayExpected } from '#features/orders/expected-day.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate } from '#values/instant.ts';
import { paths } from '#web/paths.ts';
import { AnswerProduct } from './answer-product.tsx';

type AnswerExtrasProps = { answer: AssistantAnswer; onPerson: () => void; onSay: (message: string) => void };

/** The attachments of a reply: products with reasons, orders, links. */
export function AnswerExtras({ answer, onPerson, onSay }: AnswerExtrasProps) {
  const { products, sources, orders, ways, search, total } = answer;
  return (
    <>
      {sources.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 px-1 text-sm">
          <span className="meta">From:</span>
          {sources.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
      {products.length > 0 && (
        <ul aria-label="Products" className="flex w-full flex-col gap-2">
          {products.map((card) => (
            <AnswerProduct key={card.product.id} {...card} />
          ))}
        </ul>
      )}
      {search && total > products.length && (
        <TextLink href={`${paths.search()}?${search}`} className="px-1 text-sm">
          See more in the search
        </TextLink>
      )}
      {products.length > 0 && (
        <ChipRow label="Go on">
          {FOLLOW_UPS.map((message) => (
            <Chip key={message} onClick={() => onSay(message)}>
              {message}
            </Chip>
          ))}
        </ChipRow>
      )}
      {orders.length > 0 && (
        <ul aria-label="Orders" className="flex w-full flex-col gap-2">
          {orders.map(({ orderNumber, status, estimatedDelivery, awaitsPayment }) => (
            <li key={orderNumber} className="rounded-md border border-line p-3 text-sm">
              <TextLink href={paths.trackOrder(orderNumber)} className="tabular font-semibold">
                {orderNumber}
              </TextLink>
              <span className="block">
                {status}
                {estimatedDelivery && `, ${expectedOn(estimatedDelivery, awaitsPayment)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 px-1 text-sm">
          {ways.map((way) => (
            <TextLink key={way} href={WAYS[way].href} onClick={way === 'person' ? onPerson : undefined}>
              {WAYS[way].label}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

const FOLLOW_UPS = ['Cheaper', 'Bigger', 'In stock only', 'For outside'];

const WAYS = {
  login: { label: 'Login', href: paths.login() },
  track: { label: 'Track an order', href: paths.trackOrder() },
  person: { label: 'Write to a person', href: paths.contact('Question from the chat') },
};

function expectedOn(promised: string, awaitsPayment: boolean): string {
  const day = formatDate(promised);
  const said = sayExpected(day, promised, { now: Date.now(), awaitsPayment });
  return said.startsWith(day) ? `expected on ${said}` : said;
}
