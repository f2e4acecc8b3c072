// What must not leave the server in a text that somebody else wrote: errors of mail servers, drivers and workers.

const MAX_LENGTH = 300;
// These read text with single blanks.
/** `scheme://user:password@` */
const LOGIN_IN_ADDRESS = /:\/\/[^\s/@]*@/g;
const LOGIN_AFTER_AUTH = /\b(auth (?:plain|login|xoauth2) )\S+/gi;
const NAMED_SECRET =
  /\b(password|passwd|pwd|secret|token|api[_-]?key|authorization|bearer)["']? ?[=: ] ?["']?[^\s"'&,;]+/gi;
const MAIL_ADDRESS = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g;
const LONG_TOKEN = /\b[\w-]{32,}\b/g;

/**
 * A text in one line and of a bounded length, without known secrets, logins in addresses, tokens and e-mail addresses.
 * @param secrets what the operator has set and must never be read: passwords, keys
 */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  let redacted = text;
  // The longest first: a short one may be a part of another.
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
