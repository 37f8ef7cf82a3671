import { expect, test } from 'vitest';
import type { ListChange } from './list-changes.ts';
import { readListChanges } from './read-changes.ts';

const out = (which: string, of: Partial<Extract<ListChange, { kind: 'out' }>> = {}): ListChange => ({
  kind: 'out',
  which,
  part: null,
  from: null,
  ...of,
});
const put = (thing: string, of: Partial<Extract<ListChange, { kind: 'with' }>> = {}): ListChange => ({
  kind: 'with',
  which: null,
  part: null,
  thing,
  isOnly: false,
  ...of,
});
const instead = (now: string, of: Partial<Extract<ListChange, { kind: 'instead' }>> = {}): ListChange => ({
  kind: 'instead',
  which: null,
  part: null,
  now,
  ...of,
});

test.each<[string, readonly ListChange[]]>([
  [
    "we'd make it eight, two of them on trolleys",
    [{ kind: 'count', which: null, pieces: 8 }, put('trolleys', { part: 2 })],
  ],
  ['and if we leave the lobby one out', [out('lobby one')]],
  ['the canteen one is not needed after all', [out('canteen one')]],
  ['nothing for the bar', [out('bar')]],
  ['no bracket for the 65', [out('bracket', { from: '65' })]],
  ['two of them without a player', [out('player', { part: 2 })]],
  ['leave off one of the 32s', [{ kind: 'more', which: '32s', pieces: -1, words: 'one of the 32s' }]],
  ['swap the 55s for 50s', [instead('50s', { which: '55s' })]],
  ['go up to 50s on two of them', [instead('50s', { part: 2 })]],
  ['put the 43s up to 50', [instead('50', { which: '43s' })]],
  ['not tilting, a flat one', [instead('flat one', { which: 'tilting' })]],
  ['wall brackets, not ceiling', [instead('wall brackets', { which: 'ceiling' })]],
  ['the gym ones touch please', [instead('touch', { which: 'gym ones' })]],
  ['add a bracket for each', [put('bracket')]],
  ['tilting brackets for the 65s', [put('tilting brackets', { which: '65s' })]],
  ['the lobby one on the wall instead', [put('wall bracket', { which: 'lobby one' })]],
  ['just one of them on a stand', [put('stand', { part: 1, isOnly: true })]],
  ['only the brackets then', [{ kind: 'only', which: 'brackets', isBare: false }]],
  ['just the screen on its own', [{ kind: 'only', which: 'screen', isBare: true }]],
  ['with the fitting?', [{ kind: 'fitted', which: null, part: null, isFitted: true }]],
  ['and fitting for the ones on the wall', [{ kind: 'fitted', which: 'ones on the wall', part: null, isFitted: true }]],
  ['and delivered to Leeds?', [{ kind: 'delivered', isDelivered: true, isPlace: false }]],
  ['what if I collect them', [{ kind: 'delivered', isDelivered: false, isPlace: false }]],
  ['with vat', [{ kind: 'total' }]],
  ['what would five cost', [{ kind: 'count', which: null, pieces: 5 }]],
  ['the governors only want three', [{ kind: 'count', which: null, pieces: 3 }]],
  ['five of each then', [{ kind: 'count', which: '*', pieces: 5 }]],
  ['double it', [{ kind: 'times', which: null, factor: 2 }]],
  ['double the brackets', [{ kind: 'times', which: 'brackets', factor: 2 }]],
  [
    'one more for the snooker room',
    [{ kind: 'more', which: 'for the snooker room', pieces: 1, words: 'for the snooker room' }],
  ],
  ['how much more is that', [{ kind: 'difference' }]],
  ['what if only two get fitted', [{ kind: 'fitted', which: null, part: 2, isFitted: true }]],
  ['no fitting for the spa ones', [{ kind: 'fitted', which: 'spa ones', part: null, isFitted: false }]],
  ['and the rest on trolleys', [put('trolleys', { which: 'rest' })]],
  ['all of them on the wall', [put('wall bracket', { which: '*' })]],
  ['eight panels will do', [{ kind: 'goods', pieces: 8, words: 'panels', isMore: false, isOn: false }]],
  ['three not four', [{ kind: 'count', which: null, pieces: 3 }]],
  ['make one of them a 65', [instead('65', { part: 1 })]],
  ['and one 55', [{ kind: 'goods', pieces: 1, words: '55', isMore: false, isOn: true }]],
  ['two of them 55', [instead('55', { part: 2 })]],
  ['instead of the 75 an 86', [instead('86', { which: '75' })]],
  ['brackets instead of trolleys on three of them', [put('brackets', { part: 3 })]],
  ['the bigger A-board', [instead('bigger', { which: 'A-board' })]],
  ['how much would that save us if we dropped the brackets', [out('brackets')]],
])('‘%s’ is read as changes of the list', (said, changes) => expect(readListChanges(said)).toEqual(changes));

test.each([
  'how heavy is it',
  'when would they come',
  'does it have a warranty',
  'which is brighter',
  'no, I meant the Touch 75',
  'is the 65 bright enough',
  'do you take back old screens',
  'can I return it',
  'and its VESA',
  'can my lad put it up',
  'what discount do I get for ten',
])('‘%s’ asks something, and changes no list', (said) => expect(readListChanges(said)).toBeNull());
