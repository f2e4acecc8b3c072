import { availableParallelism } from 'node:os';
import { OperatorError } from '@quorbit/db/operator-error';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const UNSET = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: null,
  databaseUrl: null,
  databasePool: Math.min(40, Math.max(10, 4 * availableParallelism())),
  dataDir: './data',
  redisUrl: null,
  authSecret: null,
  admin: null,
  seedDemo: null,
  smtpUrl: null,
  mailFrom: 'Quorbit <quorbit@localhost>',
  contactEmail: null,
  contactLinks: [],
  google: null,
  ai: null,
  trustProxy: null,
  rateLimitPerMinute: 300,
  roomMaxPlayers: 8,
  socketsPerUser: 10,
  socketsPerAddress: 500,
  logLevel: 'info',
  production: false,
};

const SECRET = '0123456789abcdef0123456789abcdef';
const ADDRESS = 'an http:// or https:// address.';
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const PASSWORD_LENGTH = 'ADMIN_PASSWORD must have 10 to 200 characters when ADMIN_EMAIL is set.';

function messageFor(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('the environment', () => {
  it('uses the default of each variable that is unset or empty', () => {
    expect(readEnv({})).toEqual(UNSET);
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'AUTH_SECRET', 'ADMIN_EMAIL', 'SEED_DEMO', 'TRUST_PROXY', 'LOG_LEVEL'];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(UNSET);
    expect(readEnv({ PATH: '/bin', PORT: undefined })).toEqual(UNSET);
  });

  const right: [Record<string, string>, object][] = [
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 65535 ' }, { port: 65_535 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: 'quiz.example.org' }, { host: 'quiz.example.org' }],
    [{ PUBLIC_URL: 'https://quiz.example.org//' }, { publicUrl: 'https://quiz.example.org' }],
    [{ PUBLIC_URL: 'http://localhost:3000' }, { publicUrl: 'http://localhost:3000' }],
    [{ DATABASE_URL: 'postgres://a:b@host/name' }, { databaseUrl: 'postgres://a:b@host/name' }],
    [{ DATABASE_URL: 'postgresql:///name' }, { databaseUrl: 'postgresql:///name' }],
    [{ DATA_DIR: '/var/lib/quorbit' }, { dataDir: '/var/lib/quorbit' }],
    [{ REDIS_URL: 'rediss://host' }, { redisUrl: 'rediss://host' }],
    [{ AUTH_SECRET: SECRET }, { authSecret: SECRET }],
    [
      { NODE_ENV: 'production', AUTH_SECRET: SECRET },
      { production: true, authSecret: SECRET },
    ],
    [{ NODE_ENV: 'test' }, { production: false }],
    [
      { ADMIN_EMAIL: 'Boss@Example.org', ADMIN_PASSWORD: 'long enough' },
      { admin: { email: 'boss@example.org', password: 'long enough' } },
    ],
    [{ SEED_DEMO: 'TRUE' }, { seedDemo: true }],
    [{ SEED_DEMO: 'false' }, { seedDemo: false }],
    [{ SMTP_URL: 'smtps://a:b@mail.test' }, { smtpUrl: 'smtps://a:b@mail.test' }],
    [{ MAIL_FROM: 'Quiz <quiz@example.org>' }, { mailFrom: 'Quiz <quiz@example.org>' }],
    [{ CONTACT_EMAIL: 'Help@localhost' }, { contactEmail: 'Help@localhost' }],
    [
      { CONTACT_LINKS: 'https://a.example.org/x, https://b.example.org' },
      { contactLinks: ['https://a.example.org/x', 'https://b.example.org'] },
    ],
    [GOOGLE, { google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' } }],
    [
      { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:8080/' },
      { google: { clientId: 'id', clientSecret: 'secret', issuer: 'http://127.0.0.1:8080' } },
    ],
    [{ GOOGLE_ISSUER: 'http://127.0.0.1:8080/' }, { google: null }],
    [
      { AI_BASE_URL: 'http://localhost/v1/' },
      { ai: { baseUrl: 'http://localhost/v1/', apiKey: '', model: 'gpt-4o-mini' } },
    ],
    [
      { AI_BASE_URL: 'http://localhost', AI_API_KEY: 'key', AI_MODEL: 'small' },
      { ai: { baseUrl: 'http://localhost', apiKey: 'key', model: 'small' } },
    ],
    [{ AI_API_KEY: 'key', AI_MODEL: 'small' }, { ai: null }],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/8,::1,FD00::/8' },
      { trustProxy: ['loopback', '10.0.0.0/8', '::1', 'FD00::/8'] },
    ],
    [{ RATE_LIMIT_PER_MINUTE: '1' }, { rateLimitPerMinute: 1 }],
    [{ ROOM_MAX_PLAYERS: '200' }, { roomMaxPlayers: 200 }],
    [{ DATABASE_POOL: '2' }, { databasePool: 2 }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ];
  it.each(right)('accepts %o', (variables, expected) => {
    expect(readEnv(variables)).toEqual({ ...UNSET, ...expected });
  });

  const wrong: [Record<string, string>, string][] = [
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535; it is "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535; it is "-1".'],
    [{ PORT: ' 3e3 ' }, 'PORT must be a whole number from 0 to 65535; it is "3e3".'],
    [{ ROOM_MAX_PLAYERS: '1' }, 'ROOM_MAX_PLAYERS must be a whole number from 2 to 500; it is "1".'],
    [{ ROOM_MAX_PLAYERS: '501' }, 'ROOM_MAX_PLAYERS must be a whole number from 2 to 500; it is "501".'],
    [{ PUBLIC_URL: 'quorbit.test' }, `PUBLIC_URL must be ${ADDRESS}`],
    [{ PUBLIC_URL: 'ftp://quorbit.test' }, `PUBLIC_URL must be ${ADDRESS}`],
    [{ DATABASE_URL: 'mysql://root:secret@127.0.0.1/quorbit' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL must be a redis:// address.'],
    [
      { AUTH_SECRET: SECRET.slice(1) },
      'AUTH_SECRET must have at least 32 characters, for example from: openssl rand -hex 32',
    ],
    [
      { NODE_ENV: 'production' },
      'AUTH_SECRET must be set where NODE_ENV is production, for example to the output of: openssl rand -hex 32',
    ],
    [
      { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' },
      'ADMIN_EMAIL must be an e-mail address; it is "nobody".',
    ],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is.'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is.'],
    [{ ADMIN_EMAIL: 'a@example.org' }, PASSWORD_LENGTH],
    [{ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: '123456789' }, PASSWORD_LENGTH],
    [{ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'x'.repeat(201) }, PASSWORD_LENGTH],
    [{ SEED_DEMO: 'Yes' }, 'SEED_DEMO must be true or false; it is "Yes".'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [
      { CONTACT_LINKS: 'https://example.org,javascript:alert(1)' },
      'CONTACT_LINKS must be addresses beginning with https:// or http://, separated by commas; it is "https://example.org,javascript:alert(1)".',
    ],
    [{ CONTACT_EMAIL: 'a b@example.org' }, 'CONTACT_EMAIL must be an e-mail address; it is "a b@example.org".'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is.'],
    [{ GOOGLE_ISSUER: 'issuer' }, `GOOGLE_ISSUER must be ${ADDRESS}`],
    [{ AI_BASE_URL: 'model.test' }, `AI_BASE_URL must be ${ADDRESS}`],
    [
      { TRUST_PROXY: '127.0.0.1,everybody' },
      'TRUST_PROXY must be IP addresses or networks, separated by commas, for example 127.0.0.1,10.0.0.0/8; it is "127.0.0.1,everybody".',
    ],
    [
      { TRUST_PROXY: 'LOOPBACK' },
      'TRUST_PROXY must be IP addresses or networks, separated by commas, for example 127.0.0.1,10.0.0.0/8; it is "LOOPBACK".',
    ],
    ...['300.0.0.1', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '1:2', '10.0.0.0/-1'].map(
      (list): [Record<string, string>, string] => [
        { TRUST_PROXY: list },
        `TRUST_PROXY must be IP addresses or networks, separated by commas, for example 127.0.0.1,10.0.0.0/8; it is "${list}".`,
      ],
    ),
    ...['300.0.0.1', '1.2.3', 'http://localhost', 'a b', '-a', '[::1]', 'localhost:3000'].map(
      (host): [Record<string, string>, string] => [
        { HOST: host },
        `HOST must be an IP address or a host name; it is "${host}".`,
      ],
    ),
    [
      { ADMIN_EMAIL: 'mar\u212A@example.org', ADMIN_PASSWORD: 'long enough' },
      'ADMIN_EMAIL must be an e-mail address; it is "mar\u212A@example.org".',
    ],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 500; it is "1".'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000; it is "0".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".'],
  ];
  it.each(wrong)('refuses %o', (variables, message) => {
    expect(messageFor(variables)).toBe(message);
  });

  it('names only one variable when several are wrong', () => {
    expect(messageFor({ PORT: 'http', LOG_LEVEL: 'loud' })).toMatch(/^PORT [^\n]+$/);
  });
});
