import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Config, isLoopback } from '../config.ts';
import type { Letter } from './letters.ts';
import { keepInOutbox, outboxFolder } from './outbox.ts';

export interface Mailer {
  /** Takes a mail over and delivers it in the background: the caller neither waits for it nor learns whether it arrived. */
  send: (address: string, letter: Letter) => void;
  /** Ends the deliveries under way and gives up those that wait for another try. */
  close: () => Promise<void>;
}

/** Seconds to wait before each further try. */
const pauses = [1, 10, 60];

/** Delivers through the configured SMTP server, or into the outbox folder without one. */
export function createMailer(config: Pick<Config, 'mail' | 'dataFolder'>, log: Pick<FastifyBaseLogger, 'warn'>): Mailer {
  const transport = config.mail.smtpUrl === null ? toOutbox(outboxFolder(config.dataFolder)) : overSmtp(config.mail.smtpUrl);
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(address: string, letter: Letter): Promise<void> {
    const { kind, language, subject, text, html } = letter;
    const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language };
    for (const pause of [...pauses, null]) {
      try {
        await transport.send({ from: config.mail.from, to: { name: '', address }, subject, text, html, headers });
        return;
      } catch (error) {
        const reason = reasonOf(error);
        const triesAgain = pause !== null && !reason.isFinal && !closing.signal.aborted;
        log.warn({ mail: kind, ...reason, triesAgain }, 'A mail could not be delivered');
        if (!triesAgain) return;
      }
      await delay(pause * 1000, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    send: (address, letter) => {
      const delivery = deliver(address, letter).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

interface MailTransport {
  send: (mail: SendMailOptions) => Promise<void>;
  close: () => void;
}

function overSmtp(url: string): MailTransport {
  const { username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A password for another machine never travels in the clear.
    requireTLS: username !== '' && !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function toOutbox(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(mail);
      if (Buffer.isBuffer(message)) await keepInOutbox(folder, message);
    },
    close: () => undefined,
  };
}

/** What may be logged of a failure: codes, because the texts of mail servers repeat addresses. */
function reasonOf(error: unknown) {
  const told = error instanceof Error ? (error as { code?: string; responseCode?: number }) : {};
  return { code: told.code ?? 'UNKNOWN', status: told.responseCode, isFinal: (told.responseCode ?? 0) >= 500 };
}
