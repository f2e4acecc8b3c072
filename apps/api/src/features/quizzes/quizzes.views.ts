// What other areas may read of quizzes.
import { hiddenQuestions, quizQuestions, quizVersions, quizzes, type StoredQuestion } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { viewOf } from '@quorbit/db/views';
import { sql } from 'drizzle-orm';

/** Whose a quiz is, and whether only the first attempt at it counts. */
export const quizOwners = viewOf(quizzes, ['id', 'ownerId', 'ranked']);

/** What lists of other areas show of a quiz as it is now. */
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

/** The title of a quiz in one of its versions. */
export const versionTitles = viewOf(quizVersions, ['id', 'quizId', 'title', 'category']);

/** A version; what it asks is `questionsOfVersion`. */
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

/** Each wording of a question, as JSON with its key; a version's `question_nos` list the numbers of its own. */
export const wordings = viewOf(quizQuestions, ['quizId', 'no', 'questionId', 'content']);

/** How many attempts counted for each quiz, and the sum of their percentages. */
export const quizAttempts = viewOf(quizStats, ['quizId', 'attempts', 'percentageSum']);

/** How often each question was answered, and how often right; seconds in tenths. */
export const questionAnswers = viewOf(questionStats, ['quizId', 'questionId', 'answered', 'correct', 'timeSum']);

/** The packs of a version, by their hashes. */
export const versionPacks = viewOf(packs, ['hash', 'versionId', 'keyed', 'questionNos']);

const asked = sql`unnest(quiz_versions.question_nos) with ordinality as listed (no, place)
  join ${quizQuestions} asked on asked.quiz_id = quiz_versions.quiz_id and asked.no = listed.no`;

/** What a version asks, with its keys, in a statement that reads versions. */
export const questionsOfVersion = sql<StoredQuestion[]>`(
  select coalesce(json_agg(asked.content::json order by listed.place), '[]') from ${asked})`;

/** How many questions a version asks, and the bytes of their texts, in a statement that reads versions. */
export const sizeOfVersion = {
  questions: sql`cardinality(quiz_versions.question_nos)`.mapWith(Number),
  bytes: sql`(select coalesce(sum(octet_length(asked.content)), 0) from ${asked})`.mapWith(Number),
};

/** Which questions of its quiz moderators have hidden, in a statement that reads versions: they count as right for all. */
export const grantedIn = sql<string[]>`array(
  select hidden.question_id from ${hiddenQuestions} hidden
  where hidden.quiz_id = quiz_versions.quiz_id and hidden.restored_at is null)`;

/** How many questions of these kinds a version asks. */
export const countOfKinds = (kinds: readonly string[]) => sql`(
  select count(*) from ${asked} where asked.content::json->>'kind' = any(${sql.param([...kinds])}::text[]))`;

/** The same as the texts that a pack is made of, in a statement that reads the pack too: of a game those that it asked. */
export const textsOfPack = sql<string[]>`array(
  select asked.content from ${asked}
  where packs.question_nos is null or asked.no = any(packs.question_nos) order by listed.place)`;
