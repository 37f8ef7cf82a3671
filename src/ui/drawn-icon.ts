import { createElement, type SVGProps } from 'react';

/** An icon as its library stores it: its name and its shapes. */
export interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** Makes an icon's component. The build uses it for the library's own, which adds a kilobyte to every page. */
export function drawIcon({ name, node }: IconData) {
  return ({ className = '', ...rest }: SVGProps<SVGSVGElement>) => {
    const attributes = { ...ATTRIBUTES, className: `lucide lucide-${name} ${className}`, ...rest };
    return createElement('svg', attributes, ...node.map(([tag, shape]) => createElement(tag, shape)));
  };
}

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
