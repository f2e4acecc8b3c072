import { attempts } from '@quorbit/db/schema/attempts';
import { sql } from 'drizzle-orm';
import type { Shows } from '../../kernel/shared-parts.ts';

export const attemptShows: Shows = {
  reasons: (reader, quizId) => [
    sql`exists (select from ${attempts} where ${attempts.quizId} = ${quizId} and ${attempts.userId} = ${reader.id})`,
  ],
};
