import type { Env } from '../../kernel/env.ts';

/** Lists the secrets that the operator has set, in every form in which they may appear in an error message. */
export function listSecrets(env: Env): string[] {
  const logins = [env.databaseUrl, env.redisUrl, env.smtpUrl].flatMap((address) =>
    address === null ? [] : listPasswordForms(new URL(address)),
  );
  const others = [env.authSecret, env.admin?.password, env.google?.clientSecret, env.ai?.apiKey];
  return [...logins, ...others.filter((value) => typeof value === 'string')].filter((secret) => secret.length > 0);
}

/**
 * Lists the forms of a URL's password: as written, decoded, and in the two Base64 forms that clients send to mail
 * servers at login.
 */
function listPasswordForms({ username, password }: URL): string[] {
  if (password === '') return [];
  const [user, plain] = [decodePart(username), decodePart(password)];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [password, plain, base64(plain), base64(`\0${user}\0${plain}`)];
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // This part of the URL contains a percent sign that doesn't begin an escape sequence, so it stays as it is.
    return part;
  }
}
