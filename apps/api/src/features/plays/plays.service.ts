// Owns plays: quizzes of games with a deadline that the server sets, from their beginning to their grade.
import { gradeAttempt, layOutAttempt } from '@quorbit/contracts/attempts/attempt-questions';
import { newId } from '@quorbit/contracts/lib/ids';
import { parsePlacedAnswers } from '@quorbit/contracts/plays/parse-placed-answers';
import {
  ALREADY_SUBMITTED,
  computeSecondsPlayed,
  formatTooLate,
  isAfterDeadline,
} from '@quorbit/contracts/plays/rules';
import type { Play as PlayView, SavedPlay, SavePlayInput } from '@quorbit/contracts/plays/schema';
import { type AttemptAnswer, listStrayAnswers } from '@quorbit/contracts/quizzes/grading';
import { LAYOUT_VERSION } from '@quorbit/contracts/quizzes/layout';
import { omitKey } from '@quorbit/contracts/quizzes/question';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { localClock } from '@quorbit/contracts/streaks/days';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { saveGameAttempt } from '../attempts/game-attempts.service.ts';
import * as repository from './plays.repository.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;
export type StoredPlay = repository.Play;
export type ListedPlay = Awaited<ReturnType<typeof listPlays>>[number];

/** The plays of these runs in the order in which they began. */
export function listPlays(db: Executor, runIds: readonly string[]) {
  return repository.listPlaysOfRuns(db, runIds);
}

/** Returns unsubmitted plays of one kind of game whose deadline is before a given time. */
export function listOverdue(db: Executor, game: StoredPlay['game'], before: Date, limit: number) {
  return repository.listOverdue(db, game, before, limit);
}

export function findPlay(db: Executor, userId: string, id: string): Promise<StoredPlay | undefined> {
  return repository.findPlay(db, userId, id);
}

/** Begins a play of a version that its game has pinned. The game makes sure that a run plays no quiz twice. */
export function startPlay(tx: Tx, play: Omit<repository.NewPlay, 'id'>): Promise<StoredPlay> {
  return repository.insertPlay(tx, { id: newId(play.startedAt.getTime()), ...play });
}

/** Returns a play as its player sees it, without keys. */
export async function viewPlay(db: Executor, play: StoredPlay, now: Date): Promise<PlayView> {
  const version = await getVersion(db, play);
  return {
    id: play.id,
    quiz: { id: play.quizId, title: version.title, category: version.category },
    startedAt: play.startedAt.toISOString(),
    deadline: play.deadline.toISOString(),
    now: now.toISOString(),
    revision: play.revision,
    answers: play.answers,
    questions: questionsOfPlay(play, version).map(({ question, order }) => ({ question: omitKey(question), order })),
  };
}

/**
 * Saves a play's answers; of several requests the one with the highest revision counts.
 * @throws AppError NOT_FOUND for others' plays, CONFLICT if the play is submitted or its time is over, INVALID for
 * answers to questions that weren't shown.
 */
export async function savePlay(tx: Tx, actor: Actor, input: SavePlayInput, now: Date): Promise<SavedPlay> {
  const play = await repository.findPlay(tx, actor.id, input.id);
  if (!play) throw notFound('Quiz');
  requireOpen(actor, play, now);
  if (input.revision <= play.revision)
    return { revision: play.revision, savedAt: (play.savedAt ?? play.startedAt).toISOString() };
  const answers = checkAnswers(play, await getVersion(tx, play), input.answers);
  await repository.updatePlay(tx, play.id, { answers, revision: input.revision, savedAt: now });
  return { revision: input.revision, savedAt: now.toISOString() };
}

/**
 * Submitted answers: a list of answers, or the places of options by the places of questions, both as they were shown.
 */
export type SubmittedAnswers = readonly AttemptAnswer[] | Readonly<Record<string, number | null>>;

/**
 * Submits a play, which is graded at once. The caller has locked the learner's scope.
 * @throws AppError as `savePlay` does.
 */
export async function submitPlay(
  tx: Tx,
  learner: Learner,
  { play, answers }: { play: StoredPlay; answers: SubmittedAnswers },
  now: Date,
): Promise<StoredPlay> {
  requireOpen(learner, play, now);
  const version = await getVersion(tx, play);
  const checked = checkAnswers(play, version, toAnswerList(play, version, answers));
  return closePlay(tx, learner, { play: { ...play, answers: checked }, version, at: now }, now);
}

