// Writes the versions of quizzes: a version lists wordings of questions, and each wording is stored once.
import { listImageSrcs } from '@quorbit/contracts/images/image-path';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Tx } from '@quorbit/db/client';
import type { AttemptQueries } from '../../../kernel/attempt-queries.ts';
import { randomSalt } from '../../../lib/secrets/tokens.ts';
import { linkImages } from '../../images/quiz-images.service.ts';
import { requireContentQuota } from '../authoring/quotas.service.ts';
import { isImageInWording } from '../packs/image-access.repository.ts';
import { buildPack, questionText } from '../packs/packs.ts';
import type { QuizRow } from '../quizzes.repository.ts';
import * as repository from './versions.repository.ts';

type VersionedQuiz = Pick<
  QuizRow,
  | 'id'
  | 'title'
  | 'category'
  | 'description'
  | 'ranked'
  | 'duration'
  | 'passingMarks'
  | 'totalMarks'
  | 'shuffleQuestions'
  | 'shuffleOptions'
  | 'draw'
> & { ownerId: string | null };

interface NewVersion {
  id: string;
  number: number;
  questions: readonly KeyedQuestion[];
  /**
   * The version before this one, with the queries that tell whether anybody answered it; null for a quiz's first
   * version.
   */
  follows: { version: repository.VersionRow; attemptQueries: AttemptQueries } | null;
  /** The user who writes the version; null if the app itself does. */
  editorId: string | null;
}

/**
 * Writes a version and the wordings that are new in it. Deletes the version before it if nobody has that one.
 * @returns the version as it is stored.
 * @throws AppError CONFLICT if the quiz or its author has no space left for it, INVALID if a picture isn't stored.
 */
export async function writeVersion(
  tx: Tx,
  quiz: VersionedQuiz,
  next: NewVersion,
  now: Date,
): Promise<repository.VersionRow> {
  const before = next.follows?.version ?? null;
  const questionTexts = next.questions.map((question) => ({ questionId: question.id, text: questionText(question) }));
  const questionNos = await saveWordings(tx, quiz.id, questionTexts, before);
  const { title, category, description, duration, passingMarks, totalMarks } = quiz;
  const { shuffleQuestions, shuffleOptions, draw } = quiz;
  const fields = {
    quizId: quiz.id,
    number: next.number,
    title,
    category,
    description,
    duration,
    passingMarks,
    totalMarks,
    shuffleQuestions,
    shuffleOptions,
    draw,
  };
  const content = { ...fields, texts: questionTexts.map(({ text }) => text) };
  const [keyed, open] = [buildPack(content, randomSalt()), buildPack(content, null)];
  const packHash = quiz.ranked ? open.hash : keyed.hash;
  const { id, editorId, questions } = next;
  const version = { id, editorId, ...fields, questionNos, packHash, createdAt: now };
  await repository.insertVersion(tx, version, [keyed, open]);
  if (next.follows) await repository.deleteIfUnused(tx, next.follows.version.id, next.follows.attemptQueries);
  await linkImages(tx, quiz.id, {
    srcs: listImageSrcs(next.questions),
    before: listImageSrcs(before?.questions ?? []),
    isWorded: isImageInWording,
  });
  await requireContentQuota(tx, quiz, keyed.bytes, now);
  return { ...version, questions: [...questions] };
}

/** Returns the numbers of these wordings, in order. Stores the wordings that the quiz never had under new numbers. */
async function saveWordings(
  tx: Tx,
  quizId: string,
  questionTexts: readonly { questionId: string; text: string }[],
  before: repository.VersionRow | null,
): Promise<number[]> {
  const numbers = new Map(
    before?.questions.map((question, index) => [questionText(question), before.questionNos[index]]) ?? [],
  );
  const changed = questionTexts.filter(({ text }) => !numbers.has(text));
  if (changed.length > 0) {
    const { known: existing, last } = await repository.findWordings(tx, quizId, changed);
    const added = changed.filter(({ text }) => !existing.has(text));
    for (const [text, no] of existing) numbers.set(text, no);
    for (const [index, { text }] of added.entries()) numbers.set(text, last + 1 + index);
    await repository.insertWordings(
      tx,
      added.map(({ questionId, text }, index) => ({ quizId, no: last + 1 + index, questionId, content: text })),
    );
  }
  return questionTexts.map(({ text }) => {
    const no = numbers.get(text);
    if (no === undefined) throw new Error('A question has no number.');
    return no;
  });
}
