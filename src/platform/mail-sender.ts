import { setTimeout as wait } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { AppContext } from './app-context.ts';
import { isDatabaseAway } from './database.ts';
import { type Delivery, deliverEmail, type MailPlan, openTransport } from './deliver-email.ts';
import { claimNext, claimOne, keepQueued, settleClaim } from './mail-claims.ts';
import type { EmailRow } from './mailer.ts';

export interface MailSender {
  /** Looks for messages now instead of at the next poll. */
  wake(): void;
  /** Waits at most five seconds for the messages on their way. */
  stop(): Promise<void>;
}

// Finds messages whose next try is due, and those of other processes.
const POLL_MS = 2_000;
const STOP_MS = 5_000;
const NOTE_AGAIN_MS = 1_000;

/**
 * Sends what is queued, the most urgent first, until it is stopped, `JOBS` messages at once. Several instances share the work.
 * A message arrives twice only if its process dies between the mail server's acceptance and the note of it. Without a mail server
 * what is queued becomes `kept`.
 */
export function runMailSender(context: AppContext, plan: MailPlan): MailSender {
  const { SMTP_URL, JOBS } = context.config;
  if (!SMTP_URL) return withoutServer(context);
  const transport = openTransport(SMTP_URL, JOBS);
  const stopping = new AbortController();
  const lanes = Array.from({ length: JOBS }, () => openLane(context, transport, plan, stopping.signal));
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  const poll = setInterval(wake, POLL_MS);
  poll.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      const underWay = Promise.all(lanes.map((lane) => lane.idle()));
      await Promise.race([underWay, wait(STOP_MS, undefined, { ref: false })]);
      (await transport).close();
    },
  };
}

function withoutServer({ db, log }: AppContext): MailSender {
  const done = keepQueued(db).catch((error) =>
    log.warn({ error }, 'messages that wait for a mail server could not be marked as kept'),
  );
  return { wake: () => undefined, stop: () => done };
}

/** Sends one queued message now, on a connection of its own; does nothing while it is on its way, and without a mail server. */
export async function sendEmail(context: AppContext, emailId: number, plan: MailPlan): Promise<void> {
  const { SMTP_URL } = context.config;
  const email = SMTP_URL ? await claimOne(context.db, emailId, context.clock.now()) : undefined;
  if (!SMTP_URL || !email) return;
  const transport = await openTransport(SMTP_URL);
  await send(context, transport, email, plan).finally(() => transport.close());
}

function openLane(context: AppContext, transport: Promise<Transporter>, plan: MailPlan, stopping: AbortSignal) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const sendAll = async () => {
    while (!stopping.aborted) {
      const email = await claimNext(context.db, context.clock.now());
      if (!email) return;
      await send(context, await transport, email, plan);
    }
  };
  const run = async () => {
    while (isWanted && !stopping.aborted) {
      isWanted = false;
      await sendAll().catch((error) => {
        if (!isDatabaseAway(error)) context.log.error({ error }, 'messages could not be sent');
      });
    }
  };
  return {
    wake: () => {
      isWanted = true;
      running ??= run().finally(() => {
        running = null;
      });
    },
    idle: async () => running,
  };
}

async function send(context: AppContext, transport: Transporter, email: EmailRow, plan: MailPlan): Promise<void> {
  const delivery = await deliverEmail(context, transport, email, plan);
  if (delivery.kind !== 'sent') {
    const { code } = delivery.error as { code?: string };
    context.log.info({ emailId: email.id, attempts: email.attempts, code }, `a message was ${delivery.kind}`);
  }
  await noteDelivery(context, email, delivery);
}

// While the database is away the note is tried again, for as long as the claim lasts: afterwards the message would be sent twice.
async function noteDelivery(context: AppContext, email: EmailRow, delivery: Delivery): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    try {
      return await settleClaim(db, email, delivery, clock.now());
    } catch (error) {
      if (!isDatabaseAway(error) || !email.claimedUntil || clock.now() >= email.claimedUntil) throw error;
      await wait(NOTE_AGAIN_MS, undefined, { ref: false });
    }
  }
}
