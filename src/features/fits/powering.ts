import { about, broken, either, type Finding, met, remark, thousands, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';

// What stays free of a supply, so that it does not run hot.
const EASY_SHARE = 0.8;

/** Whether a low-voltage supply feeds a product. */
export function suppliedBy(product: FitFacts, supply: FitFacts): Finding[] {
  const [takes, gives] = [product.specs.supplyVolts, supply.specs.supplyVolts];
  if (takes === undefined) return [unknown(() => 'Whether it takes a low voltage is not known.')];
  if (gives === undefined) return [unknown(() => 'The voltage of the supply is not known.')];
  const volts = either(
    takes === gives,
    () => `Both are for ${takes} V.`,
    () => `It takes ${takes} V; the supply gives ${gives} V.`,
    () => `${gives} V`,
  );
  return [about('volts', volts), about('watts', watts(product, supply))];
}

/** Whether a strip or sequencer has the outlets and the power for a product. */
export function pluggedInto(product: FitFacts, strip: FitFacts): Finding[] {
  const { powerSource, includes = [] } = product.specs;
  if (!powerSource) return [unknown(() => 'What powers it is not known.')];
  if (!powerSource.includes('mains')) {
    return [
      about(
        'itself',
        broken(() => `It takes its power from: ${powerSource.join(', ')}.`),
      ),
    ];
  }
  const inIt = includes.includes('power sequencer')
    ? [
        about(
          'in the box',
          remark(() => 'Its power sequencer is in the box already.'),
        ),
      ]
    : [];
  const counted = [about('outlets', outlets(product, strip)), about('watts', watts(product, strip))];
  return [...counted, ...outside(product, strip), ...inIt];
}

// What stands outdoors is wired in, or needs outlets that stand the rain.
function outside({ specs }: FitFacts, strip: FitFacts): Finding[] {
  if (!specs.outdoor || strip.specs.outdoor) return [];
  return [unknown(() => 'Whether these outlets may be used outdoors is not known.')];
}

function outlets({ specs, screens }: FitFacts, strip: FitFacts): Finding {
  const has = strip.specs.outlets;
  const needs = specs.sockets ?? (specs.technology === 'LED' && specs.formFactor === 'set' ? undefined : screens);
  if (has === undefined) return unknown(() => 'The number of outlets is not known.');
  if (needs === undefined) return unknown(() => 'How many outlets it needs is not known.');
  return either(
    needs <= has,
    () => `It needs ${needs} of ${has} outlets.`,
    () =>
      `It needs ${needs} outlets, and there are ${has}: take ${['', 'one', 'two', 'three'][Math.ceil(needs / has)] ?? Math.ceil(needs / has)}.`,
    () => `${needs} of ${has} outlets`,
  );
}

function watts({ specs }: FitFacts, { specs: { suppliesWatts } }: FitFacts): Finding {
  // A supply must bear the greatest draw, where that is known.
  const powerWatts = specs.greatestWatts ?? specs.powerWatts;
  if (powerWatts === undefined) return unknown(() => 'How much power it draws is not known.');
  if (suppliesWatts === undefined) return unknown(() => 'How much power the supply gives is not known.');
  const draws = () => `It draws ${thousands(powerWatts)} W of the ${thousands(suppliesWatts)} W that the supply gives`;
  const brief = () => `${thousands(powerWatts)} of ${thousands(suppliesWatts)} W`;
  if (powerWatts > suppliesWatts)
    return broken(() => `It draws ${thousands(powerWatts)} W; the supply gives ${thousands(suppliesWatts)} W.`);
  if (powerWatts > suppliesWatts * EASY_SHARE)
    return remark(() => `${draws()}, which is more than the 80 % that keeps it cool.`, brief);
  return met(() => `${draws()}.`, brief);
}
