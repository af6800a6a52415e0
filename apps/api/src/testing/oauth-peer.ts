import type { ServerResponse } from 'node:http';
import {
  type AugmentedRequest,
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';

/** Who signs in at the provider. */
export interface ProviderPerson {
  /** The provider's id of the person; digits. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export interface OauthPeer {
  url: string;
  /** Environment variables that make the product sign in here. */
  environment: Record<string, string>;
  /** Agrees as a person whom the product sent to `authUrl` and returns what the browser brings back. */
  agree: (authUrl: string, person: ProviderPerson, lie?: Lie) => Promise<{ code: string; state: string }>;
  stop: () => Promise<void>;
}

/** What is wrong with an ID token. */
export type Lie = { claims: Record<string, unknown> } | { signature: string };

interface Grant {
  person: ProviderPerson;
  clientId: string | null;
  redirectUri: string | null;
  lie: Lie | null;
}

const client = { id: 'prepar-test', secret: 'peer-secret' };

/**
 * A provider on this machine that speaks like Google or like GitHub. In a browser its page asks who signs in; `agree` does
 * the same without one. It refuses codes that are unknown, used, of another client, page or proof key.
 */
export async function startOauthPeer(kind: 'google' | 'github'): Promise<OauthPeer> {
  const isGoogle = kind === 'google';
  const server = new OAuth2Server(undefined, undefined, {
    endpoints: { token: isGoogle ? '/token' : '/login/oauth/access_token' },
  });
  const grants = new Map<string, Grant>();
  const lies = new Map<string, Lie>(); // by state
  const people = new Map<string, ProviderPerson>(); // by access token
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const url = server.issuer.url ?? '';
  const signInPage = isGoogle ? '/sign-in' : '/login/oauth/authorize';

  server.service.addRoute('GET', signInPage, ({ query }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(kind, query));
  });
  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) => {
    Object.assign(body, {
      authorization_endpoint: `${url}${signInPage}`,
      authorization_response_iss_parameter_supported: true,
    });
  });
  server.service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url: back }: MutableRedirectUri, { url: asked = '' }: AugmentedRequest) => {
      const given = new URL(asked, url).searchParams;
      const code = back.searchParams.get('code');
      if (!code) return;
      if (isGoogle) back.searchParams.set('iss', url);
      grants.set(code, {
        person: {
          subject: given.get('subject') ?? '',
          email: given.get('email') ?? '',
          emailVerified: given.get('verified') === 'on',
          name: given.get('name') ?? '',
        },
        clientId: given.get('client_id'),
        redirectUri: given.get('redirect_uri'),
        lie: lies.get(given.get('state') ?? '') ?? null,
      });
    },
  );
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: AugmentedRequest) => {
    const grant = grants.get(String(field(body, 'code')));
    if (!grant) return;
    const { subject, email, emailVerified, name } = grant.person;
    Object.assign(payload, { sub: subject, email, email_verified: emailVerified, name });
    if (grant.lie && 'claims' in grant.lie) Object.assign(payload, grant.lie.claims);
  });
  server.service.on(Events.BeforeResponse, (answer: MutableResponse, { body }: AugmentedRequest) => {
    const code = String(field(body, 'code'));
    const grant = grants.get(code);
    grants.delete(code);
    const fits =
      grant?.clientId === client.id &&
      field(body, 'client_id') === client.id &&
      field(body, 'client_secret') === client.secret &&
      field(body, 'redirect_uri') === grant.redirectUri &&
      field(body, 'code_verifier') !== undefined;
    if (!grant || !fits) {
      // GitHub tells of refusals with status 200.
      answer.statusCode = isGoogle ? 400 : 200;
      answer.body = { error: isGoogle ? 'invalid_grant' : 'bad_verification_code' };
      return;
    }
    const tokens = answer.body as Record<string, string>;
    if (!isGoogle) delete tokens['id_token'];
    else if (grant.lie && 'signature' in grant.lie)
      tokens['id_token'] = `${tokens['id_token']?.replace(/[^.]+$/, '')}${grant.lie.signature}`;
    people.set(tokens['access_token'] ?? '', grant.person);
  });

  const asPerson =
    (answer: (person: ProviderPerson) => unknown) =>
    ({ headers }: AugmentedRequest, response: ServerResponse) => {
      const person = people.get((headers.authorization ?? '').replace(/^Bearer /i, ''));
      response.statusCode = person ? 200 : 401;
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(person ? answer(person) : { message: 'Bad credentials' }));
    };
  if (!isGoogle) {
    server.service.addRoute(
      'GET',
      '/user',
      asPerson(({ subject, name }) => ({ id: Number(subject), login: `person${subject}`, name: name || null })),
    );
    server.service.addRoute(
      'GET',
      '/user/emails',
      asPerson(({ email, emailVerified }) => [
        { email: `other.${email}`, primary: false, verified: true, visibility: null },
        { email, primary: true, verified: emailVerified, visibility: 'private' },
      ]),
    );
  }

  return {
    url,
    environment: isGoogle
      ? { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: url }
      : { GITHUB_CLIENT_ID: client.id, GITHUB_CLIENT_SECRET: client.secret, GITHUB_BASE_URL: url, GITHUB_API_URL: url },
    agree: async (authUrl, { subject, email, emailVerified, name }, lie) => {
      const address = new URL(authUrl);
      address.pathname = '/authorize';
      for (const [key, value] of Object.entries({ subject, email, name, ...(emailVerified && { verified: 'on' }) }))
        address.searchParams.set(key, value);
      if (lie) lies.set(address.searchParams.get('state') ?? '', lie);
      const response = await fetch(address, { redirect: 'manual' });
      const back = new URL(response.headers.get('location') ?? '').searchParams;
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
    },
    stop: () => server.stop(),
  };
}

function field(body: AugmentedRequest['body'], name: string): unknown {
  return body && !Array.isArray(body) ? body[name] : undefined;
}

/** The provider's own page, where a browser journey says who signs in. */
function page(kind: string, query: AugmentedRequest['query']): string {
  const hidden = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(String(value))}">`,
  );
  const text = (name: string, label: string) => `<p><label>${label} <input name="${name}" required></label></p>`;
  const back = new URL(String(query['redirect_uri']));
  back.search = new URLSearchParams({ error: 'access_denied', state: String(query['state']) }).toString();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local ${kind}</title><link rel="icon" href="data:,"></head>
<body><h1>Local ${kind}</h1><form action="/authorize">${hidden.join('')}
${text('subject', 'Id')}${text('email', 'Email')}${text('name', 'Name')}
<p><label><input type="checkbox" name="verified" checked> Verified</label></p>
<p><button>Continue</button> <a href="${escape(back.href)}">Cancel</a></p></form></body></html>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
