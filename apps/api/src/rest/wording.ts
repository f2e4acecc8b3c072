// The words of the API reference that the schemas do not hold.
import type { AppErrorCode } from '@quorbit/contracts/errors/codes';

/** Areas of the API, by the word after `/api` in a path. */
export const TAGS: Record<string, string> = {
  auth: 'Accounts and sessions.',
  users: 'People.',
  quizzes: 'Quizzes, their questions, and attempts at them.',
  reports: 'Graded attempts.',
  reviews: 'Repeating what was answered wrongly, at growing intervals.',
  achievements: 'What was reached, and how far the rest is.',
};

export const DESCRIPTION = `Every call takes and answers JSON. Sign in to get a token and send it as \`Authorization: Bearer <token>\`. Where the operator set up Google, a browser may begin at \`/api/auth/google\` instead.

Ids are UUIDs, times are ISO 8601 in UTC, durations of quizzes are minutes, times spent on questions are seconds.

An error answers \`{ message, code, issues? }\`: \`message\` may be shown to people, \`code\` is for programs, and \`issues\` names every wrong field at once.

Long lists come in pages of \`limit\` items. Where there are more, the \`Link\` header of the answer holds the address of the next page.`;

/** What a field is where its name does not say it, wherever it stands. */
export const FIELDS: Record<string, string> = {
  limit: 'How many items a page has.',
  cursor: 'Where the page begins; taken from the `Link` header of the page before.',
  search: 'What to look for in titles.',
  mine: 'Only quizzes that you made.',
  index: 'The place of the question in its quiz, counted from 0.',
  from: 'First day, in your time zone.',
  to: 'Last day, in your time zone.',
  result: 'Only attempts that were passed, or failed.',
  role: '`user` or `premium`; nobody becomes `admin` this way.',
  duration: 'Minutes. By default one per question, at least five.',
  passingMarks: 'By default half of all marks, rounded up.',
  ranked: 'Graded by the server alone: learners get no keys, and only their first attempt counts.',
  correctAnswer: 'A letter A to D.',
  src: 'A data URL of a PNG, JPEG, WebP or GIF image.',
  attemptId: 'An id of your own; without one the server makes it.',
  packHash: 'The pack that was answered; without it the current version is meant.',
  timeZone: 'An IANA name like `Europe/Berlin`. By default that of the account, and UTC for a new one.',
  option: 'Index 0 to 3 of the chosen option, or null when unanswered.',
  timeSpent: 'Seconds.',
  quality: '1 for forgot, 3 for hard, 5 for easy.',
  confidence: 'How sure you were before you saw the answer, in percent.',
  left: 'Due cards left on your device after this one; 0 makes the day count for the streak.',
  token: 'From the link in the mail.',
};

export const SUCCESSES = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted.',
  204: 'Done; the answer has no body.',
} as const;

export const REFUSALS: Record<AppErrorCode, string> = {
  INVALID: 'the input is not right',
  UNAUTHENTICATED: 'no token, or its session is over',
  WRONG_CREDENTIALS: 'e-mail or password is wrong',
  ACCOUNT_GONE: 'the account was deleted',
  FORBIDDEN: 'you may not do this',
  PREMIUM_REQUIRED: 'for premium users and admins',
  NOT_FOUND: 'it does not exist, or you may not know that it does',
  METHOD_NOT_ALLOWED: 'the address is called with another method',
  CONFLICT: 'not as things stand; the message says why',
  ATTEMPT_EXISTS: 'the id is taken by another attempt',
  CLIENT_TOO_OLD: 'the client must be updated',
  TOO_LARGE: 'the body is over 1 MB',
  NOT_JSON: 'the body is not JSON',
  TOO_MANY: 'too many requests',
  INTERNAL: 'an error of the server',
  UNAVAILABLE: 'the server is busy; the same call may succeed later',
};
