import { type CreateChallengeInput, createChallengeInput } from '@quorbit/contracts/challenges/schema';
import type { Play } from '@quorbit/contracts/plays/schema';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import { createUncheckedChallenge } from '../../features/challenges/authoring.service.ts';
import { joinChallenge, startQuiz } from '../../features/challenges/participation.service.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';
import { type PlantedQuiz, plantQuiz, RIGHT_OPTION } from './quiz.ts';

type ChallengeSpec = Partial<Omit<CreateChallengeInput, 'quizzes' | 'parameters' | 'rewards'>> & {
  /** The challenge's quizzes; by default, two of the app's own with three questions each. */
  quizzes?: readonly PlantedQuiz[];
  parameters?: Partial<CreateChallengeInput['parameters']>;
  rewards?: Partial<CreateChallengeInput['rewards']>;
};

export interface PlantedChallenge {
  id: string;
  title: string;
  quizzes: readonly PlantedQuiz[];
}

/** Creates a challenge through the service, by default with two quizzes and within a day. */
export async function plantChallenge(server: TestServer, spec: ChallengeSpec = {}): Promise<PlantedChallenge> {
  const {
    quizzes = [await plantQuiz(server, { ownerId: null }), await plantQuiz(server, { ownerId: null })],
    ...more
  } = spec;
  const input = createChallengeInput.parse({
    title: 'Daily',
    description: 'Play.',
    type: 'quiz_completion',
    ...more,
    quizzes: quizzes.map(({ id }) => id),
  });
  const { database, now } = server.deps;
  const make = (tx: Tx) => createUncheckedChallenge(tx, input, { creatorId: null }, now());
  return { id: await write(database, [], make, { onLateError: rethrow }), title: input.title, quizzes };
}

/** Makes a person join a challenge, even if the person can't make calls any more. */
export async function plantRun(
  server: TestServer,
  person: Person,
  { id }: Pick<PlantedChallenge, 'id'>,
): Promise<void> {
  await writeAs(server, person, (tx, actor) => joinChallenge(tx, actor, { id }, server.deps.now(), server.deps));
}

/** Makes a person join a challenge and starts its first quiz. */
export async function plantPlay(
  server: TestServer,
  person: Person,
  challenge: Pick<PlantedChallenge, 'id'>,
): Promise<Play> {
  await plantRun(server, person, challenge);
  return writeAs(server, person, (tx, actor) => startQuiz(tx, actor, { id: challenge.id }, server.deps.now()));
}

/** Makes answers to a play of a planted quiz; the first `right` are correct. */
export function answersTo({ questions }: Play, right = questions.length) {
  return questions.map(({ question }, index) => ({
    questionId: question.id,
    option: index < right ? RIGHT_OPTION : 0,
    timeSpent: 2,
  }));
}

/** Returns a challenge as the person sees it in the list; undefined if it isn't listed. */
export async function readChallenge({ trpc }: Person, id: string) {
  return (await trpc.challenges.status.query({ limit: 100 })).items.find((challenge) => challenge.id === id);
}

/** Starts the next quiz of a challenge, or resumes the open one, and submits it with `right` correct answers. */
export async function playQuiz({ trpc }: Person, id: string, right: number) {
  const play = await trpc.challenges.startQuiz.mutate({ id });
  return trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play, right) });
}

function rethrow(error: unknown): never {
  throw error;
}
