import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { DEFAULT_ROOM_CAPACITY, MAX_ROOM_CAPACITY, MIN_PLAYERS } from '@quorbit/contracts/rooms/limits';
import { OperatorError } from '@quorbit/db/operator-error';
import * as z from 'zod/mini';
import type { Env } from './kernel/env.ts';

const SECRET_MIN = 32;
const MAKE_SECRET = `openssl rand -hex ${SECRET_MIN}`;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

// Each error message below continues a sentence that begins with '<variable> must'.

/** Returns the error message for a value that isn't secret, which the message repeats. */
function mustBe(expected: string) {
  return { error: ({ input }: { input?: unknown }) => `be ${expected}; it is "${input}".` };
}

/** Returns a schema for text that must be valid and is then parsed into another type. */
function parsedText<T>(isValid: (text: string) => boolean, expected: string, parse: (text: string) => T) {
  return z.pipe(z.string().check(z.refine(isValid, mustBe(expected))), z.transform(parse));
}

function integer(min: number, max: number) {
  const isValid = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return parsedText(isValid, `a whole number from ${min} to ${max}`, Number);
}

/**
 * Returns a schema for an address. The error message doesn't repeat the value, because addresses can contain passwords.
 */
function address(protocols: readonly string[], expected: string) {
  const isValid = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().check(z.refine(isValid, `be ${expected} address.`));
}

const text = z.string();
// Only ASCII letters are allowed: some other letters become ASCII in lower case, which would give another person's
// address.
const email = text.check(z.regex(/^[!-?A-~]+@[!-?A-~]+$/, mustBe('an e-mail address')));
const httpAddress = address(['http:', 'https:'], 'an http:// or https://');
const withoutSlash = z.overwrite((url: string) => url.replace(/(?<!\/)\/+$/, ''));
const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], ...mustBe('true or false') });
const split = (list: string) => list.split(',').map((item) => item.trim());
const networks = parsedText(
  (list) => split(list).every(isNetwork),
  'IP addresses or networks, separated by commas, for example 127.0.0.1,10.0.0.0/8',
  split,
);
const secret = text.check(
  z.minLength(SECRET_MIN, `have at least ${SECRET_MIN} characters, for example from: ${MAKE_SECRET}`),
);

/** Schema for the pages that the contact page links to, separated by commas. */
const pages = parsedText(
  (list) => split(list).every((item) => /^https?:$/.test(URL.canParse(item) ? new URL(item).protocol : '')),
  'addresses beginning with https:// or http://, separated by commas',
  split,
);

