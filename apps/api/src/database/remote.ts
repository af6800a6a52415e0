import type { PoolConfig } from 'pg';
import { SettingError } from '../config.ts';

/** How to reach the PostgreSQL of DATABASE_URL: over TLS with a certificate that is checked, unless it is on this machine. */
export function remoteConnection(databaseUrl: string): PoolConfig {
  const address = new URL(databaseUrl);
  const { hostname, searchParams } = address;
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/.test(searchParams.get('host') ?? hostname);
  const isSocket = /^(\/|%2F)/i.test(searchParams.get('host') ?? hostname);
  if (!isLocal && !isSocket && !searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full');
  return { connectionString: address.href };
}

/** What to say when that database cannot be used, without its password. */
export function unreachable(error: unknown): SettingError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message || code || error.name : String(error);
  const cure = isOfTls(reason, code)
    ? '\nA database on another machine is reached over TLS, with a certificate that is checked. Name the certificate of ' +
      'its authority with sslrootcert=/path/to/ca.pem in DATABASE_URL, or, where nobody else is on the network between, ' +
      'do without with sslmode=disable.'
    : '';
  return new SettingError(`The database of DATABASE_URL cannot be used: ${reason}${cure}`);
}

const isOfTls = (reason: string, code: string): boolean =>
  reason.includes('does not support SSL') || /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_(SSL|TLS)/.test(code);
