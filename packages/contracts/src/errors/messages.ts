/** Messages that the server, the client and the tests share word for word. */
export const PREMIUM_FEATURE = 'Premium feature. Upgrade to use it.';
export const ADMINS_ONLY = 'Admins only.';
export const CONFIRM_FIRST = "Confirm that it's you, then try again.";
export const LAST_ADMIN = 'This is the last admin. Make somebody else an admin first.';
export const LOGIN_FIRST = 'Please login first. Redirecting...';
export const LOGIN_TO_PLAY = 'Please login to play multiplayer quizzes';
export const TOO_MANY_REQUESTS = 'Too many requests. Please wait a moment and try again.';
export const CONNECTION_ISSUE = 'Connection issue detected. Please refresh the page.';
export const WRONG_CREDENTIALS = 'E-mail or password is wrong.';
export const ACCOUNT_DELETED = 'This account was deleted.';
export const INTERNAL_ERROR = 'Something went wrong on our side. Please try again.';
export const TRY_AGAIN = 'The server is busy. Please try again in a moment.';
export const DISK_FULL =
  "The server's disk is full, so nothing can be saved right now. Please tell an admin and try again later.";
