// What other areas may read of moderation.
import { moderationCases } from '@quorbit/db/schema/moderation';
import { viewOf } from '@quorbit/db/views';

/** Which cases wait for a decision. */
export const caseStates = viewOf(moderationCases, ['id', 'decidedAt']);
