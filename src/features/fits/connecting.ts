import { about, broken, either, type Finding, met, remark, thousands, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';

/** Whether a lead has something to be plugged into, and carries what goes through it. */
export function connecting(host: FitFacts, lead: FitFacts): Finding[] {
  switch (lead.specs.leadKind) {
    case 'HDMI':
      return [
        about('socket', hdmi(host)),
        about('sharpness', carries(host, lead)),
        ...outside(host, lead),
        ...already(host),
      ];
    case 'network':
      return [about('socket', network(host)), ...outside(host, lead), ...already(host)];
    case 'mains':
      return [about('socket', mains(host))];
    default:
      return [unknown(() => 'What kind of lead it is is not known.')];
  }
}

const HDMI = /^HDMI\b/;
const NETWORK = /^(?:Ethernet|LAN|RJ-?45|PoE)\b/;

function hdmi(host: FitFacts): Finding {
  const { powerSource } = host.specs;
  // A stick takes its power from the screen it is plugged into.
  if (host.role === 'player' && powerSource?.every((source) => source === 'USB')) {
    return about(
      'itself',
      broken(() => 'It is plugged straight into the screen and needs no lead.'),
    );
  }
  return socket(host, HDMI, 'HDMI');
}

function network(host: FitFacts): Finding {
  return socket(host, NETWORK, 'network');
}

function socket({ specs: { connectivity } }: FitFacts, kind: RegExp, name: string): Finding {
  if (!connectivity) return unknown(() => 'Its sockets are not known.');
  const article = name === 'HDMI' ? 'an' : 'a';
  return either(
    connectivity.some((port) => kind.test(port)),
    () => `It has ${article} ${name} socket.`,
    () => `It has no ${name} socket; it has ${connectivity.join(', ')}.`,
    () => `${name} socket`,
  );
}

function carries({ pixels, role, screens }: FitFacts, lead: FitFacts): Finding {
  if (!pixels) {
    // What has no picture of its own, a switch or a sequencer, asks nothing of the lead.
    return role === 'outlets'
      ? met(() => 'It shows nothing by itself.')
      : unknown(() => 'How sharp it is is not known.');
  }
  if (!lead.pixels) return unknown(() => 'How sharp a picture the lead carries is not known.');
  const [[across, down], [width, height]] = [pixels, lead.pixels];
  // Said of the few that are shown: of thousands, writing numbers takes longer than comparing them.
  const asked = () => `${thousands(across)} × ${thousands(down)} pixels`;
  // Each screen of a set has a lead of its own, and what goes through it is not stated.
  if (screens > 1 && (across > width || down > height))
    return unknown(() => 'How sharp each of its screens is is not known.');
  return either(
    across <= width && down <= height,
    () => `The lead carries the ${asked()}.`,
    () => `It needs ${asked()}; the lead carries ${thousands(width)} × ${thousands(height)}.`,
    () => `carries ${thousands(across)} × ${thousands(down)}`,
  );
}

function mains({ specs: { powerSource } }: FitFacts): Finding {
  if (!powerSource) return unknown(() => 'What powers it is not known.');
  if (!powerSource.includes('mains')) {
    return about(
      'itself',
      broken(() => `It takes its power from: ${powerSource.join(', ')}.`),
    );
  }
  return unknown(() => 'Which mains inlet it has is not known.');
}

function outside({ specs }: FitFacts, lead: FitFacts): Finding[] {
  if (!specs.outdoor || lead.specs.outdoor) return [];
  return [
    about(
      'place',
      unknown(() => 'Whether the lead may be used outdoors is not known.'),
    ),
  ];
}

function already({ specs: { includes = [] } }: FitFacts): Finding[] {
  return includes.includes('leads')
    ? [
        about(
          'in the box',
          remark(() => 'Its leads are in the box already.'),
        ),
      ]
    : [];
}
