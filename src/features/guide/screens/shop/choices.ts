import { LIGHT } from '#features/viewing/brightness.ts';
import type { CONTENTS, HOURS_OFFERED, Light, Place } from '../../questions.ts';
import { sayNumber } from '../../words.ts';
import type { Choice } from './choice-cards.tsx';

type Offered<Value extends string> = Choice & { value: Value };

export const PLACE_CHOICES: readonly Offered<Place>[] = [
  { value: 'wall', icon: 'wall', label: 'On a wall', hint: 'Above a counter, in a room' },
  { value: 'ceiling', icon: 'ceiling', label: 'From the ceiling', hint: 'On a pole or wires' },
  { value: 'floor', icon: 'floor', label: 'On the floor', hint: 'Indoors, standing' },
  { value: 'counter', icon: 'counter', label: 'On a counter', hint: 'Beside the till' },
  { value: 'window', icon: 'window', label: 'In a window', hint: 'Seen from the street' },
  { value: 'outdoors', icon: 'outdoors', label: 'Outdoors', hint: 'In wind and rain' },
];

const withLux = (where: string, light: Light) => `${where}: ${sayNumber(LIGHT[light])} lux`;

/** How light it is, by the kind of place. */
export const LIGHT_CHOICES: Readonly<Record<'indoors' | 'window' | 'outdoors', readonly Offered<Light>[]>> = {
  indoors: [
    { value: 'dim', icon: 'dim', label: 'Dim', hint: withLux('A bar, a cinema', 'dim') },
    { value: 'room', icon: 'room', label: 'Ordinary', hint: withLux('A café, an office', 'room') },
    { value: 'bright', icon: 'bright', label: 'Bright', hint: withLux('A supermarket', 'bright') },
    { value: 'daylight', icon: 'daylight', label: 'Full of daylight', hint: withLux('An atrium', 'daylight') },
  ],
  window: [
    { value: 'shaded', icon: 'shaded', label: 'In the shade', hint: 'An arcade, a narrow street' },
    { value: 'normal', icon: 'normal', label: 'Ordinary', hint: 'Sky, hardly any sun' },
    { value: 'south', icon: 'south', label: 'Faces south', hint: 'The sun shines in' },
  ],
  outdoors: [
    { value: 'shade', icon: 'shade', label: 'In the shade', hint: 'Under a roof' },
    { value: 'open', icon: 'open', label: 'Open sky', hint: 'No sun on the screen' },
    { value: 'sun', icon: 'sun', label: 'Full sun', hint: 'The sun shines on it' },
  ],
};

export const CONTENT_CHOICES: readonly Offered<(typeof CONTENTS)[number]>[] = [
  { value: 'menu', icon: 'menu', label: 'A menu or list', hint: 'Dishes, prices, departures' },
  { value: 'pictures', icon: 'pictures', label: 'Pictures and video', hint: 'With a headline' },
  { value: 'figures', icon: 'figures', label: 'Text and figures', hint: 'Dashboards, timetables' },
];

export const HOUR_CHOICES: readonly Offered<`${(typeof HOURS_OFFERED)[number]}`>[] = [
  { value: '8', icon: 'h8', label: '8 hours', hint: 'Office hours' },
  { value: '12', icon: 'h12', label: '12 hours', hint: 'Shop hours' },
  { value: '16', icon: 'h16', label: '16 hours', hint: 'Early till late' },
  { value: '24', icon: 'h24', label: 'Day and night', hint: '24 hours' },
];
