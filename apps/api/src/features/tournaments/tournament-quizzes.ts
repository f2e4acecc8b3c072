import type { ContentQuiz } from '@quorbit/contracts/content/quizzes';
import { readContent } from '../../lib/content.ts';

/**
 * The quizzes of demo and sample tournaments. They're never published, so the app's own quizzes aren't sealed meanwhile.
 */
export const tournamentQuizzes = readContent<ContentQuiz[]>('quizzes/tournaments.json');
