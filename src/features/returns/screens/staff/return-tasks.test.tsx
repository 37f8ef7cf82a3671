import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Return } from '#features/returns/contract.ts';
import { ReturnTasks } from './return-tasks.tsx';

const shown = (status: Return['status'], suggestedRefund: string | null, mayRefund: boolean) => {
  const item = { status, staff: { suggestedRefund } } as Return;
  return renderToStaticMarkup(<ReturnTasks item={item} mayRefund={mayRefund} onOpen={() => undefined} />);
};

test('where refunds are for admins, an employee is told who completes a return instead of being offered its refund', () => {
  const said = shown('accepted', '69.60', false);
  expect(said).not.toContain('button');
  expect(said).toContain('an admin completes this return');
});

test('a return without money left is completed by an employee too, and a refund by an admin', () => {
  expect(shown('accepted', '0.00', false)).toContain('Refund this return');
  expect(shown('accepted', '69.60', true)).toContain('Refund this return');
});

test('an employee answers a request whoever refunds', () => {
  expect(shown('requested', null, false)).toContain('Accept return');
});