/**
 * Returns whether a submitted play was submitted with these same answers, which happens when a client sends them again
 * because the response was lost.
 */
export async function isSameSubmission(db: Executor, play: StoredPlay, answers: SubmittedAnswers): Promise<boolean> {
  const version = await getVersion(db, play);
  const checked = checkAnswers(play, version, toAnswerList(play, version, answers));
  return toComparable(checked) === toComparable(play.answers);
}

/**
 * Closes a play that wasn't submitted in time, and grades its saved answers. The caller has locked the learner's scope.
 */
export async function closeOverdue(tx: Tx, learner: Learner, play: StoredPlay, now: Date): Promise<StoredPlay> {
  return closePlay(tx, learner, { play, version: await getVersion(tx, play), at: play.savedAt ?? play.deadline }, now);
}

/**
 * Grades a play and stores the result.
 * @param at when it was submitted, or last saved.
 */
async function closePlay(
  tx: Tx,
  learner: Learner,
  { play, version, at }: { play: StoredPlay; version: repository.PlayedVersion; at: Date },
  now: Date,
): Promise<StoredPlay> {
  const finishedAt = at < play.deadline ? at : play.deadline;
  const seconds = computeSecondsPlayed(play, finishedAt);
  const closed = { answers: play.answers, submittedAt: finishedAt, seconds };
  if (!play.answers.some(isAnswered)) {
    await repository.updatePlay(tx, play.id, closed);
    return { ...play, ...closed };
  }
  const graded = gradeAttempt(questionsOfPlay(play, version), play.answers, version);
  const { score, totalMarks, percentage, passed, answers } = graded;
  const result = { ...closed, score, totalMarks, percentage, passed };
  await repository.updatePlay(tx, play.id, result);
  const { id, quizId, startedAt } = play;
  const { id: versionId, packHash } = version;
  await saveGameAttempt(tx, { id, learner, quizId, versionId, packHash, answers, startedAt, finishedAt }, now);
  return { ...play, ...result };
}

function requireOpen({ timeZone }: Learner, { submittedAt, deadline }: StoredPlay, now: Date): void {
  if (isAfterDeadline(deadline, now)) throw new AppError('CONFLICT', formatTooLate(localClock(deadline, timeZone)));
  if (submittedAt) throw new AppError('CONFLICT', ALREADY_SUBMITTED);
}

async function getVersion(db: Executor, { versionId }: StoredPlay): Promise<repository.PlayedVersion> {
  const version = await repository.findVersion(db, versionId);
  if (!version) throw new Error(`The version ${versionId} of a play is gone.`);
  return version;
}

/**
 * Lays out a play's questions. Each learner gets a different layout, the same one each time, so that starting again
 * draws no easier questions.
 */
function questionsOfPlay({ id, userId, quizId }: StoredPlay, version: repository.PlayedVersion) {
  return layOutAttempt({ ...version, quizId, keyed: false }, { attemptId: id, userId, layout: LAYOUT_VERSION });
}

function toAnswerList(
  play: StoredPlay,
  version: repository.PlayedVersion,
  submitted: SubmittedAnswers,
): readonly AttemptAnswer[] {
  if (isAnswerList(submitted)) return submitted;
  const { answers, unknown } = parsePlacedAnswers(questionsOfPlay(play, version), submitted);
  const [place] = unknown;
  if (place !== undefined)
    throw invalidField(`answers.${place}`, 'This question, or this option of it, was not shown.');
  return answers;
}

function isAnswerList(submitted: SubmittedAnswers): submitted is readonly AttemptAnswer[] {
  return Array.isArray(submitted);
}

function checkAnswers(play: StoredPlay, version: repository.PlayedVersion, answers: readonly AttemptAnswer[]) {
  const questions = questionsOfPlay(play, version).map(({ question }) => question);
  const [stray] = listStrayAnswers(questions, answers);
  if (stray !== undefined) {
    const place = answers.findIndex(({ questionId }) => questionId === stray);
    throw invalidField(`answers.${place}.questionId`, 'This question was not shown, or is answered twice.');
  }
  return answers.map(({ questionId, option, response = null, timeSpent }) => ({
    questionId,
    option,
    timeSpent,
    ...(response === null ? {} : { response }),
  }));
}

/** Returns the answers as a text to compare, without their times, because answers sent by places get new times. */
function toComparable(answers: readonly AttemptAnswer[]): string {
  const answered = answers
    .filter(isAnswered)
    .map(({ questionId, option, response = null }) => [questionId, option, response]);
  return JSON.stringify(answered.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
