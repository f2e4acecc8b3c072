// Owns adding an assistant's questions to a quiz that the caller may edit.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_QUESTIONS, type Quiz } from '@quorbit/contracts/quizzes/schema';
import type { GenerateQuestionsInput } from '@quorbit/contracts/tutor/schema';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { getEditableQuiz } from '../quizzes/authoring/authoring.service.ts';
import { authoringScopes } from '../quizzes/authoring/authoring-scopes.ts';
import { applyEdit } from '../quizzes/authoring/edits.service.ts';
import { viewQuiz } from '../quizzes/quizzes.service.ts';
import { requireNoDanger } from './danger-help.ts';
import { getAssistant } from './limited-assistant.ts';

/**
 * Adds questions on a topic at the end of a quiz, in one new version.
 * @throws AppError NOT_FOUND for others' quizzes; CONFLICT if they don't fit in; INVALID if the assistant knows nothing
 * about the topic, and with the help text for words of self-harm; UNAVAILABLE if the model fails.
 */
// ctx: the assistant replies before the transaction begins, because a model takes seconds
export async function generateQuestions(
  ctx: SignedInContext,
  { id, topic, numQuestions }: GenerateQuestionsInput,
): Promise<Quiz> {
  const { actor } = ctx;
  // Checked before the assistant is asked, and again in the transaction, since the quiz may have changed.
  const before = await getEditableQuiz(ctx.db, actor, id);
  requireSpace(before.version.questions, numQuestions);
  await requireNoDanger(ctx.db, 'topic', topic);
  const knownTexts = before.version.questions.map(({ question }) => question);
  const request = { topic, difficulty: null, count: numQuestions, known: knownTexts };
  const generated = await getAssistant(ctx.deps, actor.id).questions(request);
  return ctx.writeAs(authoringScopes(actor), async (tx, current) => {
    const now = ctx.now();
    const editable = await getEditableQuiz(tx, current, id);
    const { questions } = editable.version;
    const existingTexts = new Set(questions.map(({ question }) => question));
    const newQuestions = generated.questions.filter(({ question }) => !existingTexts.has(question));
    if (newQuestions.length === 0)
      throw new AppError('CONFLICT', 'The quiz asks these questions by now. Try again for others.');
    requireSpace(questions, newQuestions.length);
    const added = newQuestions.map((question) => ({ ...question, id: newId(now.getTime()) }));
    const edited = await applyEdit(tx, current, editable, { questions: [...questions, ...added] }, now, ctx.deps);
    return viewQuiz(tx, current, edited, now);
  });
}

function requireSpace(questions: readonly unknown[], addedCount: number): void {
  if (questions.length + addedCount <= MAX_QUESTIONS) return;
  throw new AppError('CONFLICT', `A quiz has at most ${MAX_QUESTIONS} questions.`);
}
