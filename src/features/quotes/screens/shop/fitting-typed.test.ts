import { expect, test } from 'vitest';
import type { Problem } from '#values/problem.ts';
import { fittingAsked, requestErrors } from './fitting-typed.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const typed = formOf({
  'fitting.postcode': ' LS1 4AP ',
  'fitting.screens.7.count': '',
  'fitting.screens.7.height': '2.5',
  'fitting.screens.9.count': '3',
  'fitting.screens.9.height': '4',
  'fitting.wishes.0': '',
  'fitting.wishes.2': '2026-12-05',
});

test('a screen without a count is not fitted, and a form that asks nothing asks for none', () => {
  expect(fittingAsked(typed)).toEqual({
    postcode: 'LS1 4AP',
    screens: [{ productId: 9, count: 3, height: '4' }],
    survey: false,
    wishes: ['2026-12-05'],
  });
  expect(fittingAsked(formOf({ 'fitting.postcode': '', 'fitting.screens.7.height': '2.5' }))).toBeNull();
  expect(fittingAsked(formOf({ 'fitting.survey': 'on' }))).toMatchObject({ survey: true, screens: [] });
  expect(fittingAsked(formOf({ 'fitting.wall': 'on' }))).toMatchObject({ wall: true, survey: false, screens: [] });
});

test('what is wrong stands at the field in which it was typed', () => {
  const errors = {
    name: ['Name is required'],
    'fitting.screens.0.height': ['How high?'],
    'fitting.screens.0.productId': ['No screen'],
    'fitting.wishes.0': ['A Saturday'],
    'fitting.wishes': ['Too many'],
  };
  expect(requestErrors(typed)({ errors } as unknown as Problem)).toEqual({
    name: ['Name is required'],
    'fitting.screens.9.height': ['How high?'],
    'fitting.screens.9.count': ['No screen'],
    'fitting.wishes.2': ['A Saturday'],
    'fitting.wishes': ['Too many'],
  });
});
