import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that stores all messages. */
export interface Mailbox {
  url: string;
  received: Email[];
  /** Addresses that it has no mailbox for. */
  unknown: Set<string>;
  /** Whether it turns everything away, as a server in trouble does. */
  refuse(isRefusing: boolean): void;
  /** Takes its time: it answers no message until it is released. */
  hold(): void;
  release(): void;
  /** How many messages wait for its answer. */
  held(): number;
  /** Takes it off the network, and brings it back at the same address. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const received: Email[] = [];
  const unknown = new Set<string>();
  let isRefusing = false;
  let isHolding = false;
  let waiting: (() => void)[] = [];
  const listen = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('Come back later') : null),
      onRcptTo: ({ address }, _session, done) => done(unknown.has(address) ? new Error('No such mailbox') : null),
      onData: (stream, _session, done) => {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((email) => {
            const accept = () => {
              received.push(email);
              done();
            };
            if (isHolding) waiting.push(accept);
            else accept();
          }, done);
      },
    });
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unknown,
    refuse: (value) => {
      isRefusing = value;
    },
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const accept of waiting) accept();
      waiting = [];
    },
    held: () => waiting.length,
    goAway,
    comeBack: async () => {
      server = await listen(port);
    },
    close: goAway,
  };
}
