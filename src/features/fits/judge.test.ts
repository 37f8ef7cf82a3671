import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { readFitFacts } from './fit-facts.ts';
import { judge, reasonsOf, warningOf } from './judge.ts';

const facts = new Map(demoProducts.map((product) => [product.sku, readFitFacts(product)]));
const factsOf = (sku: string) => {
  const found = facts.get(`BF-${sku}`);
  if (!found) throw new Error(`There is no ${sku}.`);
  return found;
};
const verdictOf = (a: string, b: string) => judge(factsOf(a), factsOf(b)).verdict;
const reasons = (a: string, b: string) => reasonsOf(judge(factsOf(a), factsOf(b)));

// Listed by hand from what the shop offered before: each was wrong.
const WRONG = [
  ['ID-98', 'AC-WF-800'],
  ['MB-32', 'AC-WT-600'],
  ['MB-32', 'AC-WP-400'],
  ['OS-WALL-46', 'AC-WF-800'],
  ['KI-WALL-22', 'AC-WF-400'],
  ['KI-WALL-27', 'AC-WF-400'],
  ['VW-2X2-46-FS', 'AC-POPOUT'],
  ['OS-WIN-43', 'AC-PSU'],
  ['AC-PSU', 'OS-WIN-43'],
  ['LED-CAB-26', 'AC-PLAY-4'],
  ['LED-CAB-19', 'AC-PLAY-4'],
  ['MB-TRIO-43', 'AC-PLAY-1'],
  ['VW-3X3-46', 'AC-SEQ-8'],
] as const;

// Of what it offered, what was right, by the bracket or the enclosure.
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'AC-WF-400': ['MB-32', 'MB-43', 'MB-50', 'MB-43-PRO', 'ID-32'],
  'AC-WT-600': ['MB-43', 'MB-50', 'MB-55', 'MB-65', 'MB-43-PRO'],
  'AC-WP-400': ['MB-43', 'MB-50', 'MB-55', 'MB-43-PRO', 'MB-55-PRO', 'ID-43'],
  'AC-ARM-400': ['MB-32', 'MB-43', 'MB-50', 'MB-43-PRO', 'MB-22-SLIM', 'ID-32'],
  'AC-WF-800': ['MB-55', 'MB-65', 'MB-55-PRO', 'ID-55', 'ID-65', 'ID-75', 'ID-86', 'OS-WALL-75'],
  'AC-CEIL-1': ['MB-55', 'MB-65'],
  'AC-CEIL-2': ['MB-55-PRO'],
  'AC-TROLLEY': ['ID-55', 'ID-65', 'ID-75', 'ID-86'],
  'AC-STAND': ['MB-43', 'MB-55'],
  'AC-POPOUT': ['VW-46', 'VW-55', 'VW-2X2-46', 'VW-3X1-55', 'VW-3X2-46', 'VW-3X3-46'],
  'OS-CASE-55': ['MB-55', 'MB-55-PRO'],
};

// Found by hand among what the rules once called fitting.
const NEVER_FITS = [
  ['VW-3X3-46', 'AC-STAND'],
  ['VW-2X2-46', 'AC-ARM-400'],
  ['VW-3X1-55', 'AC-CEIL-1'],
  ['VW-55', 'OS-CASE-55'],
  ['OS-TOTEM-55', 'AC-STRIP-5'],
  ['OS-DRIVE-2', 'AC-SEQ-8'],
] as const;

