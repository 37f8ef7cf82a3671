import { useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useProof } from '#features/accounts/screens/security/proof-dialog.tsx';
import type { ManagedUser, SignupRequest } from '#features/people/contract.ts';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { ApiError, api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { createUser, doTask, type HandedLink, linkIn } from './people-calls.ts';
import type { PeopleTask } from './people-view.ts';
import { personName } from './person-name.ts';

/** Stores the open task in the address, so that the browser's Back button closes it. */
export function usePeopleTask() {
  const [, setSearch] = useSearchParams();
  const set = (task: { what: PeopleTask; id: number } | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['do', 'id']) after.delete(name);
        if (task) {
          after.set('do', task.what);
          after.set('id', String(task.id));
        }
        return after;
      },
      { preventScrollReset: true, replace: task === null },
    );
  return { start: (what: PeopleTask, id: number) => set({ what, id }), stop: () => set(null) };
}

interface Task {
  what: PeopleTask;
  whom: ManagedUser | SignupRequest;
  changes?: Record<string, unknown>;
}

/** Runs a confirmed task, shows a toast and reads the list again. */
export function useDoTask(onDone: () => void, onHanded?: (handed: HandedLink) => void) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const proof = useProof();
  const mutation = useMutation({
    mutationFn: ({ what, whom, changes }: Task) => proof.proved(() => doTask(api, what, whom.id, changes)),
    onSuccess: async (answer, task) => {
      const link = linkIn(answer);
      setHanded(link);
      if (link) onHanded?.(link);
      await revalidate();
      onDone();
      toast(doneToast(task, link));
    },
    onError: async (error, { what }) => {
      if (error instanceof ApiError && error.status === 400) return;
      toast(failureToast(error, FAILED[what]));
      // A colleague was faster: show the current state.
      if (error instanceof ApiError && [404, 409].includes(error.status)) await revalidate();
    },
  });
  return { mutation, proofDialog: proof.dialog, handed, clearHanded: () => setHanded(null), run: useOnce(mutation) };
}

/** Creates users one after the other. */
export function useCreateUser(onCreated: () => void) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const proof = useProof();
  const mutation = useMutation({
    mutationFn: (form: FormData) => proof.proved(() => createUser(api, form)),
    onSuccess: async (user) => {
      setHanded(linkIn(user));
      onCreated();
      toast({ ...SUCCESS.userCreated, description: `${personName(user)} signs in as ${user.username}` });
      await revalidate();
    },
    onError: (error) => {
      // Field errors are shown beside their fields.
      if (error instanceof ApiError && error.problem?.errors) return;
      toast(failureToast(error, FAILURES.createUser));
    },
  });
  return { mutation, proofDialog: proof.dialog, handed, clearHanded: () => setHanded(null), run: useOnce(mutation) };
}

/** Ignores a second click that arrives before the button is disabled. */
function useOnce<Input>(mutation: { mutateAsync: (input: Input) => Promise<unknown> }) {
  const isRunning = useRef(false);
  return (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation
      .mutateAsync(input)
      // onError has reported it.
      .catch(() => {})
      .finally(() => {
        isRunning.current = false;
      });
  };
}

function doneToast({ what, whom, changes }: Task, handed: HandedLink | null): ToastRequest {
  const name = personName(whom);
  const isRetained = 'hasHistory' in whom && whom.hasHistory;
  const toasts: Record<PeopleTask, ToastRequest> = {
    edit: {
      ...SUCCESS.userUpdated,
      description: changes && 'email' in changes ? `The new address waits until ${name} confirms it` : name,
    },
    email: { ...SUCCESS.userUpdated, description: `The address of ${name} takes effect in 24 hours` },
    deactivate: { ...SUCCESS.userUpdated, description: `${name} is inactive now` },
    reactivate: { ...SUCCESS.userUpdated, description: `${name} is active again` },
    link: {
      ...SUCCESS.passwordLinkMade,
      description: handed ? `Hand it to ${name}` : `It is on its way to ${whom.email}`,
    },
    'second-factor': {
      ...SUCCESS.userUpdated,
      description:
        'requiresSecondFactor' in whom && whom.requiresSecondFactor
          ? `${name} sets up a new second factor at the next sign-in`
          : `The password is enough until ${name} sets up a new second factor`,
    },
    delete: isRetained
      ? { ...SUCCESS.userUpdated, description: `${name} is kept, and inactive now` }
      : { ...SUCCESS.userDeleted, description: name },
    approve: { ...SUCCESS.requestUpdated, description: `${name} is approved` },
    reject: { ...SUCCESS.requestUpdated, description: `${name} is rejected` },
  };
  return toasts[what];
}

const FAILED: Record<PeopleTask, string> = {
  edit: FAILURES.updateUser,
  email: FAILURES.updateUser,
  deactivate: FAILURES.updateUser,
  reactivate: FAILURES.updateUser,
  link: FAILURES.makePasswordLink,
  'second-factor': FAILURES.updateUser,
  delete: FAILURES.deleteUser,
  approve: FAILURES.updateRequest,
  reject: FAILURES.updateRequest,
};
