// Owns plays: quizzes of games with a deadline that the server sets, from their beginning to their grade.
import { askedIn, gradeAsked } from '@quorbit/contracts/attempts/asked';
import { newId } from '@quorbit/contracts/lib/ids';
import { answersByPlace } from '@quorbit/contracts/plays/answers';
import { ALREADY_SUBMITTED, isTooLate, secondsPlayed, tooLate } from '@quorbit/contracts/plays/rules';
import type { Play as PlayView, SavedPlay, SavePlayInput } from '@quorbit/contracts/plays/schema';
import { type GivenAnswer, strayAnswers } from '@quorbit/contracts/quizzes/grading';
import { LAYOUT } from '@quorbit/contracts/quizzes/layout';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { localClock } from '@quorbit/contracts/streaks/days';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import { saveGameAttempt } from '../attempts/game-attempts.service.ts';
import * as repository from './plays.repository.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;
export type StoredPlay = repository.Play;
export type ListedPlay = Awaited<ReturnType<typeof listPlays>>[number];

/** The plays of these runs in the order in which they began. */
export function listPlays(db: Executor, runIds: readonly string[]) {
  return repository.listOfRuns(db, runIds);
}

/** Plays of one kind of game that nobody submitted by `before`. */
export function listOverdue(db: Executor, game: StoredPlay['game'], before: Date, limit: number) {
  return repository.listOverdue(db, game, before, limit);
}

export function findPlay(db: Executor, userId: string, id: string): Promise<StoredPlay | undefined> {
  return repository.findPlay(db, userId, id);
}

/** Begins a play of a version that its game has pinned. The game makes sure that a run plays no quiz twice. */
export function beginPlay(tx: Tx, play: Omit<repository.NewPlay, 'id'>): Promise<StoredPlay> {
  return repository.insertPlay(tx, { id: newId(play.startedAt.getTime()), ...play });
}

/** What a play shows who plays it: no keys. */
export async function viewPlay(db: Executor, play: StoredPlay, now: Date): Promise<PlayView> {
  const version = await versionOf(db, play);
  return {
    id: play.id,
    quiz: { id: play.quizId, title: version.title, category: version.category },
    startedAt: play.startedAt.toISOString(),
    deadline: play.deadline.toISOString(),
    now: now.toISOString(),
    revision: play.revision,
    answers: play.answers,
    questions: askedOf(play, version).map(({ question, order }) => ({ question: withoutKey(question), order })),
  };
}

/**
 * Stores answers as they are given; of several requests the one with the highest revision counts.
 * @throws AppError NOT_FOUND for plays of others, CONFLICT for what is submitted or over, INVALID for other questions
 */
export async function savePlay(tx: Tx, actor: Actor, input: SavePlayInput, now: Date): Promise<SavedPlay> {
  const play = await repository.findPlay(tx, actor.id, input.id);
  if (!play) throw notFound('Quiz');
  requireOpen(actor, play, now);
  if (input.revision <= play.revision)
    return { revision: play.revision, savedAt: (play.savedAt ?? play.startedAt).toISOString() };
  const answers = checkedAnswers(play, await versionOf(tx, play), input.answers);
  await repository.updatePlay(tx, play.id, { answers, revision: input.revision, savedAt: now });
  return { revision: input.revision, savedAt: now.toISOString() };
}

/** What is submitted: a list, or options by question, both by the places where they were shown. */
export type Submitted = readonly GivenAnswer[] | Readonly<Record<string, number | null>>;

/**
 * Submits a play, which is graded at once. The caller has locked the learner's scope.
 * @throws AppError as `savePlay` does
 */
export async function submitPlay(
  tx: Tx,
  learner: Learner,
  { play, answers }: { play: StoredPlay; answers: Submitted },
  now: Date,
): Promise<StoredPlay> {
  requireOpen(learner, play, now);
  const version = await versionOf(tx, play);
  const given = checkedAnswers(play, version, listOf(play, version, answers));
  return close(tx, learner, { play: { ...play, answers: given }, version, at: now }, now);
}

