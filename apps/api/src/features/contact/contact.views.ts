// What other areas may read of messages.
import { contactMessages } from '@quorbit/db/schema/contact';
import { viewOf } from '@quorbit/db/views';

/** Which messages wait for an answer. */
export const contactMessageStates = viewOf(contactMessages, ['id', 'doneAt']);
