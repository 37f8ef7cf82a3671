import { about, either, type Finding, met, remark, thousands, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';

/** Whether a player drives every screen of a product, and as sharp as it can show. */
export function playing(screen: FitFacts, player: FitFacts): Finding[] {
  return [
    about('input', input(screen)),
    about('outputs', outputs(screen, player)),
    sharpness(screen, player),
    ...power(screen, player),
    ...already(screen),
  ];
}

function input({ specs: { connectivity } }: FitFacts): Finding {
  if (!connectivity) return unknown(() => 'The inputs of the screen are not known.');
  return either(
    connectivity.some((port) => /^HDMI\b/.test(port)),
    () => 'The screen has an HDMI input.',
    () => `The screen has no HDMI input; it has ${connectivity.join(', ')}.`,
  );
}

function outputs({ screens, specs }: FitFacts, player: FitFacts): Finding {
  const has = player.specs.outputs;
  if (has === undefined) return unknown(() => 'The outputs of the player are not known.');
  if (specs.loopsPicture)
    return met(
      () => 'The screens pass the picture on, so one output is enough.',
      () => `1 of ${has} ${has === 1 ? 'output' : 'outputs'}`,
    );
  return either(
    screens <= has,
    () => (screens === 1 ? 'One output is enough.' : `The ${screens} screens need ${screens} of ${has} outputs.`),
    () => `The ${screens} screens need ${screens} outputs; the player has ${has}.`,
    () => `${screens} of ${has} ${has === 1 ? 'output' : 'outputs'}`,
  );
}

function sharpness(screen: FitFacts, player: FitFacts): Finding {
  if (!screen.pixels || !player.pixels) return unknown(() => 'How sharp it is shown is not known.');
  const [[across, down], [width, height]] = [screen.pixels, player.pixels];
  if (width >= across && height >= down)
    return met(
      () => 'It is shown as sharp as the screen can.',
      () => `all ${thousands(across)} × ${thousands(down)} pixels`,
    );
  const shown = () =>
    width === 1920 && height === 1080 ? 'Full HD' : `${thousands(width)} × ${thousands(height)} pixels`;
  return remark(
    () => `The player shows ${shown()}; the screen could show ${thousands(across)} × ${thousands(down)} pixels.`,
  );
}

function already({ specs: { includes = [] } }: FitFacts): Finding[] {
  return includes.includes('player')
    ? [
        about(
          'in the box',
          remark(() => 'Its player is in the box already.'),
        ),
      ]
    : [];
}

// A stick takes its power from the screen it is plugged into.
function power({ specs: { connectivity = [] } }: FitFacts, { specs: { powerSource = [] } }: FitFacts): Finding[] {
  if (powerSource.length === 0 || powerSource.some((source) => source !== 'USB')) return [];
  if (connectivity.some((port) => /^USB-A\b/.test(port)))
    return [met(() => 'The screen has a USB socket for its power.')];
  return [remark(() => 'The screen has no USB-A socket: the player needs a USB plug of its own for its power.')];
}
