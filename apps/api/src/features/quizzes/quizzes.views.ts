// What other areas may read of quizzes.
import { packs, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { viewOf } from '@quorbit/db/views';

/** Whose a quiz is, and whether only the first attempt at it counts. */
export const quizOwners = viewOf(quizzes, ['id', 'ownerId', 'ranked']);

/** The title of a quiz in one of its versions. */
export const versionTitles = viewOf(quizVersions, ['id', 'quizId', 'title', 'category']);

/** What a version asks, with its keys. */
export const versionContents = viewOf(quizVersions, ['id', 'title', 'category', 'passingMarks', 'questions']);

/** The packs of a version, by their hashes. */
export const versionPacks = viewOf(packs, ['hash', 'versionId', 'keyed']);
