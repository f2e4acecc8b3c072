// Removes secrets from texts of other programs, e.g. errors of mail servers, drivers and workers, before the texts
// leave the server.

const MAX_LENGTH = 300;
// These patterns expect texts in which all white space is reduced to single blanks.
/** Matches the login in an address like `scheme://user:password@`. */
const LOGIN_IN_ADDRESS = /:\/\/[^\s/@]*@/g;
const LOGIN_AFTER_AUTH = /\b(auth (?:plain|login|xoauth2) )\S+/gi;
const NAMED_SECRET =
  /\b(password|passwd|pwd|secret|token|api[_-]?key|authorization|bearer)["']? ?[=: ] ?["']?[^\s"'&,;]+/gi;
const MAIL_ADDRESS = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g;
const LONG_TOKEN = /\b[\w-]{32,}\b/g;

/**
 * Returns the text in one line of bounded length, without known secrets, logins in addresses, tokens and e-mail
 * addresses.
 * @param secrets the operator's passwords and keys, which must never be shown.
 */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  let redacted = text;
  // Longer secrets are replaced first, because a short one may be part of a longer one.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (secret.length > 0) redacted = redacted.replaceAll(secret, '[hidden]');
  }
  return redacted
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LOGIN_IN_ADDRESS, '://')
    .replaceAll(LOGIN_AFTER_AUTH, '$1[hidden]')
    .replaceAll(NAMED_SECRET, '$1 [hidden]')
    .replaceAll(MAIL_ADDRESS, '[address]')
    .replaceAll(LONG_TOKEN, '[hidden]')
    .trim()
    .slice(0, MAX_LENGTH);
}
