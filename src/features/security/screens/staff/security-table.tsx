import type { SecurityEventAnswer } from '#features/security/contract.ts';
import { ALERTING_EVENTS, SECURITY_EVENTS } from '#features/security/events.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate, formatTime } from '#values/instant.ts';

type SecurityTableProps = {
  events: readonly SecurityEventAnswer[];
  /** The address of all events of an account. */
  accountHref: (id: number) => string;
  /** The address of all events from a network address. */
  addressHref: (address: string) => string;
};

/** The events as rows, or cards on a phone. */
export function SecurityTable({ events, accountHref, addressHref }: SecurityTableProps) {
  return (
    <Table caption="Events" className="sm:max-h-[max(24rem,calc(100dvh-18rem))] [&_td]:align-top">
      <THead columns={['When', 'Account', 'Event', 'From where']} />
      <TBody>
        {events.map((event) => (
          <Tr key={event.id}>
            <Td primary className="tabular whitespace-nowrap">
              <time dateTime={event.at}>
                {formatDate(event.at)} <span className="meta font-normal sm:block">{formatTime(event.at)}</span>
              </time>
            </Td>
            <Td label="Account" className="sm:w-[24%]">
              <Account event={event} href={accountHref} />
            </Td>
            <Td label="Event">
              <span className="block min-w-0">
                <span className={ALERTING_EVENTS.includes(event.kind) ? 'block font-semibold text-caution' : 'block'}>
                  {SECURITY_EVENTS[event.kind]}
                </span>
                {event.detail && <span className="meta block wrap-anywhere">{event.detail}</span>}
              </span>
            </Td>
            <Td label="From where" className="sm:w-[24%]">
              <span className="block min-w-0">
                {event.address ? (
                  <TextLink href={addressHref(event.address)} className="tabular wrap-anywhere">
                    {event.address}
                  </TextLink>
                ) : (
                  <span className="text-ink-soft">The shop itself</span>
                )}
                {event.browser && <span className="meta block">{event.browser}</span>}
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Account({ event: { user, actor }, href }: { event: SecurityEventAnswer; href: (id: number) => string }) {
  return (
    <span className="block min-w-0">
      {user ? (
        <TextLink href={href(user.id)}>
          <bdi className="name">{user.name}</bdi>
        </TextLink>
      ) : (
        <span className="text-ink-soft">No account</span>
      )}
      {actor && (
        <span className="meta block">
          by <bdi>{actor.name}</bdi>
        </span>
      )}
    </span>
  );
}
