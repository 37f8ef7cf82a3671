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
  /** Takes so long for each reply. */
  answerAfter(ms: number): void;
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

export async function openMailbox(atPort = 0): Promise<Mailbox> {
  const received: Email[] = [];
  const unknown = new Set<string>();
  let isRefusing = false;
  let isHolding = false;
  let waiting: (() => void)[] = [];
  let replyMs = 0;
  const slowly = (reply: () => void) => void (replyMs > 0 ? setTimeout(reply, replyMs) : reply());
  const listen = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      // Idle connections, which the shop closes after 20 seconds, are not waited for.
      closeTimeout: 100,
      onConnect: (_session, done) => slowly(done),
      onMailFrom: (_address, _session, done) => slowly(() => done(isRefusing ? new Error('Come back later') : null)),
      onRcptTo: ({ address }, _session, done) =>
        slowly(() => done(unknown.has(address) ? new Error('No such mailbox') : null)),
      onData: (stream, _session, done) => {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((email) => {
            const accept = () => {
              received.push(email);
              done();
            };
            if (isHolding) waiting.push(accept);
            else slowly(accept);
          }, done);
      },
    });
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server = await listen(atPort);
  const { port } = server.server.address() as AddressInfo;
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unknown,
    refuse: (value) => {
      isRefusing = value;
    },
    answerAfter: (ms) => {
      replyMs = ms;
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
