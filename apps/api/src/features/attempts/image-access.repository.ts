import { attempts } from '@quorbit/db/schema/attempts';
import { sql } from 'drizzle-orm';
import type { ImageAccess } from '../../kernel/shared-parts.ts';

export const attemptImageAccess: ImageAccess = {
  listReasons: (reader, quizId) => [
    sql`exists (select from ${attempts} where ${attempts.quizId} = ${quizId} and ${attempts.userId} = ${reader.id})`,
  ],
};