describe('what fits what', () => {
  it.each(WRONG)('%s and %s, which the shop once offered together, are refused', (one, other) => {
    expect(verdictOf(one, other)).toBe('refused');
  });

  it.each(Object.entries(RIGHT).flatMap(([giver, screens]) => screens.map((screen) => [screen, giver] as const)))(
    '%s still goes with %s',
    (screen, giver) => expect(reasons(screen, giver).length > 0 && verdictOf(screen, giver)).toBe('fits'),
  );

  it.each(NEVER_FITS)('%s does not go with %s', (one, other) => expect(verdictOf(one, other)).not.toBe('fits'));

  it('is the same from both sides, with a reason, for every pair of the sample catalogue', () => {
    for (const one of facts.values()) {
      for (const other of facts.values()) {
        if (one === other) continue;
        const [there, back] = [judge(one, other), judge(other, one)];
        expect(there.verdict).toBe(back.verdict);
        expect(reasonsOf(there).length).toBeGreaterThan(0);
        if (there.relation) expect(reasonsOf(there)).toEqual(reasonsOf(back));
      }
    }
  });

  it('says why with the numbers, and nothing that is not in the way', () => {
    expect(reasons('ID-98', 'AC-WF-800')).toEqual([
      'The holes of the screen are 1,000 mm apart; the bracket reaches 800 mm.',
    ]);
    expect(reasons('VW-3X3-46', 'AC-SEQ-8')).toEqual(['It needs 9 outlets, and there are 8: take two.']);
    expect(reasons('MB-TRIO-43', 'AC-PLAY-1')).toEqual(['The 3 screens need 3 outputs; the player has 2.']);
    expect(reasons('OS-WIN-43', 'AC-PSU')).toEqual(['It draws 190 W; the supply gives 120 W.']);
  });

  it('warns where it fits with a remark', () => {
    const warned = (a: string, b: string) => warningOf(judge(factsOf(a), factsOf(b)));
    expect(verdictOf('MB-65', 'AC-CEIL-1')).toBe('fits');
    expect(warned('MB-43-PRO', 'AC-STICK')).toContain('The player shows Full HD');
    expect(warned('VW-46', 'AC-STICK')).toContain('no USB-A socket');
    expect(warned('MB-STRIP-24', 'AC-PSU')).toBeNull();
    expect(warned('OS-ABOARD-43', 'AC-PSU')).toContain('80 %');
    expect(warned('MB-55', 'OS-CASE-55')).toContain('unreadable in daylight');
    expect(warned('VW-2X2-46', 'AC-POPOUT')).toContain('in the box already');
  });

  it('is not known where a fact is missing or two contradict each other, whatever else is met', () => {
    const bracket = factsOf('AC-WF-400');
    const screen = readFitFacts({
      name: 'Plain',
      specs: { screenSizeInches: 43, vesa: '200 × 200', orientation: 'both' },
    });
    expect(judge(screen, bracket).verdict).toBe('not known');
    expect(reasonsOf(judge(screen, bracket))).toEqual(['The weight of the screen is not known.']);
    expect(judge(readFitFacts({ name: 'Nothing', specs: {} }), bracket).verdict).toBe('not known');
    const odd = readFitFacts({ name: 'Odd', specs: { fitsFromInches: 65, fitsToInches: 40, loadKg: 500 } });
    expect(judge(factsOf('MB-43'), odd).verdict).toBe('not known');
    expect(reasonsOf(judge(factsOf('MB-43'), odd))[0]).toContain('contradict');
    const typo = readFitFacts({ name: 'Typo', specs: { ...factsOf('MB-43').specs, vesa: 'M8 holes' } });
    expect(judge(typo, bracket).verdict).toBe('not known');
  });

  it('says what an LED cabinet takes its data from and hangs in', () => {
    expect(verdictOf('LED-CAB-26', 'LED-CTL-4')).toBe('fits');
    expect(reasons('LED-CAB-26', 'LED-CTL-4')).toEqual([
      'Each of its 4 data ports feeds 17 of these cabinets, so it feeds 68.',
    ]);
    expect(verdictOf('LED-OUT-39', 'LED-FRAME-OUT')).toBe('fits');
    expect(reasons('LED-OUT-39', 'LED-FRAME')).toEqual(['The cabinet is for outdoors, the frame for indoors.']);
    expect(verdictOf('LED-CTL-4', 'AC-PLAY-1')).toBe('fits');
    expect(verdictOf('LED-CTL-4', 'AC-SEQ-8')).toBe('fits');
    // What it draws at most, not on the average.
    expect(reasons('LED-CAB-26', 'AC-SEQ-8')).toContain('It draws 110 W of the 3,680 W that the supply gives.');
  });
});
