import { createElement, type ReactElement } from 'react';
import type { DayPart } from './day-part.ts';
import dishes from './dishes.json' with { type: 'json' };

type Shape = { shape: string; shapes?: Shape[] };

const drawings: Record<DayPart, Shape[]> = dishes;

/** The dish of each part of the day, seen from above: flat shapes, no picture to download. */
export function DishDrawing({ part }: { part: DayPart }) {
  const look = { viewBox: '0 0 200 200', 'aria-hidden': true, className: 'board-dish' };
  const shadow = <circle cx="100" cy="104" r="94" fill="#000" opacity="0.18" />;
  return createElement('svg', look, shadow, ...drawings[part].map(draw));
}

// Each shape is an SVG element with its attributes.
function draw({ shape, shapes = [], ...attributes }: Shape): ReactElement {
  return createElement(shape, attributes, ...shapes.map(draw));
}
