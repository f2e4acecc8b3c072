// The texts of the API reference that aren't in the schemas.
import type { AppErrorCode } from '@quorbit/contracts/errors/codes';

export const API_DESCRIPTION = `Every call takes and answers JSON. Sign in to get a token and send it as \`Authorization: Bearer <token>\`. Where the operator set up Google, a browser may begin at \`/api/auth/google\` instead.

Ids are UUIDs, times are ISO 8601 in UTC, durations of quizzes are minutes, times spent on questions are seconds.

An error answers \`{ message, code, issues? }\`: \`message\` may be shown to people, \`code\` is for programs, and \`issues\` names every wrong field at once.

Long lists come in pages of \`limit\` items. Where there are more, the \`Link\` header of the answer holds the address of the next page.`;

/** Descriptions of the fields that every list call takes. Areas add descriptions of their own fields. */
export const FIELD_TEXTS: Record<string, string> = {
  limit: 'How many items a page has.',
  cursor: 'Where the page begins; taken from the `Link` header of the page before.',
};

export const SUCCESS_TEXTS = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted.',
  204: 'Done; the answer has no body.',
} as const;

export const REFUSAL_TEXTS: Record<AppErrorCode, string> = {
  INVALID: 'the input is not right',
  UNAUTHENTICATED: 'no token, or its session is over',
  WRONG_CREDENTIALS: 'e-mail or password is wrong',
  ACCOUNT_GONE: 'the account was deleted',
  FORBIDDEN: 'you may not do this',
  PREMIUM_REQUIRED: 'for premium users and admins',
  CONFIRM_FIRST: 'you must confirm first that it is you',
  NOT_FOUND: 'it does not exist, or you may not know that it does',
  METHOD_NOT_ALLOWED: 'the address is called with another method',
  CONFLICT: 'not as things stand; the message says why',
  ATTEMPT_EXISTS: 'the id is taken by another attempt',
  TOO_LATE: 'it happened already',
  FEATURE_OFF: 'an admin switched it off; the message says what',
  CLIENT_TOO_OLD: 'the client must be updated',
  TOO_LARGE: 'the body is over 1 MB',
  NOT_JSON: 'the body is not JSON',
  TOO_MANY: 'too many requests',
  INTERNAL: 'an error of the server',
  UNAVAILABLE: 'the server is busy; the same call may succeed later',
  DISK_FULL: 'the disk of the server is full; the same call succeeds once there is room',
};
