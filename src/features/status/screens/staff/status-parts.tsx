import type { ReactNode } from 'react';
import type { Status } from '#features/status/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatDateTime } from '#values/instant.ts';
import { StatusBackups } from './status-backups.tsx';
import { bytesInWords, NOT_KNOWN, spanInWords } from './words.ts';

/** The machinery apart from the timed jobs, a panel a part. */
export function StatusParts({ status }: { status: Status }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Part title="This instance" items={instanceItems(status)} />
      <Part title="Database" items={databaseItems(status)} />
      <Part title="Disk" items={diskItems(status)} />
      <StatusBackups backups={status.backups} readAt={status.readAt} />
      <Part title="E-mails" items={mailItems(status)} />
      <Part title="Reactions that wait" items={reactionItems(status)} />
      <div className="lg:col-span-2">
        <Part title="Slowest statements here in the last hour" items={statementItems(status)} />
      </div>
    </div>
  );
}

type Items = { term: string; value: ReactNode }[];

function Part({ title, items }: { title: string; items: Items }) {
  return (
    <Panel title={title}>
      <DefinitionList dense items={items} className="[&_dd]:wrap-anywhere" />
    </Panel>
  );
}

function instanceItems({ instance }: Status): Items {
  const { version, since, liveConnections, eventLoopDelayMs: delay, isWorking } = instance;
  return [
    { term: 'Version', value: version ?? NOT_KNOWN },
    { term: 'Runs since', value: formatDateTime(since) },
    { term: 'Background work', value: isWorking ? 'Done here' : 'Left to other instances' },
    { term: 'Live connections', value: liveConnections.toLocaleString('en-GB') },
    { term: 'Event loop delay', value: delay === null ? NOT_KNOWN : `99 % below ${Math.ceil(delay)} ms` },
  ];
}

function databaseItems({ database }: Status): Items {
  if (!database) return [{ term: 'Answer', value: 'None in time' }];
  const { version, sizeBytes, longestStatementSeconds: longest, connections } = database;
  return [
    { term: 'Server', value: `PostgreSQL ${version}` },
    { term: 'Size', value: bytesInWords(sizeBytes) },
    { term: 'Longest statement', value: longest === 0 ? 'None runs' : `Has run for ${spanInWords(longest)}` },
    { term: 'Connections', value: `${connections.used} of ${connections.most}` },
  ];
}

function diskItems({ disk, dataBytes }: Status): Items {
  return [
    { term: 'Free', value: disk ? `${bytesInWords(disk.freeBytes)} of ${bytesInWords(disk.totalBytes)}` : NOT_KNOWN },
    { term: 'Data folder', value: bytesInWords(dataBytes) },
  ];
}

function mailItems({ mail }: Status): Items {
  if (!mail) return [{ term: 'E-mails', value: NOT_KNOWN }];
  const { isSending, waiting, waitingSince, failed, lastError, lastSentAt } = mail;
  const since = waitingSince ? `, the oldest since ${formatDateTime(waitingSince)}` : '';
  return [
    { term: 'Mail server', value: isSending ? 'Set up' : 'None: messages are stored, not sent' },
    { term: 'Waiting', value: `${waiting.toLocaleString('en-GB')}${since}` },
    { term: 'Failed', value: failed.toLocaleString('en-GB') },
    { term: 'Last error', value: lastError ?? 'None' },
    { term: 'Last sent', value: lastSentAt ? formatDateTime(lastSentAt) : 'None of the newest thousand' },
  ];
}

function reactionItems({ reactions }: Status): Items {
  if (!reactions) return [{ term: 'Reactions', value: NOT_KNOWN }];
  if (reactions.length === 0) return [{ term: 'Waiting', value: 'None' }];
  return reactions.map(({ name, waiting, since }) => ({
    term: name,
    value: `${waiting.toLocaleString('en-GB')}, the oldest since ${formatDateTime(since)}`,
  }));
}

function statementItems({ instance }: Status): Items {
  if (instance.slowStatements.length === 0) return [{ term: 'Over half a second', value: 'None' }];
  return instance.slowStatements.map(({ statement, ms, at, askedBy }) => ({
    term: `${(ms / 1000).toFixed(1)} s`,
    value: (
      <>
        {askedBy ?? 'The process itself'}, {formatDateTime(at)}
        <code className="block text-xs">{statement}</code>
      </>
    ),
  }));
}
