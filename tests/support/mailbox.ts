import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that keeps what it is sent. */
export interface Mailbox {
  url: string;
  received: Email[];
  /** Whether it turns everything away, as a server in trouble does. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Email[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('Come back later') : null),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((email) => {
          received.push(email);
          done();
        }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (value) => {
      isRefusing = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
