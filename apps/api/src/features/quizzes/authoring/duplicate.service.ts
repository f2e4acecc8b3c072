// Owns copies of quizzes: a copy is a draft of the caller's with the same content and new questions.
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audienceOf } from '../authors.ts';
import { listTakenTitles } from '../quizzes.repository.ts';
import { viewQuiz } from '../quizzes.service.ts';
import { getEditableQuiz, insertQuizWithQuestions } from './authoring.service.ts';
import { requireUnsealed } from './edit.service.ts';
import { requireQuota } from './quotas.service.ts';

const MAX_TITLE = 120;
/** The maximum number of copies of one quiz that get a title automatically. */
const MAX_COPIES = 50;

/**
 * Copies a quiz as a draft of the caller's.
 * @throws AppError CONFLICT for a taken title, if there is no space, and while the quiz's key is withheld.
 */
export async function duplicateQuiz(
  tx: Tx,
  actor: Actor,
  { id, title }: { id: string; title?: string | undefined },
  now: Date,
): Promise<Quiz> {
  const { quiz, version } = await getEditableQuiz(tx, actor, id);
  await requireUnsealed(tx, actor, id, now);
  await requireQuota(tx, actor.id, now);
  const { category, description, ranked, shuffleQuestions, shuffleOptions, draw } = quiz;
  // A closing time in the past isn't copied, or the copy would be closed from the start.
  const closesAt = quiz.closesAt && quiz.closesAt > now ? quiz.closesAt.toISOString() : null;
  const copy = {
    category,
    description,
    ranked,
    closesAt,
    shuffleQuestions,
    shuffleOptions,
    draw,
    title: title ?? (await findFreeTitle(tx, actor, quiz.title)),
    duration: quiz.durationSet,
    passingMarks: quiz.passingMarksSet,
    ownerId: actor.id,
    editorId: actor.id,
    audience: audienceOf(actor),
    status: 'draft' as const,
    questions: version.questions,
  };
  return viewQuiz(tx, actor, await insertQuizWithQuestions(tx, copy, now), now);
}

/** Returns 'Copy of …', with a number if that title is taken. */
async function findFreeTitle(tx: Tx, actor: Actor, of: string): Promise<string> {
  const titles = Array.from({ length: MAX_COPIES }, (_, index) => copyTitle(of, index === 0 ? '' : ` (${index + 1})`));
  const taken = new Set(await listTakenTitles(tx, actor.id, titles));
  const free = titles.find((_, index) => !taken.has(index));
  if (free === undefined)
    throw new AppError('CONFLICT', 'You have many copies of this quiz. Give this one a title of its own.');
  return free;
}

function copyTitle(of: string, suffix: string): string {
  const shortened = [...`Copy of ${of}`].slice(0, MAX_TITLE - suffix.length).join('');
  return `${shortened.trimEnd()}${suffix}`;
}
