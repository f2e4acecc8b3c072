// Keeps three demo tournaments: one open for registration, one running, one completed. Called only if demo data is on.
import type { DemoTournament } from '@quorbit/contracts/content/demo';
import type { Play } from '@quorbit/contracts/plays/schema';
import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import { createTournamentInput } from '@quorbit/contracts/tournaments/schema';
import type { Database, Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent } from '../../lib/content.ts';
import type { Logger } from '../../lib/logger.ts';
import { findDemoAccount } from '../accounts/creation/demo-people.service.ts';
import { ensureSeedQuizzes } from '../quizzes/quizzes.seed.ts';
import { createUnchecked } from './authoring.service.ts';
import { registerUnchecked } from './registration.service.ts';
import { startQuiz, submitQuiz } from './round-play.service.ts';
import { advanceTournament } from './rounds.service.ts';
import { tournamentQuizzes } from './tournament-quizzes.ts';
import { findTournament, listDemoTournaments } from './tournaments.repository.ts';
import { getTournament } from './tournaments.service.ts';

type TournamentSeedDeps = Pick<SeedDeps, 'database' | 'log' | 'now'>;

const TOURNAMENTS = readContent<DemoTournament[]>('demo/tournaments.json');
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Creates the demo tournaments that are missing. A tournament that an admin deleted is created again only once its time
 * is over.
 */
export async function seedDemoTournaments({ database, log, now }: TournamentSeedDeps): Promise<void> {
  const seededAt = now();
  const seeding = new DemoSeeding(database, log, seededAt);
  const created = await retryOnConflict(() => seeding.write(['everyone'], (tx) => createMissing(tx, seededAt)));
  for (const [demo, id] of created) await seeding.playRounds(demo, id);
}

/**
 * Creates the missing tournaments and returns them with their ids. The lock keeps another process that starts at the
 * same moment from creating them too.
 */
async function createMissing(tx: Tx, now: Date): Promise<(readonly [DemoTournament, string])[]> {
  const existing = new Map((await listDemoTournaments(tx)).map((row) => [row.demo, row]));
  const missing = TOURNAMENTS.filter(({ id }) => {
    const row = existing.get(id);
    if (!row) return true;
    if (id === 'registration') return row.registrationEndsAt <= now;
    return id === 'running' && (row.endsAt <= now || row.finishedAt !== null);
  });
  if (missing.length === 0) return [];
  const ownership = { ownerId: null, audience: 'everyone', status: 'draft' } as const;
  const ids = await ensureSeedQuizzes(tx, tournamentQuizzes, ownership, now);
  const created = [];
  for (const demo of missing) {
    const quizzes = demo.quizzes.flatMap((id) => ids.get(id) ?? []);
    if (quizzes.length > 0) created.push([demo, await createDemoTournament(tx, demo, quizzes, now)] as const);
  }
  return created;
}

function createDemoTournament(
  tx: Tx,
  { id: demo, hours, entryFee, players: _, ...tournament }: DemoTournament,
  quizzes: string[],
  now: Date,
) {
  const [registrationStart, registrationEnd, tournamentStart, tournamentEnd] = hours.map((hour) =>
    hoursAfter(now, hour),
  );
  const input = createTournamentInput.parse({
    ...tournament,
    quizzes,
    settings: { entryFee, maxParticipants: 16 },
    registrationStart: registrationStart?.toISOString(),
    registrationEnd: registrationEnd?.toISOString(),
    tournamentStart: tournamentStart?.toISOString(),
    tournamentEnd: tournamentEnd?.toISOString(),
  });
  return createUnchecked(tx, input, { creatorId: null, demo, timeZone: 'UTC' }, hoursAfter(now, hours[0]));
}

/** Replays what demo people do in a tournament, at the times when they would have done it. */
class DemoSeeding {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #now: Date;

  constructor(database: Database, log: Logger, now: Date) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
  }

  write<T>(scopes: readonly Scope[], work: (tx: Tx) => Promise<T>): Promise<T> {
    const onLateError = (err: unknown) => this.#log.error({ err }, 'work after the seed failed');
    return write(this.#database, scopes, work, { onLateError });
  }

  async playRounds({ players, hours }: DemoTournament, id: string): Promise<void> {
    const people: { actor: Actor; right: number | null }[] = [];
    for (const [index, [email, right]] of players.entries()) {
      const actor = await findDemoAccount(this.#database.read, email);
      if (!actor || actor.role === 'admin') continue;
      const at = new Date(hoursAfter(this.#now, hours[0]).getTime() + index * MINUTE_MS);
      await this.write([userScope(actor.id)], (tx) => registerUnchecked(tx, actor, { id }, at));
      people.push({ actor, right });
    }
    for (let at = await this.#nextOf(id); at !== null && at <= this.#now; at = await this.#nextOf(id)) {
      const began = at;
      await this.write([], (tx) => advanceTournament(tx, id, began));
      for (const [index, { actor, right }] of people.entries())
        if (right !== null)
          await this.#play(id, actor, right, new Date(began.getTime() + (20 + index * 7) * MINUTE_MS));
    }
  }

  async #nextOf(id: string): Promise<Date | null> {
    return (await findTournament(this.#database.read, id))?.nextAt ?? null;
  }

  /** Plays the current round for a demo player, if the player has a match. */
  async #play(id: string, actor: Actor, right: number, at: Date): Promise<void> {
    const { tournament } = await getTournament(this.#database.read, actor, { id }, at);
    if (!tournament.userParticipation?.canPlay || at > this.#now) return;
    await this.write([userScope(actor.id)], async (tx) => {
      const play = await startQuiz(tx, actor, { id }, at);
      const done = new Date(at.getTime() + MINUTE_MS + (5 - right) * 11_000);
      await submitQuiz(tx, actor, { id, quizId: play.quiz.id, answers: toAnswers(play, right) }, done);
    });
  }
}

const LETTERS = ['A', 'B', 'C', 'D'];

/** Answers the first `rightCount` questions right and the others wrong. */
function toAnswers({ questions }: Play, rightCount: number) {
  return questions.map(({ question: { id, question } }, index) => {
    const sourceQuestion = tournamentQuizzes
      .flatMap((quiz) => quiz.questions)
      .find((seedQuestion) => seedQuestion.question === question);
    const key = LETTERS.indexOf(sourceQuestion?.correctAnswer ?? 'A');
    return { questionId: id, option: index < rightCount ? key : (key + 1) % LETTERS.length, timeSpent: 12 };
  });
}

function hoursAfter(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}
