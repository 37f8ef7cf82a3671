import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';

/**
 * The script that hands the loaders' data over to the router in the browser. The router would render it by React, piece by piece as it
 * is encoded; here all of it is there, and goes into the page as text.
 */
export async function handoffScript({ serverHandoffStream: stream }: EntryContext): Promise<string> {
  const data = stream ? await text(stream) : '';
  const to = 'window.__reactRouterContext.streamController';
  return `${to}.enqueue(${inScript(JSON.stringify(data))});${to}.close();`;
}

/** JSON that neither ends the script in which it stands nor begins a comment there, as the router itself escapes it. */
function inScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
