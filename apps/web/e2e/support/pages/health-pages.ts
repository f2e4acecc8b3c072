import type { ProcedureAnswers } from '../procedure-answers.ts';
import { pageCase, type WalkedPage } from '../walked-page.ts';

const HEALTH = pageCase('health', 'admin', '/admin/health');
const NOW = '2026-11-26T12:00:00.000Z';
const text = (label: string, words: string) => ({ label, text: words, at: null });
const time = (label: string) => ({ label, text: null, at: NOW });
const LONG = 'connect ECONNREFUSED at-a-host-with-a-very-long-name-that-has-no-place-to-break.internal.example.org:587';

/** A health reply with every state, long words and large figures. */
const SOME_HEALTH: ProcedureAnswers = {
  'health.get': {
    lookedAt: NOW,
    state: 'broken',
    checks: [
      {
        id: 'database',
        title: 'Database',
        state: 'good',
        since: NOW,
        found: 'The database answers.',
        advice: null,
        facts: [
          text('Kind', 'PostgreSQL'),
          text('Version', '17.2'),
          text('Round trip', '2 ms'),
          text('Size', '1.4 GB'),
        ],
      },
      {
        id: 'redis',
        title: 'Redis',
        state: 'off',
        since: NOW,
        facts: [],
        found: 'Redis is not set up, so everything runs in one process.',
        advice: 'One process is all that most servers need. Set REDIS_URL before you start a second one.',
      },
      {
        id: 'mail',
        title: 'Mail',
        state: 'broken',
        since: NOW,
        found: 'The oldest mail has been waiting for 2 hours.',
        advice: 'Read the last error, correct SMTP_URL or the mail server, and send a test e-mail.',
        facts: [time('Last sent'), text('Waiting', '1,000 or more mails'), text('Last error', LONG)],
      },
      {
        id: 'parked',
        title: 'Parked work',
        state: 'attention',
        since: NOW,
        found: "3 pieces of learners' work couldn't be applied.",
        advice: "Open Sync Health, read the server's log, and apply it again after an update.",
        facts: [text('Parked work of devices', '3'), time('Oldest parked')],
      },
    ],
    workers: [
      {
        area: 'mails',
        name: 'mails',
        state: 'broken',
        endedAt: NOW,
        tookMs: 10_004.2,
        runningSince: null,
        failures: 12,
        error: LONG,
      },
      {
        area: 'leaderboards',
        name: 'boards',
        state: 'good',
        endedAt: NOW,
        tookMs: 3.4,
        runningSince: null,
        failures: 0,
        error: null,
      },
      {
        area: 'reviews',
        name: 'weights',
        state: 'good',
        endedAt: null,
        tookMs: null,
        runningSince: NOW,
        failures: 0,
        error: null,
      },
    ],
    queues: [
      { name: 'mails', title: 'Mails', state: 'attention', waiting: 1_000, more: true, oldestAt: NOW },
      { name: 'boards', title: 'Leaderboards', state: 'good', waiting: 0, more: false, oldestAt: null },
    ],
  },
  'health.backups': {
    lastAt: NOW,
    lastWhy: 'With npm run db:backup',
    reminder: 'weekly',
    due: true,
    command: 'npm run db:backup',
  },
};

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/admin/health',
    loaded: [HEALTH, { ...pageCase('health with trouble', 'admin', '/admin/health'), answers: SOME_HEALTH }],
    empty: 'never',
    failing: [HEALTH],
  },
];
