import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { PasswordAgain } from './password-again.tsx';
import { downloadData } from './settings-action.ts';

/** Downloads the data as a file. Without scripts the form's own action answers with it. */
export function DownloadData() {
  const [search] = useSearchParams();
  const status = search.get('download');
  const refused = useMemo(() => refusedBefore(status), [status]);
  const call = useFormCall({ refused, send: (form) => downloadData(api, form), onSuccess: saveAsFile });
  const wrong = call.errors.password ?? call.errors['x-confirm-password'];
  return (
    <form
      {...call.props}
      method="post"
      action={`${paths.customerDashboard}/my-data.json`}
      noValidate
      aria-label="Download my data"
      className="flex flex-col gap-5"
    >
      {!wrong && <FormProblem problem={call.problem} title={FAILURES.downloadData} />}
      <PasswordAgain id="download-password" error={wrong} />
      <Button
        type="submit"
        variant="secondary"
        pending={call.isPending}
        pendingLabel="Collecting..."
        className="self-start"
      >
        Download my data
      </Button>
    </form>
  );
}

// The address carries only the status: anyone could put words into a link.
function refusedBefore(status: string | null): Problem | undefined {
  if (!status) return undefined;
  const detail =
    status === '429'
      ? 'Too many wrong passwords. Please try again in a quarter of an hour.'
      : 'This is not the password of your account.';
  return { type: 'about:blank', title: FAILURES.downloadData, status: Number(status), detail };
}

function saveAsFile(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
