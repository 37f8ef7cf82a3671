import { useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { secondStepPath } from '#features/accounts/sign-in-paths.ts';
import { useToast } from '#ui/toast.tsx';
import { textsOf } from '#values/form-text.ts';
import { type Api, ApiError, api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { loginFailedToast, welcomeToast } from './login-toasts.ts';

/** Signs in and navigates to the second step, the return URL or the dashboard. */
export function useLogin(next: string | null, onHomeless: (user: User) => void) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const enter = useEnter(next, onHomeless);
  return useMutation({
    mutationFn: (form: FormData) => signIn(api, form),
    onSuccess: (answer) => ('user' in answer ? enter(answer.user) : navigate(secondStepPath(next))),
    onError: (error) => {
      const isFormWrong = error instanceof ApiError && error.status === 400;
      if (isFormWrong) return;
      toast(loginFailedToast(error));
    },
  });
}

/** What follows a complete sign-in, whichever way: the return URL or the dashboard, and a welcome. */
export function useEnter(next: string | null, onHomeless?: (user: User) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  return async (user: User) => {
    // The cached queries belong to a guest, or to a user whose session had ended.
    await client.resetQueries();
    const home = dashboardOf(user);
    if (!home) return onHomeless?.(user);
    await navigate(next ?? home);
    toast(welcomeToast(user));
  };
}

/** Signs in with the values of the form. */
export function signIn(client: Api, form: FormData) {
  const { role, ...credentials } = textsOf(form, ['username', 'password', 'role']);
  return client('POST /api/login', { body: { ...credentials, role: role as User['userType'] } });
}

/** The dashboard of a user type; undefined for a type that only a newer server knows. */
export function dashboardOf({ userType }: User): string | undefined {
  const dashboards: Record<string, string> = {
    admin: paths.adminDashboard,
    employer: paths.employerDashboard,
    public: paths.customerDashboard,
  };
  return dashboards[userType];
}
