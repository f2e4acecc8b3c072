// Which pack an attempt answered. Cards are asked from it, and attempts make cards: so reviews look it up here, and know
// nothing else of attempts.
import { attempts } from '@quorbit/db/schema/attempts';
import { viewOf } from '@quorbit/db/views';

/** Which pack was answered, for the cards that an attempt makes. */
export const answeredPacks = viewOf(attempts, ['userId', 'id', 'quizId', 'versionId', 'packHash', 'source']);
