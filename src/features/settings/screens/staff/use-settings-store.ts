import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import { OUR_FAULT, type Problem } from '#values/problem.ts';
import { ApiError, api } from '#web/api.ts';
import type { RecordProof } from '#web/records/proof.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import type { SettingsStore } from './section-form.tsx';

/** Saves and loads sections through the API, and refreshes the page after a save. */
export function useSettingsStore(proved: RecordProof['proved']): SettingsStore {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      save: async (sent) => {
        try {
          const settings = await proved(() => api('PUT /api/settings', { body: sent }));
          toast(SUCCESS.settingsSaved);
          void revalidate();
          return { settings };
        } catch (error) {
          const problem = problemOf(error);
          // Field errors are shown beside their fields.
          if (problem.status !== 400) toast(failureToast(error, FAILURES.saveSettings));
          return { problem };
        }
      },
      load: async () => {
        try {
          return await api('GET /api/settings');
        } catch (error) {
          toast(failureToast(error, FAILURES.loadSettings));
          return null;
        }
      },
    }),
    [toast, revalidate, proved],
  );
}

function problemOf(error: unknown): Problem {
  const known = error instanceof ApiError ? error.problem : null;
  const title = FAILURES.saveSettings;
  return (
    known ?? { ...OUR_FAULT, type: 'about:blank', status: 0, title, detail: 'Check the connection and try again.' }
  );
}
