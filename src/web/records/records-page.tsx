import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { NO_PROOF, type RecordProof } from './proof.ts';
import type { RecordValues } from './record-calls.ts';
import { RecordDialog, type RecordFields } from './record-dialog.tsx';
import type { RecordKind } from './record-kind.ts';
import { RemovalButton, RemovalQuestion } from './remove-record.tsx';
import { useRecords } from './use-records.ts';

type RecordsPageProps<T extends { id: number }, Saved> = {
  kind: RecordKind<T, Saved>;
  records: readonly T[];
  /** The answer of the page's action, without scripts. */
  answer: FormAnswer<RecordValues> | undefined;
  /** The head of the page, with the link that adds a record. */
  header: (addLink: ReactNode) => ReactNode;
  /** Shown above the list. */
  notices?: ReactNode;
  fields: RecordFields<T>;
  /** Where its calls need a proof of who is at the session. */
  proof?: RecordProof;
  /** Shown while there are no records. */
  none: { icon: ReactNode; title: string; description?: string };
  /** The list itself; `actionsOf` are the buttons of a row. */
  children: (actionsOf: (record: T) => ReactNode) => ReactNode;
};

/** A staff screen of one kind of record: listed, added and edited in a dialog, removed after a question. */
export function RecordsPage<T extends { id: number }, Saved>(props: RecordsPageProps<T, Saved>) {
  const { kind, records, answer, none, proof = NO_PROOF } = props;
  const { task, named, hrefTo, close, closeAndReload } = useRecords(kind, records);
  const edited = task?.what === 'edit' ? named : undefined;
  const isOpen = task?.what === 'new' || edited !== undefined;
  const addLink = (
    <ButtonLink href={hrefTo({ what: 'new' })}>
      <Plus aria-hidden="true" className="size-5" />
      {kind.add.title}
    </ButtonLink>
  );
  const actionsOf = (record: T) => (
    <>
      <ButtonLink
        href={hrefTo({ what: 'edit', id: record.id })}
        aria-label={`Edit ${kind.nameOf(record)}`}
        variant="ghost"
        size="sm"
      >
        Edit
      </ButtonLink>
      <RemovalButton kind={kind} record={record} proof={proof} />
    </>
  );
  return (
    <>
      {props.header(addLink)}
      {task?.what === 'delete' && named && (
        <RemovalQuestion
          kind={kind}
          record={named}
          proof={proof}
          refused={answer?.problem}
          askHref={hrefTo(task)}
          backHref={hrefTo(null)}
        />
      )}
      {!isOpen && <RefusedNotice problem={answer?.problem} className="mb-6" />}
      {props.notices}
      <RecordDialog
        // A new form for each record, so that no error of one is shown with the next.
        key={`${edited?.id ?? 'new'} ${isOpen}`}
        open={isOpen}
        kind={kind}
        record={edited}
        answer={answer}
        onClose={close}
        onSaved={closeAndReload}
        proof={proof}
        fields={props.fields}
      />
      {records.length === 0 ? <EmptyState {...none} actions={addLink} /> : props.children(actionsOf)}
      {proof.dialog}
    </>
  );
}
