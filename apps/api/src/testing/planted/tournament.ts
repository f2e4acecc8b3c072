import type { Play } from '@quorbit/contracts/plays/schema';
import { type CreateTournamentInput, createTournamentInput } from '@quorbit/contracts/tournaments/schema';
import { write } from '@quorbit/db/write';
import { createUnchecked } from '../../features/tournaments/authoring.service.ts';
import { registerUnchecked } from '../../features/tournaments/registration.service.ts';
import { startQuiz } from '../../features/tournaments/round-play.service.ts';
import { advanceTournaments, closeOverduePlays, payOutPlayers } from '../../features/tournaments/tournaments.worker.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';
import { answersTo } from './challenge.ts';
import { plantPerson } from './person.ts';
import { type PlantedQuiz, plantQuiz } from './quiz.ts';

const HOUR_MS = 3_600_000;

type TournamentSpec = Partial<Omit<CreateTournamentInput, 'quizzes' | 'settings' | 'prizes'>> & {
  /** The tournament's quizzes; by default, two of the app's own with three questions each. */
  quizzes?: readonly PlantedQuiz[];
  settings?: Partial<CreateTournamentInput['settings']>;
  prizes?: CreateTournamentInput['prizes'];
};

export interface PlantedTournament {
  id: string;
  name: string;
  quizzes: readonly PlantedQuiz[];
}

/**
 * Creates a tournament through the service. By default it's a bracket: registration opened an hour ago and closes in an
 * hour, and play begins in two hours and lasts eight.
 */
export async function plantTournament(
  server: TestServer,
  spec: TournamentSpec = {},
  now = server.deps.now(),
): Promise<PlantedTournament> {
  const {
    quizzes = [await plantQuiz(server, { ownerId: null }), await plantQuiz(server, { ownerId: null })],
    ...more
  } = spec;
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const input = createTournamentInput.parse({
    name: 'Cup',
    description: 'Play.',
    type: 'single_elimination',
    registrationStart: at(-1),
    registrationEnd: at(1),
    tournamentStart: at(2),
    tournamentEnd: at(10),
    ...more,
    quizzes: quizzes.map(({ id }) => id),
  });
  const maker = { creatorId: null, demo: null, timeZone: 'UTC' };
  const id = await write(server.deps.database, [], (tx) => createUnchecked(tx, input, maker, now), LATE_OPTIONS);
  return { id, name: input.name, quizzes };
}

/** Registers a person for a tournament, even if the person can't make calls any more. */
export async function plantPlayer(
  server: TestServer,
  person: Person,
  { id }: { id: string },
  now = server.deps.now(),
): Promise<void> {
  await writeAs(server, person, (tx, actor) => registerUnchecked(tx, actor, { id }, now));
}

/**
 * Plants a tournament that begins now. Its players are these people and new ones up to `count`, who all registered two
 * hours ago.
 */
export async function plantRunning(
  server: TestServer,
  people: readonly Person[],
  { count = 2, ...spec }: TournamentSpec & { count?: number } = {},
) {
  const before = new Date(server.deps.now().getTime() - 2 * HOUR_MS);
  const tournament = await plantTournament(server, spec, before);
  const players = [...people];
  while (players.length < count) players.push(await plantPerson(server));
  for (const [index, player] of players.entries())
    await plantPlayer(server, player, tournament, new Date(before.getTime() + index * 1_000));
  await runTournaments(server);
  return { ...tournament, players };
}

/** Starts the quiz of the current round for a person. */
export function plantRoundPlay(server: TestServer, person: Person, { id }: { id: string }): Promise<Play> {
  return writeAs(server, person, (tx, actor) => startQuiz(tx, actor, { id }, server.deps.now()));
}

/** Plants learners called P1, P2 and so on. */
export function plantPeople(server: TestServer, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => plantPerson(server, { name: `P${index + 1}` })));
}

/** Returns a tournament with its schedule, as the person sees it. */
export const readTournament = (id: string, { trpc }: Person) => trpc.tournaments.get.query({ id });

/** Plays the current round for a person with `right` right answers, if there is something to play. */
export async function playRound(server: TestServer, id: string, person: Person, right: number): Promise<void> {
  const { userParticipation } = (await readTournament(id, person)).tournament;
  if (!userParticipation?.canPlay) return;
  const begun = await plantRoundPlay(server, person, { id });
  await person.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: answersTo(begun, right) });
}

/** Does all tournament work of the background worker that is due at the current time. */
export async function runTournaments({ deps }: TestServer): Promise<void> {
  while (await closeOverduePlays(deps));
  while (await advanceTournaments(deps));
  while (await payOutPlayers(deps));
}

const LATE_OPTIONS = {
  onLateError(error: unknown): never {
    throw error;
  },
};
