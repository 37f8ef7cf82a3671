import type { AuditEntry } from '#features/audit/contract.ts';
import { recordInWords } from '#features/audit/record-words.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { actionInWords, actorName } from './audit-view.ts';
import { ChangeList } from './change-list.tsx';

type AuditTableProps = {
  entries: readonly AuditEntry[];
  /** The address of all changes to an entry's record. */
  storyHref: (entry: AuditEntry) => string;
};

/** The changes as rows, or cards on a phone. */
export function AuditTable({ entries, storyHref }: AuditTableProps) {
  return (
    <Table caption="Changes" className="sm:max-h-[max(24rem,calc(100dvh-18rem))] [&_td]:align-top">
      <THead columns={['When', 'Who', 'What', 'From, to']} />
      <TBody>
        {entries.map((entry) => (
          <Tr key={entry.id}>
            <Td primary className="tabular whitespace-nowrap">
              <time dateTime={entry.at}>
                {formatDate(entry.at)} <span className="meta font-normal sm:block">{formatTime(entry.at)}</span>
              </time>
            </Td>
            <Td label="Who" className="sm:w-[16%]">
              <span className="block min-w-0">
                <bdi className="name">{actorName(entry.actor)}</bdi>
                {entry.actor && <span className="meta block wrap-anywhere">{entry.actor.username}</span>}
              </span>
            </Td>
            <Td label="What" className="sm:w-[24%]">
              <span className="block min-w-0">
                <span className="block font-medium">{actionInWords(entry.action)}</span>
                <TextLink href={storyHref(entry)} className="meta wrap-anywhere">
                  {recordInWords(entry)}
                </TextLink>
              </span>
            </Td>
            <Td className="max-sm:mt-1 max-sm:before:hidden sm:w-[60%]">
              <ChangeList before={entry.before} after={entry.after} names={entry.names} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
