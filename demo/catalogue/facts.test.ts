import { describe, expect, it } from 'vitest';
import type { Specs } from '#features/catalogue/attributes.ts';
import { specsForm } from '#features/catalogue/specs-form.ts';
import { demoProducts } from './products.ts';

const screens = demoProducts.filter(({ category, sku }) => category !== 'Accessories' && sku !== 'BF-OS-CASE-55');
const carriers = demoProducts.filter(({ picture }) => ['bracket', 'ceiling-mount'].includes(picture.kind));
const specsOf = (sku: string): Specs => demoProducts.find((product) => product.sku === sku)?.specs ?? {};
const textOf = ({ name, description }: (typeof demoProducts)[number]) => `${name}. ${description}`;

describe('what each product is made for', () => {
  it('is within what the product form takes, and is read back as it stands', () => {
    for (const { sku, specs } of demoProducts) expect(specsForm.parse(specs), sku).toEqual(specs);
  });

  it('is known of every screen: its picture, its form, where it goes and what powers it', () => {
    for (const { sku, specs } of screens) {
      expect([sku, specs.technology, specs.formFactor].filter(Boolean), sku).toHaveLength(3);
      expect(specs.places?.length, sku).toBeGreaterThan(0);
      expect(specs.powerSource?.length, sku).toBeGreaterThan(0);
    }
  });

  it('is known of every bracket and ceiling mount: its screens, its load and its place', () => {
    expect(carriers.length).toBeGreaterThanOrEqual(8);
    for (const { sku, specs } of carriers) {
      const { fitsFromInches = 0, fitsToInches = 0, loadKg = 0, screensCarried = 0, places = [] } = specs;
      expect(fitsToInches, sku).toBeGreaterThan(fitsFromInches);
      expect(
        [fitsFromInches, loadKg, screensCarried, places.length].every((value) => value > 0),
        sku,
      ).toBe(true);
    }
  });
});

describe('the texts say the same', () => {
  const agree = (said: RegExp, has: (specs: Specs) => boolean) =>
    demoProducts
      .filter((product) => product.category !== 'Accessories')
      .filter((product) => said.test(textOf(product)) !== has(product.specs))
      .map(({ sku }) => sku);

  it('of what runs on a battery, is seen from both sides, or takes its power from the network', () => {
    expect(agree(/battery/i, ({ powerSource = [] }) => powerSource.includes('battery'))).toEqual([]);
    expect(agree(/back to back|double-sided/i, ({ secondSideNits = 0 }) => secondSideNits > 0)).toEqual([]);
    for (const sku of ['BF-ID-ROOM-10', 'BF-ID-ROOM-15']) {
      expect(specsOf(sku).connectivity).toContain('Ethernet with PoE');
      expect(specsOf(sku).powerSource).toEqual(['PoE']);
    }
  });

  it('of the cameras and printers that are part of it', () => {
    expect(agree(/\bcamera\b/i, ({ includes = [] }) => includes.includes('camera'))).toEqual([]);
    for (const { sku, specs } of demoProducts) {
      const text = textOf(demoProducts.find((product) => product.sku === sku) ?? fail(sku));
      if (/receipt printer|^Printer,|80 mm printer/i.test(text)) expect(specs.includes, sku).toContain('printer');
    }
  });

  it('of the sizes and loads of brackets, stands and enclosures', () => {
    for (const { sku, specs, name, description } of demoProducts.filter(({ specs }) => specs.fitsToInches)) {
      const sizes = [...`${name}. ${description}`.matchAll(/(\d+)"/g)].map(([, inches]) => Number(inches));
      expect(sizes, sku).toEqual(expect.arrayContaining([specs.fitsFromInches, specs.fitsToInches]));
      if (specs.loadKg) expect(description, sku).toContain(`${specs.loadKg} kg`);
    }
  });

  it('of the screens of a set: as many as its picture shows, of the size that its text names', () => {
    for (const { sku, name, description, specs, picture } of demoProducts.filter(({ specs }) => specs.panels)) {
      if (picture.kind === 'video-wall') expect(specs.panels, sku).toBe(picture.columns * picture.rows);
      if (picture.kind === 'menu-board-row') expect(specs.panels, sku).toBe(picture.contents.length);
      expect(`${name} ${description}`, sku).toContain(String(specs.panelInches));
    }
  });

  it('of the pitch of LED: that of its pixels on its width, within a twentieth of a millimetre', () => {
    const led = demoProducts.filter(({ specs }) => specs.technology === 'LED');
    expect(led.length).toBeGreaterThanOrEqual(7);
    for (const { sku, specs, picture } of led) {
      const across = Number(specs.resolution?.split(' × ')[0]);
      const widthMm = picture.kind === 'led-wall' ? picture.widthCm * 10 : (specs.widthMm ?? 0);
      expect(Math.abs((specs.pixelPitchMm ?? 0) - widthMm / across), sku).toBeLessThan(0.05);
    }
  });
});

function fail(sku: string): never {
  throw new Error(`There is no ${sku}.`);
}
