import { isValidElement, type ReactNode } from 'react';

/** What a sheet prints, a text a line, without laying it out. */
export function printedText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(printedText).filter(Boolean).join('\n');
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : '';
  const { type, props } = node;
  if (typeof type === 'function') return printedText((type as (props: object) => ReactNode)(props));
  return printedText(props.children);
}
