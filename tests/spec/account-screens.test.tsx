// Section 2, 'Signup request', 'Login' and 'Password reset': the words of their screens.

import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { LoginSuccessful } from '#features/accounts/screens/shop/login-successful.tsx';
import { ResetSteps } from '#features/accounts/screens/shop/reset-steps.tsx';
import type { ResetAnswer, ResetState } from '#features/accounts/screens/shop/send-reset.ts';
import { sendSignup } from '#features/accounts/screens/shop/send-signup.ts';
import { SignupDone } from '#features/accounts/screens/shop/signup-done.tsx';
import { SignupFields } from '#features/accounts/screens/shop/signup-fields.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { Api } from '#web/api.ts';
import { QueryClientProvider } from '#web/query/client-context.tsx';
import { QueryClient } from '#web/query/query-client.ts';
import SignupPage, { handle } from '../../src/pages/account/signup.tsx';

describe('Signup', () => {
  const page = drawn(<SignupPage {...({ actionData: undefined } as Parameters<typeof SignupPage>[0])} />);

  test("a back link to / labelled 'Home'", () => expect(handle.back).toEqual({ to: '/', label: 'Home' }));

  test('three account types', () => {
    const types = [...page.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['public', 'employer', 'admin']);
    for (const name of ['Customer Login', 'Employer', 'Admin']) expect(page).toContain(`>${name}<`);
  });

  test.each(['First name', 'Last name', 'Email', 'Phone number', 'Password', 'Company name'])('asks for %s', (label) =>
    expect(page).toMatch(new RegExp(`<label[^>]*>${label}<`)),
  );

  test('the message is optional, though its label says that it is required for admin access', () => {
    expect(page).toContain('>Message (required for admin access)<');
    expect(/<textarea[^>]*name="message"[^>]*>/.exec(page)?.[0]).not.toContain('required');
  });

  test('three notices: red for admins, green for customers, yellow for both that wait', () => {
    expect(page).toMatch(/bg-negative-wash.*?special approval.*?in the message/s);
    expect(page).toMatch(/bg-positive-wash.*?account is created at once/s);
    expect(page).toMatch(/bg-caution-wash.*?Approval is needed.*?credentials arrive by e-mail/s);
  });

  test("the button says 'Submit Request', and 'Submitting...' while pending", () => {
    expect(page).toContain('Submit Request');
    expect(page).toContain('Submitting...');
  });

  test("a customer is told 'Account Created!' with the username and 'Go to Login'", () => {
    const outcome = { kind: 'account', username: 'jo.smith2', email: 'jo@shop.example' } as const;
    const view = drawn(<SignupDone outcome={outcome} loginHref="/login" homeHref="/" />);
    expect(view).toMatch(/<h1[^>]*>Account Created!<.*jo\.smith2.*href="\/login"[^>]*>Go to Login</s);
  });

  test.each(['employer', 'admin'] as const)("an %s is told 'Request Submitted!' with the next steps", (userType) => {
    const outcome = { kind: 'request', userType, email: 'jo@shop.example' } as const;
    const view = drawn(<SignupDone outcome={outcome} loginHref="/login" homeHref="/" />);
    expect(view).toMatch(
      new RegExp(`Request Submitted!.*admin reviews.*come by e-mail.*reach your ${userType} dashboard`, 's'),
    );
  });

  test('a refused form shows its values again, but never a password', () => {
    const values = { userType: 'employer', firstName: 'Zoë', companyName: 'Ng & Sons' };
    const view = drawn(<SignupFields values={values} errors={{ firstName: 'All fields' }} />);
    expect(view).toMatch(/value="employer"[^>]*checked|checked[^>]*value="employer"/);
    expect(view).toContain('value="Zoë"');
    expect(view).toContain('value="Ng &amp; Sons"');
    expect(/<input[^>]*name="password"[^>]*>/.exec(view)?.[0]).not.toContain('value=');
  });

  test('what was filled in for another account type is not sent', async () => {
    const sent: unknown[] = [];
    const api = (async (name: string, { body }: { body: object }) => {
      sent.push([name, Object.keys(body).sort().join(' ')]);
      return { user: {} };
    }) as unknown as Api;
    for (const userType of ['public', 'employer', 'admin']) {
      const form = new FormData();
      for (const field of ['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'companyName', 'message']) {
        form.set(field, 'x');
      }
      form.set('userType', userType);
      await sendSignup(api, form);
    }
    expect(sent).toEqual([
      ['POST /api/customer-register', 'email firstName lastName message password phoneNumber userType'],
      ['POST /api/signup-request', 'companyName email firstName lastName message phoneNumber userType'],
      ['POST /api/signup-request', 'email firstName lastName message phoneNumber userType'],
    ]);
  });
});

describe('Password reset', () => {
  const step = (start: ResetState, answer?: ResetAnswer) => drawn(<ResetSteps start={start} answer={answer} />);

  test.each<[ResetState, number, string, string]>([
    [{ step: 'request' }, 33, 'Reset Your Password', 'Send Reset Link'],
    [{ step: 'choose' }, 66, 'Enter New Password', 'Reset Password'],
    [{ step: 'done', username: 'jo' }, 100, 'Password Reset Complete', 'Back to login'],
  ])('%j: progress %d, %s, %s', (start, percent, title, button) => {
    const view = step(start);
    expect(view).toContain(`aria-valuenow="${percent}"`);
    expect(view).toMatch(new RegExp(`<h1[^>]*>${title}<`));
    expect(view).toContain(button);
  });

  test('step 2 shows the e-mail address that the link was sent to, and has three fields', () => {
    const view = step({ step: 'choose', email: 'jo@shop.example' });
    expect(view).toMatch(/The link was sent to .*jo@shop\.example/s);
    for (const label of ['Token', 'New password', 'Confirm password']) expect(view).toContain(`>${label}<`);
    expect(view).not.toContain('Development note');
  });

  test('a token that the server answered is filled in, with a development note', () => {
    const view = step({ step: 'choose', email: 'jo@shop.example', token: 'abc', isDemo: true });
    expect(view).toMatch(/name="token"[^>]*value="abc"/);
    expect(view).toContain('Development note');
  });

  test.each<[ResetState, string]>([
    [{ step: 'request', email: 'jo@shop.example' }, 'Something went wrong'],
    [{ step: 'choose', token: 'abc' }, 'Failed to reset password'],
  ])('a failure of %j is an inline alert that says %s', (values, title) => {
    const problem = { type: 'about:blank', title: 'Too many requests', status: 429, detail: 'Try again later.' };
    expect(step({ step: 'request' }, { problem, values })).toMatch(
      new RegExp(`role="alert".*${title}.*Try again later`, 's'),
    );
  });
});

describe('Login', () => {
  const user = {
    ...{ id: 1, username: 'pat', email: 'pat@shop.example', phoneNumber: null, department: null, permissions: [] },
    ...{ firstName: 'Pat', lastName: 'Ng', companyName: 'Signs & Co', isActive: true, createdAt: '' },
  };
  const card = (change: object) =>
    drawn(
      <LoginSuccessful user={{ ...user, userType: 'partner', ...change } as unknown as User} onLogout={() => {}} />,
    );

  test("any other user type: a 'Login Successful' card with name, email, type, status, company and Logout", () => {
    const view = card({});
    for (const said of [
      'Login Successful',
      'Pat Ng',
      'pat@shop.example',
      'partner',
      'Active',
      'Signs &amp; Co',
      'Logout',
    ]) {
      expect(view).toContain(said);
    }
    expect(view).not.toContain('Admin access');
  });

  test('says Inactive, leaves out a company that is not there, and names a user without a name', () => {
    const view = card({ isActive: false, companyName: null, firstName: null, lastName: null });
    expect(view).toContain('Inactive');
    expect(view).not.toContain('Company');
    expect(view).toContain('>pat<');
  });

  test('admins also see an admin-access note', () => expect(card({ userType: 'admin' })).toContain('Admin access'));
});

const Drawn = createContext<ReactNode>(null);

function Screen() {
  return useContext(Drawn);
}

function drawn(element: ReactNode): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Screen }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Drawn value={element}>
          <Page hydrationData={{ loaderData: { root: { settings: { sendsEmail: true } } } }} />
        </Drawn>
      </ToastProvider>
    </QueryClientProvider>,
  );
}
