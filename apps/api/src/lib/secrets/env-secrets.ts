import type { Env } from '../../kernel/env.ts';

/** All that the operator has set and nobody may read, in the forms in which it may come back in an error. */
export function listSecrets(env: Env): string[] {
  const logins = [env.databaseUrl, env.redisUrl, env.smtpUrl].flatMap((address) =>
    address === null ? [] : listPasswordForms(new URL(address)),
  );
  const others = [env.authSecret, env.admin?.password, env.google?.clientSecret, env.ai?.apiKey];
  return [...logins, ...others.filter((value) => typeof value === 'string')].filter((secret) => secret.length > 0);
}

/** The password as it was written, as it is sent, and in the form in which clients log in to mail servers. */
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
    // It has a percent sign of its own.
    return part;
  }
}
