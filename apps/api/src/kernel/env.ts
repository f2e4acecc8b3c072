/** The settings of the process, read from environment variables. A setting is null where the operator didn't set it. */
export interface Env {
  port: number;
  host: string;
  /** The app's public address, without a trailing slash. */
  publicUrl: string | null;
  databaseUrl: string | null;
  databasePool: number;
  dataDir: string;
  redisUrl: string | null;
  authSecret: string | null;
  admin: { email: string; password: string } | null;
  seedDemo: boolean | null;
  smtpUrl: string | null;
  mailFrom: string;
  contactEmail: string | null;
  contactLinks: string[];
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  ai: { baseUrl: string; apiKey: string; model: string } | null;
  /** Addresses and networks of the proxies whose forwarded client addresses are trusted. */
  trustProxy: string[] | null;
  rateLimitPerMinute: number;
  roomMaxPlayers: number;
  /** The maximum number of open sockets per process for one user and for one address. */
  socketsPerUser: number;
  socketsPerAddress: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  production: boolean;
}
