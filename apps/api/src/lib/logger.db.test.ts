import { users } from '@quorbit/db/schema/accounts';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createLogger } from './logger.ts';

function readLogLines(log: (logger: ReturnType<typeof createLogger>) => void): {
  text: string;
  line: Record<string, unknown>;
} {
  const texts: string[] = [];
  log(createLogger('info', { write: (text) => texts.push(text) }));
  return { text: texts.join(''), line: JSON.parse(texts[0] ?? '{}') };
}

describeWithDatabase('the logger', { on: ['PGlite'] }, (harness) => {
  it('removes fields that are named like a secret', () => {
    const { text } = readLogLines((log) =>
      log.info({ password: 'hunter-2', token: 'a.b.c', req: { headers: { authorization: 'Bearer x.y.z' } } }, 'x'),
    );
    expect(text).not.toMatch(/hunter-2|a\.b\.c|x\.y\.z/);
  });

  it('logs a failed query without its parameters, alone or as another error’s cause', async () => {
    const broken = {
      name: 'Ann',
      email: 'ann@example.org',
      id: 'no id at all',
      passwordHash: '$argon2id$secret\n    at x',
    };
    const error: unknown = await harness.database.read
      .insert(users)
      .values(broken)
      .then(null, (reason: unknown) => reason);
    for (const err of [error, new AppError('UNAVAILABLE', 'Busy.', { cause: error })]) {
      const { text, line } = readLogLines((log) => log.error({ err }, 'call failed'));
      expect(text).toContain('insert into');
      expect(text).toContain('invalid input syntax for type uuid');
      expect(text).not.toMatch(/argon2id|ann@example/);
      expect(line).toMatchObject({ level: 50, msg: 'call failed', err: { stack: expect.stringContaining('    at ') } });
    }
  });
});
