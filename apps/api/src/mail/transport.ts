import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Config, isLoopback } from '../config.ts';
import { clearOutbox, keepInOutbox, outboxFolder } from './outbox.ts';

export interface MailTransport {
  send: (mail: SendMailOptions, userId: string) => Promise<void>;
  /** Removes what is kept of an account's mails. */
  forget: (userId: string) => Promise<void>;
  close: () => void;
}

/** Delivers through the configured SMTP server, or into the outbox folder without one. */
export const createMailTransport = (config: Pick<Config, 'mail' | 'dataFolder'>): MailTransport =>
  config.mail.smtpUrl === null ? toOutbox(outboxFolder(config.dataFolder)) : overSmtp(config.mail.smtpUrl);

/** Mails that are on their way at once. */
export const lanes = 3;

function overSmtp(url: string): MailTransport {
  const { username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: lanes,
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
    forget: async () => undefined,
    close: () => transport.close(),
  };
}

function toOutbox(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail, userId) => {
      const { message } = await composer.sendMail(mail);
      if (Buffer.isBuffer(message)) await keepInOutbox(folder, userId, message);
    },
    forget: (userId) => clearOutbox(folder, userId),
    close: () => undefined,
  };
}
