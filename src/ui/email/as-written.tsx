import { Fragment } from 'react';

/** Somebody's own words with their line breaks, in the plain text of the message too. */
export function AsWritten({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, and two lines may say the same
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
