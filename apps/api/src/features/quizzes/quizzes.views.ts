// The views of quizzes that other areas may read.
import { hiddenQuestions, quizQuestions, quizVersions, quizzes, type StoredQuestion } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { viewOf } from '@quorbit/db/views';
import { sql } from 'drizzle-orm';

/** The owner of each quiz, and whether it is ranked, so that only the first attempt counts. */
export const quizOwners = viewOf(quizzes, ['id', 'ownerId', 'ranked']);

/** The origin of each quiz: `seed:` and the id of a quiz in the content; null for quizzes that people made. */
export const quizOrigins = viewOf(quizzes, ['id', 'origin']);

/** The fields of a quiz, in its current state, that lists in other areas show. */
export const listedQuizzes = viewOf(quizzes, [
  'id',
  'ownerId',
  'title',
  'category',
  'status',
  'audience',
  'questionCount',
  'currentVersionId',
  'deletedAt',
]);

/** The title and category of each version of a quiz. */
export const versionTitles = viewOf(quizVersions, ['id', 'quizId', 'title', 'category']);

/** The settings of a version; `questionsOfVersion` reads its questions. */
export const versionContents = viewOf(quizVersions, [
  'id',
  'quizId',
  'title',
  'category',
  'passingMarks',
  'totalMarks',
  'questionNos',
  'shuffleQuestions',
  'shuffleOptions',
  'draw',
]);

/** Each wording of a question, as JSON with its key; a version's `question_nos` lists the numbers of its wordings. */
export const wordings = viewOf(quizQuestions, ['quizId', 'no', 'questionId', 'content']);

/** The number of attempts that counted for each quiz, and the sum of their percentages. */
export const quizAttempts = viewOf(quizStats, ['quizId', 'attempts', 'percentageSum']);

/** How often each question was answered and how often correctly, and the summed time in tenths of a second. */
export const questionAnswers = viewOf(questionStats, ['quizId', 'questionId', 'answered', 'correct', 'timeSum']);

/** The packs of each version, with their hashes. */
export const versionPacks = viewOf(packs, ['hash', 'versionId', 'keyed', 'questionNos']);

const asked = sql`unnest(quiz_versions.question_nos) with ordinality as listed (no, place)
  join ${quizQuestions} asked on asked.quiz_id = quiz_versions.quiz_id and asked.no = listed.no`;

/** Selects a version's questions, with keys, within a statement that reads `quiz_versions`. */
export const questionsOfVersion = sql<StoredQuestion[]>`(
  select coalesce(json_agg(asked.content::json order by listed.place), '[]') from ${asked})`;

/**
 * Selects the number of a version's questions and the bytes of their texts, within a statement that reads
 * `quiz_versions`.
 */
export const sizeOfVersion = {
  questions: sql`cardinality(quiz_versions.question_nos)`.mapWith(Number),
  bytes: sql`(select coalesce(sum(octet_length(asked.content)), 0) from ${asked})`.mapWith(Number),
};

/**
 * Selects the ids of the questions that moderators have hidden in the version's quiz, within a statement that reads
 * `quiz_versions`; they count as right for everybody.
 */
export const grantedIn = sql<string[]>`array(
  select hidden.question_id from ${hiddenQuestions} hidden
  where hidden.quiz_id = quiz_versions.quiz_id and hidden.restored_at is null)`;

/**
 * Selects the number of a version's questions that are of these kinds, within a statement that reads `quiz_versions`.
 */
export const countOfKinds = (kinds: readonly string[]) => sql`(
  select count(*) from ${asked} where asked.content::json->>'kind' = any(${sql.param([...kinds])}::text[]))`;

/**
 * Selects the question texts that a pack is made of, within a statement that reads `quiz_versions` and `packs`; a
 * game's pack contains only the questions that the game asked.
 */
export const textsOfPack = sql<string[]>`array(
  select asked.content from ${asked}
  where packs.question_nos is null or asked.no = any(packs.question_nos) order by listed.place)`;
