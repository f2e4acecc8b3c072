// The view of contact messages that other areas may read.
import { contactMessages } from '@quorbit/db/schema/contact';
import { viewOf } from '@quorbit/db/views';

/** Contact messages with the time they were done; null while they wait for an answer. */
export const contactMessageStates = viewOf(contactMessages, ['id', 'doneAt']);
