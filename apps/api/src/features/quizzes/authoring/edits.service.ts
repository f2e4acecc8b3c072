// Owns every change of an existing quiz: a change of the content of packs makes a new version, and every device that
// has the quiz gets the change.
import { listImageSrcs } from '@quorbit/contracts/images/image-path';
import { newId } from '@quorbit/contracts/lib/ids';
import { TAKEN_DOWN } from '@quorbit/contracts/moderation/messages';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { record, savepoint } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireImages } from '../../images/quiz-images.service.ts';
import { upsertQuizChange } from '../downloads/downloads.repository.ts';
import { recordForEveryone } from '../everyone-scope.service.ts';
import { computeDerivedFields } from '../figures/derived-fields.ts';
import { questionText } from '../packs/packs.ts';
import * as repository from '../quizzes.repository.ts';
import { scheduleClosing } from '../seals/seals.service.ts';
import { writeVersion } from '../versions/new-versions.service.ts';
import { computePublishedAt } from './publish-limit.service.ts';
import { requireFutureClosing } from './quiz-settings.ts';

/** The settings that an author changes, as columns of the quiz. */
type Settings = Pick<
  repository.QuizRow,
  | 'title'
  | 'category'
  | 'description'
  | 'status'
  | 'durationSet'
  | 'passingMarksSet'
  | 'ranked'
  | 'closesAt'
  | 'shuffleQuestions'
  | 'shuffleOptions'
  | 'draw'
>;

/** The changes of an edit; fields that it doesn't name stay unchanged. */
export interface Edit extends Partial<Settings> {
  questions?: readonly KeyedQuestion[];
}

/** The fields that a version contains: a change of any of these makes a new version. */
const VERSIONED_FIELDS = [
  'title',
  'category',
  'description',
  'duration',
  'passingMarks',
  'ranked',
  'shuffleQuestions',
  'shuffleOptions',
  'draw',
] as const;

export const NO_QUESTIONS = 'Add a question before you publish.';

/**
 * Records a change of a quiz's pack for its owner. Call it before the first write, because it checks that the
 * transaction has locked the owner's scope: an admin's edit of somebody's quiz then starts again with that lock instead
 * of colliding with the owner's edit.
 */
export function recordForOwner(
  tx: Tx,
  { id, ownerId }: Pick<repository.QuizRow, 'id' | 'ownerId'>,
  deleted = false,
): void {
  if (ownerId !== null) record(tx, userScope(ownerId), 'pack', id, { deleted });
}

/**
 * Records a quiz's change for others. Call it after the last write: everybody's devices get it at once, learners who
 * keep the quiz get it from a worker.
 */
export async function recordForOthers(
  tx: Tx,
  { id, audience }: Pick<repository.QuizRow, 'id' | 'audience'>,
  now: Date,
): Promise<void> {
  if (audience === 'everyone') await recordForEveryone(tx, [id]);
  await upsertQuizChange(tx, id, now);
}

/**
 * Runs a write of a quiz's title.
 * @throws AppError CONFLICT if another quiz of the owner has the title.
 */
export async function withUniqueTitle<T>(tx: Tx, fn: (inner: Tx) => Promise<T>): Promise<T> {
  try {
    return await savepoint(tx, fn);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'You already have a quiz with this title. Choose another one.';
    throw new AppError('CONFLICT', message, { issues: [{ path: 'title', message }] });
  }
}

/**
 * Applies an edit to a quiz.
 * @returns the quiz as it is stored then, except for `storedBytes` and `search`.
 * @throws AppError CONFLICT for a taken title, for publishing a quiz that a moderator took down or that has no
 * questions, for a change of terms on which attempts rely, and if there is no space; TOO_MANY for the sixth quiz that
 * an account without a verified e-mail shows within a day.
 */
