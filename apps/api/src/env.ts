import { OperatorError } from '@quorbit/db/operator-error';

/** A wrong environment variable; the message is one line that names it and what it takes. */
export class EnvError extends OperatorError {}

export interface Env {
  port: number;
  host: string;
  /** Without a trailing slash; null where the operator did not say. */
  publicUrl: string | null;
  databaseUrl: string | null;
  dataDir: string;
  redisUrl: string | null;
  /** Null: a key made once and kept in the data folder. */
  authSecret: string | null;
  admin: { email: string; password: string } | null;
  /** What the operator said; null follows the default (on with the embedded database). */
  seedDemo: boolean | null;
  smtpUrl: string | null;
  mailFrom: string;
  contactEmail: string | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  ai: { baseUrl: string; apiKey: string; model: string } | null;
  trustProxy: string[] | null;
  rateLimitPerMinute: number;
  logLevel: LogLevel;
  production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
type Source = Record<string, string | undefined>;

const SECRET_MIN = 32;

/**
 * Reads the whole environment in one place.
 * @throws EnvError naming the first variable that is wrong
 */
export function readEnv(source: Source): Env {
  const read = reader(source);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'a postgres:// address');
  const production = source.NODE_ENV === 'production';
  const authSecret = read.text('AUTH_SECRET');
  if (authSecret !== null && authSecret.length < SECRET_MIN) {
    throw new EnvError(
      `AUTH_SECRET must have at least ${SECRET_MIN} characters, for example from: openssl rand -hex 32`,
    );
  }
  if (authSecret === null && production) {
    throw new EnvError(
      'AUTH_SECRET must be set where NODE_ENV is production, for example to the output of: openssl rand -hex 32',
    );
  }
  return {
    port: read.integer('PORT', 0, 65_535, 3000),
    host: read.text('HOST') ?? '127.0.0.1',
    publicUrl:
      read.url('PUBLIC_URL', ['http:', 'https:'], 'an http:// or https:// address')?.replace(/\/+$/, '') ?? null,
    databaseUrl,
    dataDir: read.text('DATA_DIR') ?? './data',
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:'], 'a redis:// address'),
    authSecret,
    admin: readAdmin(read),
    seedDemo: read.flag('SEED_DEMO'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
    mailFrom: read.text('MAIL_FROM') ?? 'Quorbit <quorbit@localhost>',
    contactEmail: read.email('CONTACT_EMAIL'),
    google: readGoogle(read),
    ai: readAi(read),
    trustProxy: read.list(
      'TRUST_PROXY',
      isAddress,
      'IP addresses or networks, separated by commas, for example 127.0.0.1,10.0.0.0/8',
    ),
    rateLimitPerMinute: read.integer('RATE_LIMIT_PER_MINUTE', 1, 1_000_000, 300),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    production,
  };
}

function readAdmin(read: Reader): Env['admin'] {
  const email = read.email('ADMIN_EMAIL')?.toLowerCase() ?? null;
  const password = read.text('ADMIN_PASSWORD');
  if (email === null && password === null) return null;
  if (email === null) throw new EnvError('ADMIN_EMAIL must be set when ADMIN_PASSWORD is.');
  if (password === null || password.length < 10 || password.length > 200) {
    throw new EnvError('ADMIN_PASSWORD must have 10 to 200 characters when ADMIN_EMAIL is set.');
  }
  return { email, password };
}

function readGoogle(read: Reader): Env['google'] {
  const clientId = read.text('GOOGLE_CLIENT_ID');
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET');
  const issuer = read.url('GOOGLE_ISSUER', ['http:', 'https:'], 'an http:// or https:// address');
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null) throw new EnvError('GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is.');
  if (clientSecret === null) throw new EnvError('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.');
  return { clientId, clientSecret, issuer: (issuer ?? 'https://accounts.google.com').replace(/\/+$/, '') };
}

function readAi(read: Reader): Env['ai'] {
  const baseUrl = read.url('AI_BASE_URL', ['http:', 'https:'], 'an http:// or https:// address');
  if (baseUrl === null) return null;
  return { baseUrl, apiKey: read.text('AI_API_KEY') ?? '', model: read.text('AI_MODEL') ?? 'gpt-4o-mini' };
}

type Reader = ReturnType<typeof reader>;

/** Reads single variables; an empty one counts as unset. */
function reader(source: Source) {
  const text = (name: string) => source[name]?.trim() || null;
  return {
    text,
    integer(name: string, min: number, max: number, fallback: number): number {
      const value = text(name);
      if (value === null) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max))
        throw new EnvError(`${name} must be a whole number from ${min} to ${max}; it is "${value}".`);
      return number;
    },
    flag(name: string): boolean | null {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return null;
      if (value !== 'true' && value !== 'false') throw new EnvError(`${name} must be true or false; it is "${value}".`);
      return value === 'true';
    },
    choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === null) return fallback;
      const found = choices.find((choice) => choice === value);
      if (!found) throw new EnvError(`${name} must be one of ${choices.join(', ')}; it is "${value}".`);
      return found;
    },
    // Addresses can hold passwords: their values never stand in a message.
    url(name: string, protocols: readonly string[], takes: string): string | null {
      const value = text(name);
      if (value === null) return null;
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
        throw new EnvError(`${name} must be ${takes}.`);
      return value;
    },
    email(name: string): string | null {
      const value = text(name);
      if (value !== null && !/^[^\s@]+@[^\s@]+$/.test(value))
        throw new EnvError(`${name} must be an e-mail address; it is "${value}".`);
      return value;
    },
    list(name: string, isItem: (item: string) => boolean, takes: string): string[] | null {
      const value = text(name);
      if (value === null) return null;
      const items = value.split(',').map((item) => item.trim());
      if (!items.every(isItem)) throw new EnvError(`${name} must be ${takes}; it is "${value}".`);
      return items;
    },
  };
}

function isAddress(item: string): boolean {
  return (
    item === 'loopback' || /^(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?$/.test(item) || /^[0-9a-f:]+(\/\d{1,3})?$/i.test(item)
  );
}
