// Judges the figures of each health check and gives advice. None of its texts contains an address, a name or a secret.
import { type Finding, formatBytes, formatCount, formatDuration, toTextFact, toTimeFact } from './finding.ts';
import { SAVE_ALL_BYTES, type SavingLevel, savingLevelOf } from './saving-level.ts';

const MINUTE_MS = 60_000;
const SLOW_MS = 500;
const BUSY_SHARE = 0.9;

interface DatabaseFigures {
  kind: 'pglite' | 'postgres';
  version: string;
  roundTripMs: number;
  bytes: number;
  applied: number;
  known: number;
  /** The database connections of this process; null if all code shares a single connection. */
  connections: { inUse: number; most: number; waiting: number } | null;
}

export function judgeDatabase(figures: DatabaseFigures): Finding {
  const { kind, version, roundTripMs, bytes, applied, known, connections } = figures;
  const facts = [
    toTextFact('Kind', kind === 'pglite' ? 'PGlite, embedded' : 'PostgreSQL'),
    toTextFact('Version', version),
    toTextFact('Round trip', `${Math.round(roundTripMs).toLocaleString('en')} ms`),
    toTextFact('Size', formatBytes(bytes)),
    toTextFact('Migrations', `${applied} of ${known}`),
    ...(connections ? [toTextFact('Connections in use', `${connections.inUse} of ${connections.most}`)] : []),
  ];
  if (applied < known)
    return {
      state: 'broken',
      facts,
      found: `${formatCount(known - applied, 'migration')} didn't run yet.`,
      advice: 'Restart the server: the start runs them. Its log says why if it stops there.',
    };
  if (applied > known)
    return {
      state: 'attention',
      facts,
      found: 'A newer version of the program has changed the schema.',
      advice: 'Update this process to the newer version and restart it.',
    };
  if (connections && (connections.waiting > 0 || connections.inUse >= connections.most * BUSY_SHARE))
    return {
      state: 'attention',
      facts,
      found: 'Almost all connections to the database are in use.',
      advice: 'If it stays so, raise DATABASE_POOL, and max_connections in PostgreSQL with it.',
    };
  if (roundTripMs > SLOW_MS)
    return {
      state: 'attention',
      facts,
      found: 'The database answers slowly.',
      advice: 'Look at the load of its machine, and whether a backup or another program keeps it busy.',
    };
  return { state: 'good', facts, found: 'The database answers.', advice: null };
}

/** Judges the state of Redis. @param figures null if no Redis is set up */
export function judgeRedis(figures: { version: string; memory: number; roundTripMs: number } | null): Finding {
  if (figures === null)
    return {
      state: 'off',
      facts: [],
      found: 'Redis is not set up, so everything runs in one process.',
      advice: 'One process is all that most servers need. Set REDIS_URL before you start a second one.',
    };
  const { version, memory, roundTripMs } = figures;
  const facts = [
    toTextFact('Version', version),
    toTextFact('Memory', formatBytes(memory)),
    toTextFact('Round trip', `${Math.round(roundTripMs).toLocaleString('en')} ms`),
  ];
  if (roundTripMs > SLOW_MS)
    return {
      state: 'attention',
      facts,
      found: 'Redis answers slowly.',
      advice: 'Look at the load of its machine and at the network between.',
    };
  return { state: 'good', facts, found: 'Redis answers.', advice: null };
}

const MAIL_LATE_MS = 15 * MINUTE_MS;
const MAIL_STUCK_MS = 60 * MINUTE_MS;

export interface MailFigures {
  waiting: number;
  /** Whether more mails may be waiting than were counted. */
  more: boolean;
  oldestAt: Date | null;
  givenUp: number;
  lastSentAt: Date | null;
  /** The latest reason why a waiting or given-up mail wasn't sent, without secrets; null if there is none. */
  lastError: string | null;
}