export async function applyEdit(
  tx: Tx,
  actor: Actor,
  { quiz, version }: repository.QuizWithVersion,
  edit: Edit,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<repository.QuizWithVersion> {
  const { questions = version.questions, ...changes } = edit;
  recordForOwner(tx, quiz);
  await requireImages(tx, actor, quiz.id, listNewSrcs(questions, version.questions));
  const settings = { ...toSettings(quiz), ...changes };
  if (!settings.ranked) settings.closesAt = null;
  if (settings.status === 'published' && quiz.takenDownAt !== null) throw new AppError('CONFLICT', TAKEN_DOWN);
  if (settings.status === 'published' && quiz.status !== 'published' && questions.length === 0)
    throw new AppError('CONFLICT', NO_QUESTIONS);
  await requireUnchangedTerms(tx, quiz, settings, now, deps);
  const changed = {
    ...settings,
    ...computeDerivedFields(questions, settings.durationSet, settings.passingMarksSet, settings.draw),
  };
  const publishedAt = await computePublishedAt(tx, actor, { ...quiz, ...changed }, now);
  const isVersioned =
    VERSIONED_FIELDS.some((field) => changed[field] !== quiz[field]) || !isSameContent(questions, version.questions);
  const currentVersionId = isVersioned ? newId(now.getTime()) : quiz.currentVersionId;
  const change = { ...changed, publishedAt, currentVersionId, updatedAt: now };
  const edited = { ...quiz, ...change };
  const save = (inner: Tx) => repository.updateQuiz(inner, quiz.id, change);
  if (changed.title === quiz.title) await save(tx);
  else await withUniqueTitle(tx, save);
  const next = {
    id: currentVersionId,
    number: version.number + 1,
    questions,
    follows: { version, attemptQueries: deps.attemptQueries },
    editorId: actor.id,
  };
  const current = isVersioned ? await writeVersion(tx, edited, next, now) : version;
  const { closesAt } = changed;
  if (closesAt && closesAt.getTime() !== quiz.closesAt?.getTime()) await scheduleClosing(tx, quiz.id, closesAt);
  await recordForOthers(tx, quiz, now);
  return { quiz: edited, version: current };
}

/** Returns the sources of the pictures that these questions show and that the previous questions didn't. */
function listNewSrcs(questions: readonly KeyedQuestion[], before: readonly KeyedQuestion[]): string[] {
  const srcsBefore = new Set(listImageSrcs(before));
  return listImageSrcs(questions).filter((src) => !srcsBefore.has(src));
}

function toSettings(quiz: repository.QuizRow): Settings {
  const { title, category, description, status, durationSet, passingMarksSet } = quiz;
  const { ranked, closesAt, shuffleQuestions, shuffleOptions, draw } = quiz;
  const chance = { shuffleQuestions, shuffleOptions, draw };
  return { title, category, description, status, durationSet, passingMarksSet, ranked, closesAt, ...chance };
}

function isSameContent(a: readonly KeyedQuestion[], b: readonly KeyedQuestion[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((question, index) => questionText(question) === questionText(b[index] as KeyedQuestion)))
  );
}

/**
 * Keeps the terms under which learners began: a closed quiz stays closed, and whether only one attempt counts stays
 * once somebody else has taken the quiz.
 */
async function requireUnchangedTerms(
  tx: Tx,
  quiz: repository.QuizRow,
  { ranked, closesAt }: Settings,
  now: Date,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<void> {
  const hasChanged = ranked !== quiz.ranked || closesAt?.getTime() !== quiz.closesAt?.getTime();
  if (hasChanged && quiz.ranked && quiz.closesAt && quiz.closesAt <= now)
    throw new AppError('CONFLICT', 'This quiz has closed, and its answers are out. Duplicate it to ask it again.');
  if (hasChanged && ranked) requireFutureClosing(closesAt, now);
  if (ranked !== quiz.ranked && (await attemptQueries.hasAttemptsByOthers(tx, quiz)))
    throw new AppError('CONFLICT', "Somebody has taken this quiz. Duplicate it to change whether it's ranked.");
}
