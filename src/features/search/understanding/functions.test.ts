import { expect, test } from 'vitest';
import { thingByFunction } from './functions.ts';
import { parse } from './grammar.ts';

test.each([
  ['something to hang a telly', 'mount'],
  ['we need something that will hold a 55', 'mount'],
  ['a gadget that splits HDMI to three screens', 'splitter'],
  ['what charges phones', 'charging station'],
  ['thing for playing videos on the tv', 'player'],
  ['something to stop people stealing it', 'security lock'],
  ['box to send HDMI a long way', 'extender'],
])('‘%s’ asks for a %s', (q, thing) => expect(thingByFunction(parse(q))?.name).toBe(thing));

test.each([
  'a screen that holds attention',
  'something for the reception',
  'something to show our menus',
  'what is a totem',
  'something to stop the plug being pulled out',
])('‘%s’ names no thing by what it does', (q) => expect(thingByFunction(parse(q))).toBeNull());
