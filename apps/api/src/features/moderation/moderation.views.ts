// The views of moderation that other areas may read.
import { moderationCases } from '@quorbit/db/schema/moderation';
import { viewOf } from '@quorbit/db/views';

/** Cases with the time of their decision; null while they wait for one. */
export const caseStates = viewOf(moderationCases, ['id', 'decidedAt']);
