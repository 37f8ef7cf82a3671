import { contrastOf, LEAST_CONTRAST, LIGHT } from '#features/viewing/brightness.ts';
import { about, broken, either, type Finding, met, remark, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';
import { holes, load } from './hanging.ts';

/** Whether an enclosure takes a screen: its sides, its heat, and whether it is bright enough to be seen outside. */
export function housing(screen: FitFacts, enclosure: FitFacts): Finding[] {
  const { formFactor, fixing, places = [] } = screen.specs;
  const alone = (say: () => string) => [about('itself', broken(say))];
  if (formFactor && formFactor !== 'bare') return alone(() => 'Only a single bare screen goes into an enclosure.');
  if (fixing && fixing !== 'VESA holes') return alone(() => `It hangs by ${fixing}, not by VESA holes.`);
  if (screen.specs.outdoor) return alone(() => 'It is made for outdoors and needs no enclosure.');
  if (places.length > 0 && !places.includes('wall')) return alone(() => `It is made for: ${places.join(', ')}.`);
  return [
    about('size', inches(screen, enclosure)),
    about('sides', sides(screen, enclosure)),
    ...[about('load', load(screen, enclosure)), about('holes', holes(screen, enclosure))],
    about('heat', heat(screen, enclosure)),
    about('brightness', bright(screen)),
    ...touch(screen),
  ];
}

function inches(
  { inches: across }: FitFacts,
  { specs: { fitsFromInches: least, fitsToInches: most } }: FitFacts,
): Finding {
  if (!across || !least || !most) return unknown(() => 'The size of the screen or of the enclosure is not known.');
  return either(
    across >= least && across <= most,
    () => `The enclosure is made for ${least}" to ${most}".`,
    () => `The screen is ${across}" across; the enclosure is made for ${least}" to ${most}".`,
  );
}

function sides({ specs }: FitFacts, { specs: inner }: FitFacts): Finding {
  const { widthMm: width, heightMm: height } = specs;
  const { innerWidthMm: wide, innerHeightMm: high } = inner;
  if (!width || !height || !wide || !high)
    return unknown(() => 'The sides of the screen or the enclosure are not known.');
  return either(
    width <= wide && height <= high,
    () => `The screen, ${width} × ${height} mm, is within the ${wide} × ${high} mm of the enclosure.`,
    () => `The screen is ${width} × ${height} mm; the enclosure has room for ${wide} × ${high} mm.`,
    () => `${width} × ${height} within ${wide} × ${high} mm`,
  );
}

function heat({ specs: { powerWatts } }: FitFacts, { specs: { coolingWatts } }: FitFacts): Finding {
  if (!powerWatts || !coolingWatts)
    return unknown(() => 'How warm the screen gets or how much is cooled is not known.');
  return either(
    powerWatts <= coolingWatts,
    () => `The screen gives off ${powerWatts} W; the enclosure cools ${coolingWatts} W.`,
    () => `The screen gives off ${powerWatts} W; the enclosure cools only ${coolingWatts} W.`,
    () => `${powerWatts} of ${coolingWatts} W cooled`,
  );
}

function bright({ specs: { brightnessNits: nits } }: FitFacts): Finding {
  if (!nits) return unknown(() => 'How bright the screen is is not known.');
  if (contrastOf(nits, LIGHT.shade) < LEAST_CONTRAST.byDay)
    return remark(() => `At ${nits} nits it is unreadable in daylight.`);
  return met(() => `At ${nits} nits it can be read in the shade by day.`);
}

function touch({ specs }: FitFacts): Finding[] {
  return specs.touch ? [remark(() => 'Touch does not work through the window of the enclosure.')] : [];
}
