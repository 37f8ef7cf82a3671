import { Form, useNavigation } from 'react-router';
import type { Status } from '#features/status/contract.ts';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatDateTime } from '#values/instant.ts';
import { bytesInWords, NOT_KNOWN, spanInWords } from './words.ts';

type Known = NonNullable<Status['backups']>;

/** The last backup, its age and where it lies, and a button for one now. */
export function StatusBackups({ backups, readAt }: Pick<Status, 'backups' | 'readAt'>) {
  const items = backups ? backupItems(backups, readAt) : [{ term: 'Last backup', value: NOT_KNOWN }];
  return (
    <Panel title="Backups" actions={backups?.place && !backups.runningSince ? <BackUpNow /> : undefined}>
      <DefinitionList dense items={items} className="[&_dd]:wrap-anywhere" />
    </Panel>
  );
}

function backupItems({ last, failed, place, runningSince, nextAt, retained, isEncrypted }: Known, readAt: string) {
  const age = last ? spanInWords((Date.parse(readAt) - Date.parse(last.at)) / 1000) : '';
  return [
    { term: 'Last backup', value: last ? `${formatDateTime(last.at)}, ${age} ago` : 'None yet' },
    ...(last
      ? [
          { term: 'File', value: `${last.name}, ${bytesInWords(last.bytes)}` },
          { term: 'Lies in', value: last.isThere === false ? `${last.place}: it is gone from there` : last.place },
          { term: 'Checked', value: 'Read again to its end and found whole' },
        ]
      : []),
    ...(runningSince ? [{ term: 'Being made', value: `Since ${formatDateTime(runningSince)}` }] : []),
    ...(failed ? [{ term: 'Failed', value: `${formatDateTime(failed.at)}: ${failed.error}` }] : []),
    { term: 'By the clock', value: place ? `Into ${place}, the newest ${retained} stay` : 'Not set up (BACKUP_TO)' },
    ...(nextAt && !runningSince ? [{ term: 'Next', value: formatDateTime(nextAt) }] : []),
    { term: 'Encrypted', value: isEncrypted ? 'Yes' : 'No (BACKUP_KEY)' },
  ];
}

function BackUpNow() {
  const { state, formData } = useNavigation();
  const isPending = state !== 'idle' && formData?.has('backup') === true;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="backup" value="now" />
      <Button type="submit" size="sm" variant="secondary" pending={isPending}>
        Back up now
      </Button>
    </Form>
  );
}
