// 200 pairs drawn at random (mulberry32, seed 20261125) from what serves others × all else of the sample catalogue as it was on 25 November
// 2026. Each was judged by reading the specifications of the two, without the rules.
import { expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { Verdict } from './finding.ts';
import { readFitFacts } from './fit-facts.ts';
import { judge } from './judge.ts';

type Drawn = Partial<Record<Verdict, string>>;

const DRAWN: Readonly<Record<string, Drawn>> = {
  'AC-ARM-400': { fits: 'ID-32', refused: 'ID-TABLE-55 LED-OUT-48 OS-WALL-75' },
  'AC-CEIL-1': { fits: 'VW-46', refused: 'OS-WIN-49' },
  'AC-CEIL-2': {
    refused:
      'ID-32 ID-LECTERN-32 KI-DESK-13 KI-TOTEM-55 LED-ONE-163 LED-WALL-20 MB-QUAD-43 MB-STRIP-24 OS-DRIVE-2 OS-WIN-55D VW-2X2-46-FS',
  },
  // Nothing is stated that says what these go with.
  'AC-CMS-12': { 'not known': 'ID-75 ID-86 MB-55-PRO OS-ABOARD-32 OS-WALL-75 VW-2X2-46-FS VW-3X3-46' },
  'AC-EXTEND': { 'not known': 'KI-DESK-13 KI-DESK-15 KI-TICKET-32' },
  'AC-REMOTE': { 'not known': 'ID-55 ID-75 MB-55 OS-ABOARD-32 OS-TOTEM-65 VW-3X3-46' },
  'AC-SENSOR': { 'not known': 'ID-86 LED-CAB-26 LED-OUT-39 LED-POSTER-25' },
  'AC-SPEAK': { 'not known': 'KI-DESK-15 KI-ORDER-32 LED-WALL-20 MB-DUO-55 MB-STRIP-24 OS-WALL-46 VW-2X2-46 VW-55' },
  'AC-HDMI-5': { fits: 'ID-TABLE-43', refused: 'KI-FIND-43 KI-WALL-22 LED-CAB-26 LED-OUT-39' },
  'AC-MAINS-3': { refused: 'OS-ABOARD-32', 'not known': 'ID-43 VW-3X3-46' },
  'AC-NET-15': {
    fits: 'KI-QUEUE-55 MB-55 MB-65 VW-3X2-46',
    refused: 'OS-ABOARD-43',
    // Whether the lead may lie outdoors is not stated.
    'not known': 'OS-DRIVE-1 OS-TOTEM-55',
  },
  'AC-PLAY-1': { fits: 'ID-CALL-55', refused: 'KI-DESK-15 LED-OUT-48 MB-TRIO-43 OS-TOTEM-65' },
  'AC-PLAY-4': { fits: 'ID-75 KI-TOTEM-43 OS-DRIVE-2', refused: 'LED-OUT-39' },
  'AC-POPOUT': { fits: 'MB-55', refused: 'ID-43 MB-22-STAND MB-43-PRO MB-65 OS-WALL-75' },
  // All take the mains, not 24 V.
  'AC-PSU': { irrelevant: 'ID-MOBILE-65 KI-WALL-27 LED-CAB-19 MB-50' },
  'AC-SEQ-8': { fits: 'LED-WALL-30 MB-50 MB-65' },
  'AC-STAND': {
    fits: 'MB-50 MB-55-PRO',
    refused: 'ID-MOBILE-65 KI-TOTEM-55 KI-WALL-22 MB-22-STAND MB-QUAD-43 OS-LED-32',
  },
  'AC-STICK': { fits: 'ID-65 LED-ONE-163 MB-32 MB-55', refused: 'KI-FIND-43 LED-CAB-19 MB-TRIO-49' },
  'AC-STRIP-5': { fits: 'ID-43 ID-55 ID-CALL-55 LED-CAB-15', refused: 'ID-ROOM-15' },
  'AC-TROLLEY': { refused: 'ID-98 ID-ROOM-10 KI-DESK-15 KI-DESK-22 LED-WALL-20' },
  'AC-WF-400': { fits: 'VW-46', refused: 'ID-MOBILE-65 ID-ROOM-15 MB-DUO-55 VW-2X2-46-FS VW-3X1-55' },
  'AC-WF-800': { fits: 'ID-55', refused: 'ID-TABLE-43 KI-ORDER-32 KI-TOTEM-55 LED-CAB-19' },
  'AC-WP-400': { fits: 'MB-43-PRO', refused: 'ID-ROOM-10 KI-QUEUE-55 LED-WALL-20 LED-WALL-30 MB-DUO-55 OS-WIN-55L' },
  'AC-WT-600': { fits: 'MB-65', refused: 'KI-TOTEM-43 LED-OUT-48 MB-STRIP-24 VW-2X2-46-FS' },
  'LED-CASE-6': { fits: 'LED-CAB-15', irrelevant: 'ID-TABLE-55 KI-DESK-22 MB-TRIO-49 OS-ABOARD-43 OS-TOTEM-65' },
  'LED-CTL-10': {
    fits: 'LED-CAB-26',
    irrelevant:
      'ID-CALL-55 LED-POSTER-25 LED-WALL-20 LED-WALL-30 MB-43 MB-65 OS-WIN-43 OS-WIN-49 VW-2X2-46 VW-2X2-46-FS',
  },
  'LED-CTL-4': { irrelevant: 'ID-32 MB-55 VW-3X3-46' },
  'LED-FRAME': { irrelevant: 'ID-55 MB-QUAD-43 OS-TOTEM-55 OS-WIN-49 VW-2X2-46 VW-3X1-55' },
  'LED-FRAME-OUT': { irrelevant: 'LED-ONE-163 MB-22-STAND MB-QUAD-43 OS-TOTEM-55 VW-55' },
  'LED-MOD-15': { irrelevant: 'MB-STRIP-24 OS-ABOARD-32 OS-TOTEM-55 OS-WIN-55D' },
  'LED-MOD-19': { irrelevant: 'KI-TICKET-32 MB-TRIO-43 MB-TRIO-49 VW-2X2-46-FS VW-46' },
  'LED-MOD-26': {
    // 2.6 mm in a cabinet of 1.5.
    refused: 'LED-CAB-15',
    irrelevant:
      'ID-43 ID-55 ID-CALL-55 KI-QUEUE-55 LED-ONE-163 LED-POSTER-19 OS-ABOARD-43 OS-DRIVE-2 OS-WIN-43 OS-WIN-49 OS-WIN-55D',
  },
  'LED-MOD-O39': { irrelevant: 'ID-55 MB-22-STAND MB-STRIP-24 VW-3X1-55' },
  'LED-MOD-O48': { irrelevant: 'ID-TABLE-55 KI-QUEUE-55 LED-ONE-163 MB-QUAD-43 OS-WALL-75 VW-3X3-46 VW-55' },
  'OS-CASE-55': { refused: 'ID-ROOM-10 LED-POSTER-19 OS-DRIVE-1 OS-WIN-43 OS-WIN-49 VW-2X2-46 VW-46' },
};

const facts = new Map(demoProducts.map((product) => [product.sku, readFitFacts(product)]));

function factsOf(sku: string) {
  const found = facts.get(`BF-${sku}`);
  if (!found) throw new Error(`There is no ${sku}.`);
  return found;
}

it('200 pairs drawn at random are what their specifications say when a person reads them', () => {
  const judged = Object.entries(DRAWN).flatMap(([giver, by]) =>
    Object.entries(by).flatMap(([verdict, hosts]) =>
      hosts
        .split(' ')
        .map((host) => ({ pair: `${giver} ${host}`, verdict, found: judge(factsOf(host), factsOf(giver)) })),
    ),
  );
  expect(judged).toHaveLength(200);
  expect(
    judged
      .filter(({ verdict, found }) => verdict !== found.verdict)
      .map(({ pair, verdict, found }) => `${pair}: ${found.verdict}, not ${verdict}`),
  ).toEqual([]);
});
