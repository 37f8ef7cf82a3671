import { expect, test } from 'vitest';
import { guideAskedFor } from './size-question.ts';

test.each([
  ['what size for 6 m', '/guide?metres=6'],
  ['Which screen is readable from 20 ft?', '/guide?metres=6.1'],
  ['how big a tv for 4.5 metres', '/guide?metres=4.5'],
  ['menu board read from 7m', '/guide?metres=7'],
  ['what size screen do I need', '/guide'],
  ['how bright for a shop window', '/guide'],
])('‘%s’ asks the guide', (query, href) => expect(guideAskedFor(query)?.href).toBe(href));

test.each([
  'hdmi lead 5 m',
  'network cable 15 metres',
  '55 inch menu board',
  'led wall 4 x 2.5 m',
  'which bracket fits',
  'size 6',
  '',
])('‘%s’ does not', (query) => expect(guideAskedFor(query)).toBeNull());
