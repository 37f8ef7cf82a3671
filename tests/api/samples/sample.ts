import type { ApiContract } from '../../../src/api-contract.ts';
import type { World } from './world.ts';

/** A call that its rightful caller would be answered well. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A body that is no JSON. */
  file?: { type: string; content: string | Uint8Array<ArrayBuffer> };
}

/** What to send for each call, made for the world that it is sent to. */
export type Samples = { [Name in keyof ApiContract]: (world: World) => Sample };

/** One black pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** The address that a call with these values goes to. Values are put in as they are: a test encodes them itself. */
export function addressOf(name: string, { params = {}, query = {} }: Sample): { method: string; url: string } {
  const [method = 'GET', path = '/'] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return { method, url: search.length ? `${filled}?${search.join('&')}` : filled };
}
