/** The settings of the process, read from environment variables. Null where the operator set none. */
export interface Env {
  port: number;
  host: string;
  /** The address that people use, without a trailing slash. */
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
  /** Addresses and networks of proxies that may say whom they forward for. */
  trustProxy: string[] | null;
  rateLimitPerMinute: number;
  roomMaxPlayers: number;
  /** Open sockets that one process allows a person, and an address. */
  socketsPerUser: number;
  socketsPerAddress: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  production: boolean;
}
