// The two addresses between which the browser visits Google. Plain routes: they answer redirects, not data.
import { generateCodeVerifier, generateState } from 'arctic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Deps } from '../../trpc/context.ts';
import { createContext } from '../../trpc/create-context.ts';
import { createGoogleClient, type Flow, type GoogleClient } from './google.client.ts';
import { GoogleRefusal, signInWithGoogle } from './google.service.ts';

const PATH = '/api/auth/google';
const COOKIE = 'quorbit_google';
const COOKIE_SECONDS = 600;
const ALGORITHM = 'HS256';
/** Keeps the cookie's signature apart from that of tokens, which are signed with the same key. */
const AUDIENCE = 'google-sign-in';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const flowClaims = z.object({ state: z.string(), verifier: z.string(), nonce: z.string() });
const callbackQuery = z.object({
  state: z.optional(z.string()),
  code: z.optional(z.string().check(z.maxLength(4_000))),
  error: z.optional(z.string()),
});

/** What `/google-auth?error=` may say. */
type Failure = 'denied' | 'state' | 'failed' | GoogleRefusal['reason'];

/** Serves sign-in with Google where it is configured; without, the addresses do not exist. */
export function registerGoogle(app: FastifyInstance, deps: Deps): void {
  if (deps.env.google === null) return;
  const client = createGoogleClient(deps.env.google);
  const options = { exposeHeadRoute: false };
  app.get(PATH, options, (request, reply) => leave(deps, client, request, reply));
  app.get(`${PATH}/callback`, options, (request, reply) => comeBack(deps, client, request, reply));
}

async function leave(deps: Deps, client: GoogleClient, request: FastifyRequest, reply: FastifyReply) {
  const flow = { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
  try {
    const url = await client.authorizationUrl(redirectUri(deps, request), flow);
    return reply.header('set-cookie', cookie(deps, await seal(deps, flow), COOKIE_SECONDS)).redirect(url.href);
  } catch (error) {
    return fail(request, reply, error);
  }
}

async function comeBack(deps: Deps, client: GoogleClient, request: FastifyRequest, reply: FastifyReply) {
  // Good for one return only, whatever comes of it.
  reply.header('set-cookie', cookie(deps, '', 0));
  const query = callbackQuery.safeParse(request.query);
  const flow = await unseal(deps, request.headers.cookie);
  if (!query.success || flow === null || query.data.state !== flow.state) return toPage(reply, { error: 'state' });
  if (query.data.error !== undefined) return toPage(reply, { error: 'denied' });
  if (query.data.code === undefined) return toPage(reply, { error: 'failed' });
  try {
    const identity = await client.identify(redirectUri(deps, request), query.data.code, flow);
    const { token } = await signInWithGoogle(await createContext(deps, request), identity);
    return toPage(reply, { token });
  } catch (error) {
    return fail(request, reply, error);
  }
}

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (error instanceof GoogleRefusal) return toPage(reply, { error: error.reason });
  // Only the messages: the errors themselves carry what the issuer answered.
  request.log.warn({ reason: messagesOf(error) }, 'sign-in with Google failed');
  return toPage(reply, { error: 'failed' });
}

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error && messages.length < 5; current = current.cause) {
    messages.push(`${current.name}: ${current.message}`);
  }
  return messages.join(' ← ') || 'unknown';
}

function toPage(reply: FastifyReply, answer: { token: string } | { error: Failure }) {
  return reply.header('cache-control', 'no-store').redirect(`/google-auth?${new URLSearchParams(answer)}`);
}

/**
 * Where Google sends the browser back to. On one's own machine that is the name by which the page was opened, since the
 * cookie is kept for that name alone; any other name that a request claims to have is not believed.
 */
function redirectUri({ env, baseUrl }: Deps, request: FastifyRequest): string {
  const opened = env.publicUrl === null && LOOPBACK.test(request.host) ? `http://${request.host}` : baseUrl();
  return `${opened}${PATH}/callback`;
}

function cookie({ baseUrl }: Deps, value: string, seconds: number): string {
  const secure = baseUrl().startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The flow as the cookie carries it: signed, so that nobody can plant another, and good for ten minutes. */
function seal({ authSecret }: Deps, flow: Flow): Promise<string> {
  return new SignJWT({ ...flow })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${COOKIE_SECONDS}s`)
    .sign(authSecret);
}

async function unseal({ authSecret }: Deps, header: string | undefined): Promise<Flow | null> {
  const value = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (!value) return null;
  try {
    const { payload } = await jwtVerify(value, authSecret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    return flowClaims.parse(payload);
  } catch {
    // Forged, damaged or too old: the same as none, and the person is told to start again.
    return null;
  }
}
