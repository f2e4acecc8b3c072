// What other areas may read of rooms.
import { games } from '@quorbit/db/schema/rooms';
import { viewOf } from '@quorbit/db/views';

/** Which quizzes were played together. */
export const playedQuizzes = viewOf(games, ['id', 'quizId']);
