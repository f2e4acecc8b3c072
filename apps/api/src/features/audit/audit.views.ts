// The audit log data that other areas may read.
import { auditEntries } from '@quorbit/db/schema/audit';
import { viewOf } from '@quorbit/db/views';

export const loggedActions = viewOf(auditEntries, ['id', 'actorId', 'subjectId', 'action', 'details', 'at']);