/** Whether a play that is submitted already was so with these answers: sent again, because the response was lost. */
export async function isSameSubmission(db: Executor, play: StoredPlay, answers: Submitted): Promise<boolean> {
  const version = await versionOf(db, play);
  const given = checkedAnswers(play, version, listOf(play, version, answers));
  return comparable(given) === comparable(play.answers);
}

/** Closes a play that nobody submitted in time, with what was saved of it. The caller has locked the learner's scope. */
export async function closeOverdue(tx: Tx, learner: Learner, play: StoredPlay, now: Date): Promise<StoredPlay> {
  return close(tx, learner, { play, version: await versionOf(tx, play), at: play.savedAt ?? play.deadline }, now);
}

/** @param at when it was submitted, or saved last */
async function close(
  tx: Tx,
  learner: Learner,
  { play, version, at }: { play: StoredPlay; version: repository.PlayedVersion; at: Date },
  now: Date,
): Promise<StoredPlay> {
  const finishedAt = at < play.deadline ? at : play.deadline;
  const seconds = secondsPlayed(play, finishedAt);
  const closed = { answers: play.answers, submittedAt: finishedAt, seconds };
  if (!play.answers.some(isAnswered)) {
    await repository.updatePlay(tx, play.id, closed);
    return { ...play, ...closed };
  }
  const graded = gradeAsked(askedOf(play, version), play.answers, version);
  const { score, totalMarks, percentage, passed, answers } = graded;
  const result = { ...closed, score, totalMarks, percentage, passed };
  await repository.updatePlay(tx, play.id, result);
  const { id, quizId, startedAt } = play;
  const { id: versionId, packHash } = version;
  await saveGameAttempt(tx, { id, learner, quizId, versionId, packHash, answers, startedAt, finishedAt }, now);
  return { ...play, ...result };
}

function requireOpen({ timeZone }: Learner, { submittedAt, deadline }: StoredPlay, now: Date): void {
  if (isTooLate(deadline, now)) throw new AppError('CONFLICT', tooLate(localClock(deadline, timeZone)));
  if (submittedAt) throw new AppError('CONFLICT', ALREADY_SUBMITTED);
}

async function versionOf(db: Executor, { versionId }: StoredPlay): Promise<repository.PlayedVersion> {
  const version = await repository.findVersion(db, versionId);
  if (!version) throw new Error(`The version ${versionId} of a play is gone.`);
  return version;
}

/** Everybody gets a layout of their own, the same one each time: beginning again draws no easier questions. */
function askedOf({ id, userId, quizId }: StoredPlay, version: repository.PlayedVersion) {
  return askedIn({ ...version, quizId, keyed: false }, { attemptId: id, userId, layout: LAYOUT });
}

function listOf(play: StoredPlay, version: repository.PlayedVersion, submitted: Submitted): readonly GivenAnswer[] {
  if (isList(submitted)) return submitted;
  const { answers, unknown } = answersByPlace(askedOf(play, version), submitted);
  const [place] = unknown;
  if (place !== undefined) throw wrongField(`answers.${place}`, 'This question, or this option of it, was not shown.');
  return answers;
}

function isList(submitted: Submitted): submitted is readonly GivenAnswer[] {
  return Array.isArray(submitted);
}

function checkedAnswers(play: StoredPlay, version: repository.PlayedVersion, answers: readonly GivenAnswer[]) {
  const asked = askedOf(play, version).map(({ question }) => question);
  const [stray] = strayAnswers(asked, answers);
  if (stray !== undefined) {
    const place = answers.findIndex(({ questionId }) => questionId === stray);
    throw wrongField(`answers.${place}.questionId`, 'This question was not shown, or is answered twice.');
  }
  return answers.map(({ questionId, option, response = null, timeSpent }) => ({
    questionId,
    option,
    timeSpent,
    ...(response === null ? {} : { response }),
  }));
}

/** Times are measured again where somebody sends answers by places. */
function comparable(answers: readonly GivenAnswer[]): string {
  const given = answers
    .filter(isAnswered)
    .map(({ questionId, option, response = null }) => [questionId, option, response]);
  return JSON.stringify(given.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
