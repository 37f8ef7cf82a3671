import { useEffect, useState } from 'react';
import type { Postcodes } from '#features/postcodes/contract.ts';
import { countsText } from '#features/postcodes/read-counts.ts';
import { FileButton } from '#ui/file-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { formatDateTime } from '#values/instant.ts';
import { api, sentenceOf } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { sendFile } from '#web/send-file.ts';

const LOOK_AGAIN_MS = 1_000;

/** The file of postcodes: what is known, how to get it, sending it, and how far its import is. */
export function PostcodeFile({ served }: { served: Postcodes }) {
  const [sent, setSent] = useState(0);
  const asked = useQuery({
    queryKey: ['postcodes'],
    initialData: served,
    queryFn: ({ signal }) => api('GET /api/postcodes', {}, { signal }),
  });
  const { postcodes, areas, latest } = asked.data;
  const isImporting = latest !== null && latest.endedAt === null;
  const sending = useMutation({
    mutationFn: (file: File) => {
      setSent(0);
      const type = /\.zip$/i.test(file.name) ? 'application/zip' : 'text/csv';
      const path = `/api/postcodes?${new URLSearchParams({ fileName: file.name.slice(0, 200) })}`;
      return sendFile<Postcodes>(path, file, { type, onSent: setSent });
    },
    onSettled: () => asked.refetch(),
  });
  const { refetch } = asked;
  useEffect(() => {
    if (!isImporting) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isImporting, refetch]);
  return (
    <Panel title="Postcodes" description="Where each one is, from the official open file">
      <div className="flex flex-col gap-5">
        <p>{knownText(postcodes, areas)}</p>
        {sending.error && (
          <Notice tone="negative" role="alert" title="The file was not imported">
            {sentenceOf(sending.error, sending.error.message)}
          </Notice>
        )}
        {sending.isPending && (
          <Progress label={sent < 1 ? 'Sending' : 'Reading'} value={sent < 1 ? sent * 100 : undefined} />
        )}
        {isImporting && latest && !sending.isPending ? (
          <Progress label={`Importing ${latest.fileName}`} value={latest.percent} />
        ) : (
          latest && !sending.isPending && !sending.error && <Outcome latest={latest} />
        )}
        <div id="postcode-file-hint" className="flex flex-col gap-2 text-sm">
          <p>
            Download Code-Point Open as CSV (Ordnance Survey; Great Britain) or the ONS Postcode Directory (Office for
            National Statistics; Northern Ireland too). Both are free. Send the zip file as it comes, or a CSV file from
            it.
          </p>
          <p className="meta">
            Areas in the file replace what is known of them; others stay. Both licences ask you to name the source:
            “Contains OS data © Crown copyright and database right, Royal Mail data © Royal Mail copyright and database
            right, National Statistics data © Crown copyright and database right.”
          </p>
        </div>
        <div>
          <FileButton
            accept=".zip,.csv,application/zip,text/csv"
            describedBy="postcode-file-hint"
            size="md"
            disabled={sending.isPending || isImporting}
            onFiles={([file]) => file && sending.mutate(file)}
          >
            Choose the file
          </FileButton>
        </div>
      </div>
    </Panel>
  );
}

function Outcome({ latest }: { latest: NonNullable<Postcodes['latest']> }) {
  const { fileName, endedAt, counts, problem } = latest;
  const title = `${fileName}, ${formatDateTime(endedAt ?? '')}`;
  return (
    <Notice tone={problem ? 'negative' : 'positive'} role="status" title={title}>
      {problem ?? countsText(counts)}
    </Notice>
  );
}

function knownText(postcodes: number, areas: number): string {
  if (postcodes === 0) {
    return 'No file yet: addresses are known by their postcode area. Customers see distances such as ‘about 25 km’, none inside their own area, and the promised day.';
  }
  const [count, within] = [postcodes, areas].map((each) => each.toLocaleString('en-GB'));
  return `${count} ${postcodes === 1 ? 'postcode' : 'postcodes'} in ${within} ${areas === 1 ? 'area' : 'areas'} known exactly.`;
}
