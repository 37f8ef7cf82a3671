import { Fragment } from 'react';

/** A person's own words with their line breaks, also in the plain text of the message. */
export function AsWritten({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, and two lines may say the same
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
