import { expect, test } from 'vitest';
import { peopleSearch, readPeopleView } from './people-view.ts';

const read = (search: string) => readPeopleView(new URLSearchParams(search));

test('a plain address is the first page of all users', () => {
  expect(read('')).toEqual({ tab: 'users', q: '', trail: [], page: 1 });
  expect(peopleSearch(read(''))).toBe('');
});

test.each([
  '?tab=requests&status=pending&page=3&do=approve&id=7',
  '?q=O%27Brien&userType=admin&state=inactive&after=a&after=b&do=edit&id=12',
  '?tab=settings',
])('%s is read and written back', (search) => {
  expect(peopleSearch(read(search))).toBe(search);
});

test('what is not known there counts as not asked for', () => {
  const view = read('tab=secrets&userType=owner&state=gone&status=maybe&page=-4&do=promote&id=1&q=%00');
  expect(view).toEqual({ tab: 'users', q: '', trail: [], page: 1 });
});

test('a tab that this screen does not have is not shown', () => {
  expect(readPeopleView(new URLSearchParams('tab=settings'), ['users', 'requests']).tab).toBe('users');
});
