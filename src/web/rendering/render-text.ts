import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Renders the whole page before the first byte: the loaders have all data, so streaming gains nothing, and a page that fails to render
 * can still answer with an error page and its status. It is rendered as text, which spares making bytes of it and text again,
 * unless a part of it has yet to be loaded. Without the document type. Rejects with what the page fails over.
 */
export async function renderText(page: ReactNode, nonce: string | undefined): Promise<string> {
  return renderAtOnce(page) ?? renderPatiently(page, nonce);
}

// React sends it ahead of a stream only.
const DOCTYPE = '<!DOCTYPE html>';
// How React marks a part that it leaves to the browser, because it was not there yet or failed.
const LEFT_OUT = '<!--$!-->';

/** Null where a part is missing, for whatever reason. */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    return null;
  }
}

function renderPatiently(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Without this, React sends parts of a large page out of order, for a script to put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        text(body).then((html) => resolve(html.slice(DOCTYPE.length)), reject);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
