// The pack that each attempt answered. Reviews ask cards from this pack, and attempts make the cards, so reviews read
// it through this view and depend on nothing else of attempts.
import { attempts } from '@quorbit/db/schema/attempts';
import { viewOf } from '@quorbit/db/views';

/** The pack that each attempt answered, for the cards that the attempt makes. */
export const answeredPacks = viewOf(attempts, ['userId', 'id', 'quizId', 'versionId', 'packHash', 'source']);
