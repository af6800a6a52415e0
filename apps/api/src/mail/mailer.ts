import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';
import type { Letter } from './letters.ts';
import { claimMail, type ClaimedMail, postponeMail, removeMail } from './queries.ts';
import { createMailTransport, lanes } from './transport.ts';

export interface Mailer {
  /** Looks for mails to deliver now, instead of a little later. Nobody waits for it or learns whether they arrived. */
  wake: () => void;
  /** Removes what the outbox folder holds for an account. */
  forget: (userId: string) => Promise<void>;
  /** Ends the deliveries under way; what waits stays in the database for the next start. */
  close: () => Promise<void>;
}

export interface MailerMeans {
  config: Pick<Config, 'mail' | 'dataFolder'>;
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Seconds to wait before each further try; the last of them until the mail is of no use any more. */
const pauses = [1, 10, 60, 300, 3600];
/** Seconds after which somebody else tries what a process has taken and not finished. */
const leaseSeconds = 120;
const lookEveryMs = 5000;
/** How long deliveries under way may hold up the end of the process. */
const patienceMs = 5000;

/** Delivers queued mails in the background, each at least once, however many processes do so. */
export function createMailer({ config, db, clock, log }: MailerMeans): Mailer {
  const transport = createMailTransport(config);
  const after = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
  let round: Promise<unknown> | null = null;
  let isWanted = false;
  const closing = new AbortController();

  async function deliver(mail: ClaimedMail): Promise<void> {
    const { id, user_id, address, letter, tries, expires_at } = mail;
    const { kind, language, subject, text, html } = letter as Letter; // as `queueMail` stored it
    if (expires_at <= clock()) return void (await removeMail(db, id));
    const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language };
    try {
      const to = { name: '', address };
      await transport.send({ from: config.mail.from, to, subject, text, html, headers }, user_id);
    } catch (error) {
      const reason = reasonOf(error);
      const nextTry = after(pauses[Math.min(tries, pauses.length) - 1] ?? 0);
      const triesAgain = !reason.isFinal && nextTry < expires_at;
      log.warn({ mail: kind, ...reason, triesAgain }, 'A mail could not be delivered');
      if (triesAgain) await postponeMail(db, id, nextTry);
      else await removeMail(db, id);
      return;
    }
    if (!(await removeMail(db, id))) await transport.forget(user_id);
  }

  /** Delivers what is due, one after the other, with company as long as there is more. */
  async function work(workers: { count: number }): Promise<void> {
    for (;;) {
      const mail = closing.signal.aborted ? undefined : await claimMail(db, clock(), after(leaseSeconds));
      if (!mail) return;
      const mayGrow = workers.count < lanes;
      if (mayGrow) workers.count += 1;
      await Promise.all([deliver(mail), mayGrow ? work(workers) : null]);
    }
  }

  function wake(): void {
    isWanted = true;
    if (round || closing.signal.aborted) return;
    isWanted = false;
    round = work({ count: 1 })
      .catch(() => undefined) // a database that is away is asked again soon
      .finally(() => {
        round = null;
        if (isWanted) wake();
      });
  }

  const timer = setInterval(wake, lookEveryMs).unref();
  return {
    wake,
    forget: (userId) => transport.forget(userId),
    close: async () => {
      closing.abort();
      clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([round, delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
      patience.abort();
      transport.close();
    },
  };
}

/** What may be logged of a failure: codes, because the texts of mail servers repeat addresses. */
function reasonOf(error: unknown) {
  const told = error instanceof Error ? (error as { code?: string; responseCode?: number }) : {};
  return { code: told.code ?? 'UNKNOWN', status: told.responseCode, isFinal: (told.responseCode ?? 0) >= 500 };
}
