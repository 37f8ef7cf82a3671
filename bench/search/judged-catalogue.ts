import { demoProducts } from '#demo/catalogue/products.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import { FAMILIES, type Family } from './families.ts';
import { type Kind, kindOfSku } from './kinds.ts';

interface SampleProduct {
  sku: string;
  name: string;
  description: string;
  category: string;
  pricePence: number;
  inStock: boolean;
  specs: Specs;
}

export interface JudgedProduct extends SampleProduct {
  kind: Kind;
}

// The same line once more, as other makers sell it.
const FINISHES = [
  { code: '', name: '', factor: 1 },
  { code: '-W', name: ', white', factor: 1.04 },
  { code: '-S', name: ' S', factor: 1.15 },
  { code: '-OEM', name: ' Lite', factor: 0.86 },
];

/** The sample shop's products and as many more of realistic lines as are asked for; always the same ones. */
export function judgedCatalogue(count = 381): JudgedProduct[] {
  const products: JudgedProduct[] = sampleProducts().map((product) => ({ ...product, kind: kindOfSku(product.sku) }));
  for (let round = 0; products.length < count; round++) {
    for (const family of FAMILIES) {
      for (const [step, size] of family.sizes.entries()) products.push(productOf(family, step, size, round));
    }
  }
  return products.slice(0, count);
}

/** The sample shop's products. */
export function sampleProducts(): SampleProduct[] {
  return demoProducts.map(({ sku, name, description, category, price, inStock, specs }) => ({
    ...{ sku, name, description, category, specs, inStock },
    pricePence: Math.round(Number(price) * 100),
  }));
}

function productOf(
  { specs, kind, category, ...family }: Family,
  step: number,
  size: number,
  round: number,
): JudgedProduct {
  const finish = FINISHES[round % FINISHES.length] ?? { code: '', name: '', factor: 1 };
  const generation = Math.floor(round / FINISHES.length);
  const pounds = Math.max(6, (family.price[0] + step * family.price[1]) * finish.factor);
  const said = (text: string) => text.replaceAll('#', String(size));
  return {
    sku: `${family.code}-${size}${finish.code}${generation ? `-G${generation + 1}` : ''}`,
    name: `${said(family.name)}${finish.name}${generation ? `, generation ${generation + 1}` : ''}`,
    description: said(family.description),
    category,
    kind,
    pricePence: Math.round(pounds) * 100,
    // Every ninth is sold out.
    inStock: (step * 7 + round * 3 + family.code.length) % 9 !== 0,
    specs: { ...specs, brand: family.name.split(' ')[0] ?? '', ...(family.isScreen ? { screenSizeInches: size } : {}) },
  };
}