/** Judges the state of outgoing mail. @param smtp whether a mail server is set up */
export function judgeMail(smtp: boolean, figures: MailFigures, now: Date): Finding {
  const { waiting, more, oldestAt, givenUp, lastSentAt, lastError } = figures;
  const facts = [
    ...(lastSentAt ? [toTimeFact('Last sent', lastSentAt)] : [toTextFact('Last sent', 'Nothing yet')]),
    toTextFact('Waiting', formatCount(waiting, 'mail', more)),
    ...(oldestAt ? [toTimeFact('Oldest waiting', oldestAt)] : []),
    toTextFact('Given up', formatCount(givenUp, 'mail')),
    ...(lastError !== null ? [toTextFact('Last error', lastError)] : []),
  ];
  const age = oldestAt ? now.getTime() - oldestAt.getTime() : 0;
  const late = `The oldest mail has been waiting for ${formatDuration(age)}.`;
  if (age > MAIL_STUCK_MS && lastError !== null)
    return {
      state: 'broken',
      facts,
      found: late,
      advice: 'Read the last error, correct SMTP_URL or the mail server, and send a test e-mail.',
    };
  if (age > MAIL_LATE_MS)
    return { state: 'attention', facts, found: late, advice: 'Send a test e-mail to see what the mail server says.' };
  if (givenUp > 0)
    return {
      state: 'attention',
      facts,
      found: `${formatCount(givenUp, 'mail')} couldn't be sent and won't be tried again.`,
      advice: 'Read the last error and send a test e-mail. Mails that were given up are removed after 30 days.',
    };
  if (!smtp)
    return {
      state: 'off',
      facts,
      found: 'No mail server is set up: mail is written to the folder DATA_DIR/mail.',
      advice: 'Set SMTP_URL and MAIL_FROM, restart, and send a test e-mail, or people get no links by mail.',
    };
  return { state: 'good', facts, found: waiting > 0 ? 'Mail is on its way.' : 'All mail was sent.', advice: null };
}

const MB = 1_024 * 1_024;
const GB = 1_024 * MB;
const DISK_LOW_SHARE = 0.1;
const DISK_LOW = 2 * GB;
const DISK_FULL = 200 * MB;

const SAVING_STOPPED: Record<Exclude<SavingLevel, 'everything'>, string> = {
  needed: 'so people can log in and out and delete things, but nothing else is saved',
  nothing: 'so nothing is saved, not even a log-in',
};

/**
 * Judges the free space on the disk.
 * @param isRemote whether the database is on a PostgreSQL server, whose disk this process can't see.
 */
export function judgeDisk({ free, total }: { free: number; total: number }, isRemote: boolean): Finding {
  const share = total > 0 ? Math.round((free / total) * 100) : 0;
  const facts = [toTextFact('Free', `${formatBytes(free)} (${share} %)`), toTextFact('In all', formatBytes(total))];
  if (isRemote) facts.push(toTextFact('PostgreSQL', "Its own machine's disk isn't known here"));
  const freeText = `${formatBytes(free)} of the disk that holds DATA_DIR are free`;
  const found = `${freeText}.`;
  const saving = isRemote ? 'everything' : savingLevelOf(free);
  if (saving !== 'everything')
    return {
      state: 'broken',
      facts,
      found: `Only ${freeText}, ${SAVING_STOPPED[saving]}.`,
      advice: `Free some space now. Once ${formatBytes(SAVE_ALL_BYTES)} are free, saving continues automatically. Until then devices keep what people do.`,
    };
  if (free < DISK_FULL)
    return { state: 'broken', facts, found, advice: 'Free some space now: without it nothing can be saved.' };
  if (free < DISK_LOW || free < total * DISK_LOW_SHARE)
    return {
      state: 'attention',
      facts,
      found,
      advice: 'Move old files from DATA_DIR/backups to another machine, or give the disk more room.',
    };
  return { state: 'good', facts, found, advice: null };
}

interface VersionFigures {
  program: string;
  node: string;
  /** The version of the database; null if it didn't respond. */
  database: string | null;
  /** The version of Redis; null if it isn't set up or didn't respond. */
  redis: string | null;
  protocol: number;
  /**
   * The number of migrations that haven't run yet, negative if the schema is newer than the program; null if unknown.
   */
  pending: number | null;
}

export function judgeVersions({ program, node, database, redis, protocol, pending }: VersionFigures): Finding {
  const facts = [
    toTextFact('Quorbit', program),
    toTextFact('Node.js', node),
    toTextFact('Database', database ?? 'Unknown'),
    ...(redis === null ? [] : [toTextFact('Redis', redis)]),
    toTextFact('Sync protocol', protocol),
    toTextFact('Pending migrations', pending ?? 'Unknown'),
  ];
  if (pending !== null && pending !== 0)
    return {
      state: 'attention',
      facts,
      found: "The program and its database aren't of the same version.",
      advice: 'Restart the newest version of the program.',
    };
  return { state: 'good', facts, found: `Quorbit ${program} on Node.js ${node}.`, advice: null };
}
