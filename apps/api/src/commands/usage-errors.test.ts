import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInProcess } from '../testing/command-databases.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

describe('a command that is called wrongly', () => {
  it('says in one line what is wrong, and changes nothing', async () => {
    const source = { DATA_DIR: join(folder.path, 'data') };
    const text = join(folder.path, 'text');
    await writeFile(text, 'Hello');
    const wrong: [string[], RegExp][] = [
      [['backup', '--wrong'], /^Unknown option '--wrong'\. Usage: npm run db:backup/],
      [['backup', 'file'], /Usage: npm run db:backup/],
      [['restore'], /^Which backup\? Usage: npm run db:restore -- FILE$/],
      [['restore', 'a', 'b'], /^Too many arguments\. Usage: /],
      [['restore', join(folder.path, 'none')], /cannot be restored: it cannot be read \(ENOENT\)\.$/],
      [['restore', text], /cannot be restored: it is not a Quorbit backup\.$/],
      [['recount', '--fix=yes'], /Usage: npm run db:recount/],
    ];
    for (const [args, message] of wrong) {
      const { code, errors } = await runInProcess(args, source);
      expect({ args, code, errors }).toEqual({
        args,
        code: 1,
        errors: [expect.stringMatching(message)],
      });
      expect(errors[0]).not.toContain('\n');
    }
    expect(await readdir(folder.path)).toEqual(['text']);
    expect(await readFile(text, 'utf8')).toBe('Hello');
  });

  it('lists the commands when the name is unknown', async () => {
    const { code, errors } = await runInProcess(['explode'], {});
    expect(code).toBe(2);
    expect(errors[0]).toMatch(/^Usage:\n {2}npm run db:migrate\n/);
  });

  const wrong: [Record<string, string>, string][] = [
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PUBLIC_URL: 'quorbit.test' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://127.0.0.1/quorbit' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/quorbit' }, 'DATABASE_URL'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR'],
    [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ NODE_ENV: 'production' }, 'AUTH_SECRET'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough 1' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'long enough 1' }, 'ADMIN_EMAIL'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'issuer' }, 'GOOGLE_ISSUER'],
    [{ AI_BASE_URL: 'model.test' }, 'AI_BASE_URL'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ];
  it.each(wrong)('names the wrong variable in one line: %o', async (variables, name) => {
    const source = { DATA_DIR: join(folder.path, 'data'), ...variables };
    const { code, errors } = await runInProcess(['migrate'], source);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [expect.stringMatching(new RegExp(`^${name} [^\n]+$`))],
    });
    expect(await readdir(folder.path)).toEqual([]);
  });
});
