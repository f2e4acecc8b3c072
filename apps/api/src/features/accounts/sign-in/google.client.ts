// The client for OpenID Connect with Google, or with the issuer set in `GOOGLE_ISSUER`.
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Env } from '../../../kernel/env.ts';

const TIMEOUT_MS = 10_000;
const SCOPES = ['openid', 'email', 'profile'];
/**
 * The accepted signature algorithms, all with public keys: tokens that are unsigned or signed with the client's secret
 * are refused.
 */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** The secrets that link the browser's return from the issuer to the request that sent it there. */
export interface OAuthFlow {
  state: string;
  verifier: string;
  nonce: string;
}

/** A person's identity, as the issuer vouches for it. */
export interface GoogleIdentity {
  subject: string;
  /** The e-mail address as the issuer spells it; null if it sends none. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface GoogleClient {
  /** Builds the issuer's URL to which the browser is redirected to sign in. */
  authorizationUrl(redirectUri: string, flow: OAuthFlow): Promise<URL>;
  /** Exchanges the returned code for an identity. @throws Error if the issuer fails or its token isn't valid */
  identify(redirectUri: string, code: string, flow: OAuthFlow): Promise<GoogleIdentity>;
}

const httpUrl = z.url({ protocol: /^https?$/ });
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: httpUrl,
  token_endpoint: httpUrl,
  jwks_uri: httpUrl,
});

const idToken = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  email: z.optional(z.string()),
  // Some issuers send the flag `email_verified` as a string instead of a boolean.
  email_verified: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
  name: z.optional(z.string()),
});

/**
 * Creates the client. It fetches the issuer's endpoints on first use, so that an unreachable issuer doesn't keep the
 * server from starting.
 */
export function createGoogleClient({ clientId, clientSecret, issuer }: NonNullable<Env['google']>): GoogleClient {
  let discovered: Promise<Awaited<ReturnType<typeof discover>>> | null = null;
  const getEndpoints = () => {
    discovered ??= discover(issuer).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    async authorizationUrl(redirectUri, { state, verifier, nonce }) {
      const { authorizationEndpoint } = await getEndpoints();
      const url = new OAuth2Client(clientId, clientSecret, redirectUri).createAuthorizationURLWithPKCE(
        authorizationEndpoint,
        state,
        CodeChallengeMethod.S256,
        verifier,
        SCOPES,
      );
      url.searchParams.set('nonce', nonce);
      return url;
    },
    async identify(redirectUri, code, { verifier, nonce }) {
      const { tokenEndpoint, keys, name } = await getEndpoints();
      const client = new OAuth2Client(clientId, clientSecret, redirectUri);
      const tokens = await withTimeout(client.validateAuthorizationCode(tokenEndpoint, code, verifier));
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        issuer: name,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      const claims = idToken.parse(payload);
      if (claims.nonce !== nonce) throw new Error('The id token answers another request.');
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified === true || claims.email_verified === 'true',
        name: claims.name ?? null,
      };
    },
  };
}

async function discover(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The issuer's configuration answers ${response.status}.`);
  const configuration = discovery.parse(await response.json());
  if (configuration.issuer.replace(/(?<!\/)\/+$/, '') !== issuer)
    throw new Error('The issuer calls itself by another name.');
  return {
    name: configuration.issuer,
    authorizationEndpoint: configuration.authorization_endpoint,
    tokenEndpoint: configuration.token_endpoint,
    keys: createRemoteJWKSet(new URL(configuration.jwks_uri), { timeoutDuration: TIMEOUT_MS }),
  };
}

/** Adds a timeout to a call of arctic, which has none of its own. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The issuer did not answer in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
