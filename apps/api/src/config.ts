import { z } from 'zod';
import { dataFolder } from './data-folder.ts';
import { free, type Price, type Prices, readPrices } from './prices.ts';

/** A setting that cannot be used; the message names it and says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const wholeNumber = (least: number, most: number) => {
  const expected = `Expected a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
};

const proxies = z.union(
  [z.enum(['true', 'false']).transform((value) => Number(value === 'true')), z.coerce.number().int().min(0).max(10)],
  'Expected true, false or how many proxies stand in front',
);
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => /^https?:\/\/[^/?#@]+\/*$/i.test(value),
    'Expected an origin such as https://prepar.example, without a path',
  )
  .transform((value) => new URL(value).origin);

/** Whether the address leads to this machine. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(address)?.hostname ?? '');

const provider = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => value.startsWith('https:') || isLoopback(value), 'Expected an https address')
  .transform((value) => value.replace(/\/+$/, ''));
const modelServer = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(value),
    'Expected an address without user, query or fragment',
  )
  .transform((value) => value.replace(/\/+$/, ''));
const priceList = z.string().transform((list, context): Prices => {
  const prices = readPrices(list);
  if (prices) return prices;
  context.addIssue({
    code: 'custom',
    message: 'Expected model=input/output in dollars per million tokens, such as small=0.15/0.6',
  });
  return z.NEVER;
});
const sender = z
  .string()
  .regex(/^([^<>"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'Expected an address, or Name <address>')
  .transform((value) => {
    const [, name = '', address = value] = /^(.*?)\s*<(.+)>$/.exec(value) ?? [];
    return { name, address };
  });

/** Settings that are of no use without another one. */
const companions = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GITHUB_CLIENT_SECRET', 'GITHUB_CLIENT_ID'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_MODEL', 'AI_BASE_URL'],
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['AI_PRICES', 'AI_MODEL'],
] as const;

const single = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  CORS_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PREPAR_DATA_DIR: z.string().min(1).optional(),
  SECRET_KEY: z.string().min(32, 'Expected at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().default('admin@prepar.example'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: provider.default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_BASE_URL: provider.default('https://github.com'),
  GITHUB_API_URL: provider.default('https://api.github.com'),
  AI_BASE_URL: modelServer.optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'Expected a key without spaces')
    .optional(),
  AI_MODEL: z.string().max(100, 'Expected at most 100 characters').optional(),
  AI_PRICES: priceList.optional(),
  AI_DAILY_CALLS: wholeNumber(0, 1_000_000).default(1000),
  AI_DAILY_STOCK_CALLS: wholeNumber(0, 1_000_000).default(200),
  FREE_DAILY_CREDITS: wholeNumber(0, 10_000).default(5),
  RATE_LIMIT_FACTOR: z.coerce.number('Expected a number above 0').positive('Expected a number above 0').default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

const environment = single.superRefine((settings, context) => {
  for (const [named, missing] of companions) {
    if (settings[named] !== undefined && settings[missing] === undefined)
      context.addIssue({ code: 'custom', path: [missing], message: `Needed together with ${named}` });
  }
  const { AI_BASE_URL: server, AI_API_KEY: key, AI_MODEL: model, AI_PRICES: prices } = settings;
  if (server?.startsWith('http:') && key !== undefined && !isLoopback(server))
    context.addIssue({
      code: 'custom',
      path: ['AI_BASE_URL'],
      message: 'Expected an https address, so that the key stays secret',
    });
  if (model !== undefined && prices && !prices.has(model))
    context.addIssue({ code: 'custom', path: ['AI_PRICES'], message: `Expected a price for ${model}, the AI_MODEL` });
});

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** Where its OpenID configuration is found. */
  issuer: string;
}

export interface GithubClient {
  clientId: string;
  clientSecret: string;
  /** Where people sign in. */
  baseUrl: string;
  apiUrl: string;
}

/** A server that speaks the chat completions of OpenAI, and how far it may be used. */
export interface ModelSettings {
  baseUrl: string;
  apiKey: string | null;
  name: string;
  price: Price;
  /** Calls of everybody together in a UTC day. */
  dailyCalls: number;
  /** How many of them may write questions ahead. */
  dailyStockCalls: number;
  /** What a learner waits for it at most. */
  patienceMs: number;
}

export interface Config {
  port: number;
  host: string;
  /** Origin under which people reach the product; null until the port is known. */
  publicUrl: string | null;
  /** Proxies in front whose X-Forwarded-For is believed; 0: none. */
  trustedProxies: number;
  corsOrigins: string[];
  /** Connection string of an existing PostgreSQL, or null for the embedded one. */
  databaseUrl: string | null;
  dataFolder: string;
  /** What the key of encrypted columns is made from; null: a secret in the data folder. */
  secretKey: string | null;
  administrator: { email: string; password: string | null };
  /** Without the address of an SMTP server, mails are kept as files in the data folder. */
  mail: { smtpUrl: string | null; from: { name: string; address: string } };
  /** Null where the operator has not set the provider up. */
  google: GoogleClient | null;
  github: GithubClient | null;
  /** Null: questions come from the knowledge base alone. */
  languageModel: ModelSettings | null;
  /** Credits that everybody has each local day. */
  freeDailyCredits: number;
  /** Multiplies every rate limit; 1 in production. */
  rateLimitFactor: number;
  logLevel: string;
}

/** Reads every setting from the environment; an empty value counts as absent. Throws SettingError. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const value = secrets.has(name) ? undefined : present[name];
      return `  ${name}: ${message}${value === undefined ? '' : ` (is: ${value})`}`;
    });
    throw new SettingError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? (settings.PORT === 0 ? null : `http://localhost:${settings.PORT}`),
    trustedProxies: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    databaseUrl: settings.DATABASE_URL ?? null,
    dataFolder: dataFolder(settings.PREPAR_DATA_DIR),
    secretKey: settings.SECRET_KEY ?? null,
    administrator: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD ?? null },
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? { name: 'Prepar', address: 'no-reply@prepar.example' },
    },
    google: client(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, { issuer: settings.GOOGLE_ISSUER }),
    github: client(settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET, {
      baseUrl: settings.GITHUB_BASE_URL,
      apiUrl: settings.GITHUB_API_URL,
    }),
    languageModel: languageModel(settings),
    freeDailyCredits: settings.FREE_DAILY_CREDITS,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    logLevel: settings.LOG_LEVEL,
  };
}

const secrets = new Set([
  'DATABASE_URL',
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'AI_API_KEY',
  'AI_BASE_URL',
]);

function languageModel(settings: z.infer<typeof single>): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey = null, AI_MODEL: name, AI_PRICES: prices } = settings;
  if (baseUrl === undefined || name === undefined) return null;
  const { AI_DAILY_CALLS: dailyCalls, AI_DAILY_STOCK_CALLS: dailyStockCalls } = settings;
  const price = prices?.get(name) ?? free;
  return { baseUrl, apiKey, name, price, dailyCalls, dailyStockCalls, patienceMs: 12_000 };
}

function client<Addresses>(clientId: string | undefined, clientSecret: string | undefined, addresses: Addresses) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, ...addresses };
}
