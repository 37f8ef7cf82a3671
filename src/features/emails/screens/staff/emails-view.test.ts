import { expect, test } from 'vitest';
import { emailsQuery, emailsSearch, readEmailsView } from './emails-view.ts';

test('the address says what is shown, and comes back as it was', () => {
  const search = '?q=amira&status=failed&template=order-receipt&from=2026-02-01&to=2026-02-28&after=a&after=b';
  const view = readEmailsView(new URLSearchParams(search));
  expect(emailsSearch(view)).toBe(search);
  expect(emailsQuery(view)).toEqual({
    recipient: 'amira',
    status: 'failed',
    template: 'order-receipt',
    from: '2026-02-01',
    to: '2026-02-28',
  });
});

test('what cannot be meant counts as not asked for', () => {
  const view = readEmailsView(new URLSearchParams('?status=lost&template=A+B&from=2026-02-30&to=yesterday&q=%00++'));
  expect(view).toEqual({ q: '', trail: [] });
  expect(emailsSearch(view)).toBe('');
});
