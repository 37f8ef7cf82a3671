import { expect, test } from 'vitest';
import { openStatementNames } from './named-statements.ts';

const askedOften = (names: ReturnType<typeof openStatementNames>, text: string) => {
  for (let time = 0; time < 30; time++) names.nameOf(text);
  return names.nameOf(text);
};

test('a statement gets its name once it is asked often, and the same one from then on', () => {
  const names = openStatementNames();
  expect(names.nameOf('select id from products where id = $1')).toBeUndefined();
  const name = askedOften(names, 'select id from products where id = $1');
  expect(name).toMatch(/^often_/);
  expect(askedOften(names, 'select id from products where sku = $1')).not.toBe(name);
});

test('what answers with all columns of a table has none, for they may be others tomorrow', () => {
  const names = openStatementNames();
  for (const text of ['select * from products where id = $1', 'update products set id = $1 returning products.*'])
    expect(askedOften(names, text)).toBeUndefined();
  expect(askedOften(names, 'select count(*) from products where id = $1')).toBeDefined();
});

test('a server does not have to store more than so many, however many different ones are asked', () => {
  const names = openStatementNames();
  for (let at = 0; at < 150; at++) askedOften(names, `select ${at} where $1`);
  expect(askedOften(names, 'select 151 where $1')).toBeUndefined();
  expect(names.nameOf('select 7 where $1')).toBeDefined();
});

test('where names are not known, none is used any more', () => {
  const names = openStatementNames();
  askedOften(names, 'select 1 where $1');
  names.stop();
  expect(names.nameOf('select 1 where $1')).toBeUndefined();
});
