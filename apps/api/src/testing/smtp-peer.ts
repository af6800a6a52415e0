import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients named to the server, whatever the headers say. */
  recipients: string[];
  raw: string;
  content: Email;
}

export interface SmtpPeer {
  /** Environment variables that make the product send its mail here. */
  environment: { SMTP_URL: string; MAIL_FROM: string };
  /** Everything accepted so far, oldest first. */
  mails: ReceivedMail[];
  /** Resolves with the first mail to an address that no earlier call for it got. */
  nextMail: (address: string) => Promise<ReceivedMail>;
  /** How many messages were refused so far with the given answer; assign `status` to refuse, null to accept again. */
  refusal: { status: 451 | 550 | null; count: number };
  stop: () => Promise<void>;
}

/** A real SMTP server on this machine that keeps what it receives. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting: { address: string; resolve: (mail: ReceivedMail) => void }[] = [];
  const refusal: SmtpPeer['refusal'] = { status: null, count: 0 };

  const hand = () => {
    for (const mail of mails.filter((mail) => !taken.has(mail))) {
      const index = waiting.findIndex(({ address }) => mail.recipients.includes(address));
      if (index === -1) continue;
      taken.add(mail);
      waiting.splice(index, 1)[0]?.resolve(mail);
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'prepar' && password === 'secret'
        ? answer(null, { user: 'prepar' })
        : answer(new Error('Wrong password')),
    onData: (stream, { envelope }, answer) => {
      void buffer(stream).then(async (bytes) => {
        if (refusal.status !== null) {
          refusal.count += 1;
          return answer(
            Object.assign(new Error(`Not now, ${envelope.rcptTo[0]?.address}`), { responseCode: refusal.status }),
          );
        }
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, raw: bytes.toString('utf8'), content: await PostalMime.parse(bytes) });
        hand();
        return answer(null);
      });
    },
  });
  server.listen(0, 'localhost');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    environment: { SMTP_URL: `smtp://prepar:secret@localhost:${port}`, MAIL_FROM: 'Prepar <no-reply@prepar.example>' },
    mails,
    nextMail: (address) =>
      new Promise((resolve) => {
        waiting.push({ address, resolve });
        hand();
      }),
    refusal,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The reset code that a mail carries. */
export function codeIn(mail: ReceivedMail): string {
  const code = /\b\d{6}\b/.exec(mail.content.text ?? '')?.[0];
  if (!code) throw new Error('The mail carries no code');
  return code;
}

/** The token of the link that a mail carries. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /\/login\?(?:reset|restore)=([\w-]+)$/m.exec(mail.content.text ?? '')?.[1];
  if (!token) throw new Error('The mail carries no link');
  return token;
}
