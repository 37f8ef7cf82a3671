import { everyToken } from '#features/search/engine/tokens.ts';
import { IMPLIED_NEEDS } from '#features/search/understanding/implied-needs.ts';
import { isA, thingCalled, thingOf } from '#features/search/understanding/things.ts';
import { LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { formatPounds, withVat } from '#values/money.ts';
import { type Product, snapshot } from './judged-shop.ts';

/** The parts of a reason that a product's own facts decide; the words for uses are checked where they are made. */
export function isTrueOf(part: string, product: Product): boolean {
  const { specs, inStock, price, name } = product;
  const [, inches] = /^(\d+)" across$/i.exec(part) ?? [];
  if (inches) return specs.screenSizeInches === Number(inches);
  const [, said, inc] = /^(£[\d,.]+)( inc VAT)? is within the price you named$/.exec(part) ?? [];
  const pence = Math.round(Number(price) * 100);
  if (said) return said === formatPounds(inc ? withVat(pence, snapshot.vatRate) : pence);
  if (part === 'in stock') return inStock && !specs.madeToOrder;
  if (part === 'made to order') return inStock && specs.madeToOrder === true;
  if (part === 'is not touch') return specs.touch !== true;
  if (part === 'is not outdoor') return specs.outdoor !== true;
  if (part === 'bright enough for a window in the sun') return Number(specs.brightnessNits) >= windowNits(LIGHT.normal);
  if (part === 'bright enough for a window facing south')
    return Number(specs.brightnessNits) >= windowNits(LIGHT.south);
  const [, cm, side] = /^([\d.]+) cm (wide|high)$/i.exec(part) ?? [];
  if (cm) return (side === 'wide' ? specs.widthMm : specs.heightMm) === Math.round(Number(cm) * 10);
  const [, screens] = /^a set of (\d)$/i.exec(part) ?? [];
  if (screens) return specs.panels === Number(screens);
  if (part === 'made for outdoors') return specs.outdoor !== false;
  const [, metres] = /^reaches ([\d.]+) m$/i.exec(part) ?? [];
  if (metres) return (specs.reachM ?? 0) >= Number(metres) * 0.98;
  if (part === 'works by touch') return specs.touch === true;
  if (part === 'can stand upright') return specs.orientation !== 'landscape';
  if (part === 'made to run day and night') return specs.operatingHours === '24/7';
  const [, panels] = /^made of (\d+)" panels$/i.exec(part) ?? [];
  if (panels) return specs.panelInches === Number(panels);
  const [, kind] = /^your words suggest ‘(.+)’$/i.exec(part) ?? [];
  if (kind) return isA(thingOf(product), thingCalled(kind));
  const use = Object.values(IMPLIED_NEEDS).find(({ reason }) => reason === part);
  if (use?.isTold) return use.isTold(product);
  const [, words] = /^its name says ‘(.+)’$/.exec(part) ?? [];
  if (words)
    return ` ${everyToken(name).join(' ')} `.includes(` ${everyToken(words).join(' ')} `) && !COUNTS.test(words);
  return part.length > 0;
}

// A number alone says what a thing is only as its size, which the reason itself has then.
const COUNTS = /^(?:up|down|off|out|over|with|for|to|on)$/u;
