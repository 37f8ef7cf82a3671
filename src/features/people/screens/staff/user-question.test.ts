import { expect, test } from 'vitest';
import { userQuestion } from './user-question.ts';

test('deactivating asks about deactivating, whether or not the account could be deleted', () => {
  for (const hasHistory of [false, true]) {
    expect(userQuestion('deactivate', { hasHistory })).toMatchObject({
      title: 'Deactivate this account?',
      verb: 'Deactivate',
    });
  }
});

test('an account that orders or changes name is deactivated instead of deleted, and the question says so', () => {
  expect(userQuestion('delete', { hasHistory: true })?.title).toBe('Deactivate instead of deleting?');
  expect(userQuestion('delete', { hasHistory: false })?.title).toBe('Delete this account?');
  expect(userQuestion('edit', { hasHistory: false })).toBeUndefined();
});
