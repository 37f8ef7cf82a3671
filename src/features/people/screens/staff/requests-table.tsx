import type { ReactNode } from 'react';
import type { User } from '#features/accounts/contract.ts';
import type { SignupRequest } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { Button } from '#ui/button.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';
import { RequestBadge, RoleBadge } from './badges.tsx';
import { personName } from './person-name.ts';

type Decision = 'approve' | 'reject';

type RequestsTableProps = {
  requests: readonly SignupRequest[];
  viewer: Pick<User, 'userType'>;
  onDecide: (what: Decision, request: SignupRequest) => void;
  /** Hidden fields that carry the rest of the address. */
  children?: ReactNode;
};

/** The signup requests; only pending ones have buttons. */
export function RequestsTable({ requests, viewer, onDecide, children }: RequestsTableProps) {
  const decideButton = (what: Decision, request: SignupRequest) => (
    <Button
      type="submit"
      name="do"
      value={what}
      size="sm"
      variant={what === 'approve' ? 'primary' : 'secondary'}
      aria-label={`${DECISION_WORDS[what]} ${personName(request)}`}
      onClick={(event) => {
        event.preventDefault();
        onDecide(what, request);
      }}
    >
      {DECISION_WORDS[what]}
    </Button>
  );
  return (
    <Table caption="Signup requests" className={tableClass}>
      <THead
        columns={[
          'Name',
          'Email',
          'Type',
          'Company',
          { name: 'Requested', className: wideOnly },
          'Status',
          spoken('Decision'),
        ]}
      />
      <TBody>
        {requests.map((request) => (
          <Tr key={request.id}>
            <Td primary className="sm:w-1/3 sm:max-w-0">
              <span className="block min-w-0 max-sm:w-full max-sm:text-start">
                <bdi className="name sm:block sm:truncate" title={personName(request)}>
                  {personName(request)}
                </bdi>
                {request.message && (
                  <span className="meta line-clamp-1 break-words font-normal" dir="auto" title={request.message}>
                    {request.message}
                  </span>
                )}
              </span>
            </Td>
            <Td label="Email" className="sm:w-1/3 sm:max-w-0">
              <span className="block min-w-0 sm:truncate max-sm:break-all" title={request.email}>
                {request.email}
              </span>
            </Td>
            <Td label="Type">
              <RoleBadge type={request.userType} />
            </Td>
            <Td label="Company" className="sm:w-1/4 sm:max-w-0">
              <bdi className="name block min-w-0 sm:truncate" title={request.companyName ?? undefined}>
                {request.companyName || 'N/A'}
              </bdi>
            </Td>
            <Td label="Requested" className={`tabular whitespace-nowrap ${wideOnly}`}>
              {formatDate(request.createdAt)}
            </Td>
            <Td label="Status">
              <RequestBadge status={request.status} />
            </Td>
            <Td className="sm:w-px sm:whitespace-nowrap">
              {request.status === 'pending' &&
                (mayManageType(viewer, request.userType) ? (
                  // A plain form, so that the buttons also open the dialog without scripts.
                  <form method="get" className="flex gap-2 max-sm:ms-auto">
                    {children}
                    <input type="hidden" name="id" value={request.id} />
                    {decideButton('approve', request)}
                    {decideButton('reject', request)}
                  </form>
                ) : (
                  <span className="meta max-sm:ms-auto">For an admin to decide</span>
                ))}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const DECISION_WORDS: Record<Decision, string> = { approve: 'Approve', reject: 'Reject' };

const tableClass = 'sm:max-h-[max(24rem,calc(100dvh-14.5rem))]';

// Hidden on narrow screens; the card on a phone has room for it.
const wideOnly = 'sm:max-xl:hidden';
