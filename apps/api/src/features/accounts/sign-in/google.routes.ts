// The two routes by which the browser leaves for Google and returns. They are plain HTTP routes, because they send
// redirects instead of data.
import cookie from '@fastify/cookie';
import { generateCodeVerifier, generateState } from 'arctic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';
import { isLoopbackHost } from '../../../lib/loopback.ts';
import { createContext } from '../../../trpc/create-context.ts';
import { createGoogleClient, type GoogleClient, type OAuthFlow } from './google.client.ts';
import { GoogleRefusal, signInWithGoogle } from './google.service.ts';

const PATH = '/api/auth/google';
const COOKIE = 'quorbit_google';
const COOKIE_SECONDS = 600;
const ALGORITHM = 'HS256';
/**
 * The JWT audience in the sign-in flow's cookie, which distinguishes it from session tokens signed with the same key.
 */
const AUDIENCE = 'google-sign-in';

/**
 * The nonce with which the page recognizes the browser that started the flow; it is returned to the page with the
 * token.
 */
const browserNonce = z.catch(z.string().check(z.regex(/^[\w-]{1,64}$/)), '');
/** The code of an invite link, needed to create an account while registration is by invitation only. */
const invite = z.catch(z.optional(z.string().check(z.maxLength(100))), undefined);
const leaveQuery = z.object({ begun: browserNonce, invite });
const flowClaims = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  begun: browserNonce,
  invite,
});
type SignInFlow = z.infer<typeof flowClaims> & OAuthFlow;
const callbackQuery = z.object({
  state: z.optional(z.string()),
  code: z.optional(z.string().check(z.maxLength(4_000))),
  error: z.optional(z.string()),
});

/** The values of the query parameter `error` of the page `/google-auth`. */
type SignInFailure = 'denied' | 'state' | 'failed' | 'off' | GoogleRefusal['reason'];

/** Registers the routes for sign-in with Google if it is configured; otherwise they don't exist. */
export function registerGoogle(app: FastifyInstance, deps: Deps): void {
  if (deps.env.google === null) return;
  const client = createGoogleClient(deps.env.google);
  const options = { exposeHeadRoute: false };
  // The routes have their own Fastify scope, because no other route uses cookies.
  app.register(async (scope) => {
    await scope.register(cookie);
    scope.get(PATH, options, (request, reply) => redirectToGoogle(deps, client, request, reply));
    scope.get(`${PATH}/callback`, options, (request, reply) => finishSignIn(deps, client, request, reply));
  });
}

async function redirectToGoogle(deps: Deps, client: GoogleClient, request: FastifyRequest, reply: FastifyReply) {
  // Only new flows are refused: people already at Google can still return.
  if (!deps.switches.isOn('google')) return redirectToPage(reply, { error: 'off' });
  const flow = {
    state: generateState(),
    verifier: generateCodeVerifier(),
    nonce: generateState(),
    ...leaveQuery.parse(request.query),
  };
  try {
    const url = await client.authorizationUrl(redirectUri(deps, request), flow);
    return setFlowCookie(deps, reply, await signFlow(deps, flow), COOKIE_SECONDS).redirect(url.href);
  } catch (error) {
    return redirectWithError(request, reply, error);
  }
}

async function finishSignIn(deps: Deps, client: GoogleClient, request: FastifyRequest, reply: FastifyReply) {
  // The sign-in flow's cookie is deleted, because it is valid for only one return from Google, whatever the outcome.
  setFlowCookie(deps, reply, '', 0);
  const query = callbackQuery.safeParse(request.query);
  const flow = await verifyFlow(deps, request.cookies[COOKIE]);
  if (!query.success || flow === null || query.data.state !== flow.state)
    return redirectToPage(reply, { error: 'state' });
  if (query.data.error !== undefined) return redirectToPage(reply, { error: 'denied' });
  if (query.data.code === undefined) return redirectToPage(reply, { error: 'failed' });
  try {
    const identity = await client.identify(redirectUri(deps, request), query.data.code, flow);
    const ctx = await createContext(deps, request);
    const { token } = await signInWithGoogle({ ...ctx, ...ctx.forNeeded() }, identity, flow.invite);
    return redirectToPage(reply, { token, begun: flow.begun });
  } catch (error) {
    return redirectWithError(request, reply, error);
  }
}

function redirectWithError(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (error instanceof GoogleRefusal) return redirectToPage(reply, { error: error.reason });
  // Only the messages are logged, because the errors themselves contain the issuer's response.
  request.log.warn({ reason: messagesOf(error) }, 'sign-in with Google failed');
  return redirectToPage(reply, { error: 'failed' });
}

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error && messages.length < 5; current = current.cause) {
    messages.push(`${current.name}: ${current.message}`);
  }
  return messages.join(' ← ') || 'unknown';
}

function redirectToPage(reply: FastifyReply, answer: { token: string; begun: string } | { error: SignInFailure }) {
  return reply.header('cache-control', 'no-store').redirect(`/google-auth?${new URLSearchParams(answer)}`);
}

/**
 * Returns the URL to which Google redirects the browser. On localhost it has the request's host name, since the cookie
 * belongs to that name; any other host name in a request isn't trusted.
 */
function redirectUri({ env, baseUrl }: Deps, request: FastifyRequest): string {
  const origin = env.publicUrl === null && isLoopbackHost(request.host) ? `http://${request.host}` : baseUrl();
  return `${origin}${PATH}/callback`;
}

function setFlowCookie({ baseUrl }: Deps, reply: FastifyReply, value: string, maxAge: number): FastifyReply {
  const secure = baseUrl().startsWith('https:');
  return reply.setCookie(COOKIE, value, { path: PATH, maxAge, httpOnly: true, sameSite: 'lax', secure });
}

/** Encodes the flow as a cookie value: signed, so that nobody can forge one, and valid for ten minutes. */
function signFlow({ authSecret }: Deps, flow: SignInFlow): Promise<string> {
  return new SignJWT({ ...flow })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${COOKIE_SECONDS}s`)
    .sign(authSecret);
}

async function verifyFlow({ authSecret }: Deps, value: string | undefined): Promise<SignInFlow | null> {
  if (!value) return null;
  try {
    const { payload } = await jwtVerify(value, authSecret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    return flowClaims.parse(payload);
  } catch {
    // A forged, damaged or expired cookie is treated as missing, so the person has to start again.
    return null;
  }
}