/** Returns whether the text is 'loopback', an IP address, or a network such as `10.0.0.0/8`. */
function isNetwork(item: string): boolean {
  if (item === 'loopback') return true;
  const [address = '', bits, ...more] = item.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Returns whether the text is an IP address or a host name. Digits and dots alone must be a valid IPv4 address. */
function isHost(host: string): boolean {
  return isIP(host) !== 0 || (HOST_NAME.test(host) && !/^[\d.]+$/.test(host));
}

function orNull<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/**
 * Returns the default number of database connections for calls: four per core, as they mostly wait for the network; 10
 * to 40.
 */
function defaultPoolSize(cores: number): number {
  return Math.min(40, Math.max(10, 4 * cores));
}

const variables = z
  .object({
    PORT: z._default(integer(0, 65_535), 3000),
    HOST: z._default(text.check(z.refine(isHost, mustBe('an IP address or a host name'))), '127.0.0.1'),
    PUBLIC_URL: orNull(httpAddress.check(withoutSlash)),
    DATABASE_URL: orNull(address(['postgres:', 'postgresql:'], 'a postgres://')),
    DATABASE_POOL: z._default(integer(2, 500), defaultPoolSize(availableParallelism())),
    DATA_DIR: z._default(text, './data'),
    REDIS_URL: orNull(address(['redis:', 'rediss:'], 'a redis://')),
    AUTH_SECRET: orNull(secret),
    ADMIN_EMAIL: orNull(email.check(z.toLowerCase())),
    ADMIN_PASSWORD: orNull(text),
    SEED_DEMO: orNull(flag),
    SMTP_URL: orNull(address(['smtp:', 'smtps:'], 'an smtp:// or smtps://')),
    MAIL_FROM: z._default(text, 'Quorbit <quorbit@localhost>'),
    CONTACT_EMAIL: orNull(email),
    CONTACT_LINKS: z._default(pages, []),
    GOOGLE_CLIENT_ID: orNull(text),
    GOOGLE_CLIENT_SECRET: orNull(text),
    GOOGLE_ISSUER: z._default(httpAddress.check(withoutSlash), 'https://accounts.google.com'),
    AI_BASE_URL: orNull(httpAddress),
    AI_API_KEY: z._default(text, ''),
    AI_MODEL: z._default(text, 'gpt-4o-mini'),
    TRUST_PROXY: orNull(networks),
    RATE_LIMIT_PER_MINUTE: z._default(integer(1, 1_000_000), 300),
    ROOM_MAX_PLAYERS: z._default(integer(MIN_PLAYERS, MAX_ROOM_CAPACITY), DEFAULT_ROOM_CAPACITY),
    SOCKETS_PER_USER: z._default(integer(1, 1_000), 10),
    SOCKETS_PER_ADDRESS: z._default(integer(1, 100_000), 500),
    LOG_LEVEL: z._default(z.enum(LOG_LEVELS, mustBe(`one of ${LOG_LEVELS.join(', ')}`)), 'info'),
    NODE_ENV: orNull(text),
  })
  .check(
    z.refine((is) => is.AUTH_SECRET !== null || is.NODE_ENV !== 'production', {
      path: ['AUTH_SECRET'],
      error: `be set where NODE_ENV is production, for example to the output of: ${MAKE_SECRET}`,
    }),
    z.refine((is) => is.ADMIN_EMAIL !== null || is.ADMIN_PASSWORD === null, {
      path: ['ADMIN_EMAIL'],
      error: 'be set when ADMIN_PASSWORD is.',
    }),
    z.refine((is) => is.ADMIN_EMAIL === null || /^.{10,200}$/s.test(is.ADMIN_PASSWORD ?? ''), {
      path: ['ADMIN_PASSWORD'],
      error: 'have 10 to 200 characters when ADMIN_EMAIL is set.',
    }),
    z.refine((is) => is.GOOGLE_CLIENT_ID !== null || is.GOOGLE_CLIENT_SECRET === null, {
      path: ['GOOGLE_CLIENT_ID'],
      error: 'be set when GOOGLE_CLIENT_SECRET is.',
    }),
    z.refine((is) => is.GOOGLE_CLIENT_SECRET !== null || is.GOOGLE_CLIENT_ID === null, {
      path: ['GOOGLE_CLIENT_SECRET'],
      error: 'be set when GOOGLE_CLIENT_ID is.',
    }),
  );

const environment = z.pipe(
  variables,
  z.transform((is) => ({
    port: is.PORT,
    host: is.HOST,
    /** The server's public address without a trailing slash; null if the operator set none. */
    publicUrl: is.PUBLIC_URL,
    databaseUrl: is.DATABASE_URL,
    databasePool: is.DATABASE_POOL,
    dataDir: is.DATA_DIR,
    redisUrl: is.REDIS_URL,
    /** The secret that signs tokens; null means a key that is generated once and stored in the data folder. */
    authSecret: is.AUTH_SECRET,
    admin: allOrNull({ email: is.ADMIN_EMAIL, password: is.ADMIN_PASSWORD }),
    /** Whether to add demo accounts; null follows the default (on with the embedded database). */
    seedDemo: is.SEED_DEMO,
    smtpUrl: is.SMTP_URL,
    mailFrom: is.MAIL_FROM,
    contactEmail: is.CONTACT_EMAIL,
    contactLinks: is.CONTACT_LINKS,
    google: allOrNull({
      clientId: is.GOOGLE_CLIENT_ID,
      clientSecret: is.GOOGLE_CLIENT_SECRET,
      issuer: is.GOOGLE_ISSUER,
    }),
    ai: allOrNull({ baseUrl: is.AI_BASE_URL, apiKey: is.AI_API_KEY, model: is.AI_MODEL }),
    trustProxy: is.TRUST_PROXY,
    rateLimitPerMinute: is.RATE_LIMIT_PER_MINUTE,
    roomMaxPlayers: is.ROOM_MAX_PLAYERS,
    /** The most sockets that one user may have open in one process. */
    socketsPerUser: is.SOCKETS_PER_USER,
    socketsPerAddress: is.SOCKETS_PER_ADDRESS,
    logLevel: is.LOG_LEVEL,
    production: is.NODE_ENV === 'production',
  })),
);

/** Returns settings that make sense only together; null unless all are set. */
function allOrNull<T extends Record<string, unknown>>(settings: T): { [K in keyof T]: NonNullable<T[K]> } | null {
  return Object.values(settings).includes(null) ? null : (settings as { [K in keyof T]: NonNullable<T[K]> });
}

/**
 * Reads the whole environment in one place. An empty variable counts as unset.
 * @throws OperatorError that names the first wrong variable and what it accepts, in one line.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const { success, data, error } = environment.safeParse(Object.fromEntries(set));
  if (success) return data;
  const [issue] = error.issues;
  throw new OperatorError(`${String(issue?.path[0])} must ${issue?.message}`);
}
