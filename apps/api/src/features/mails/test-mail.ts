// Sends a mail past the queue, so that the admin sees the mail server's reply at once.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Deps } from '../../kernel/deps.ts';
import { reasonOf } from '../../lib/background/rounds.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { createMailTransport } from './mail-transport.ts';

/**
 * The time limit in milliseconds: shorter than the app waits for a response, longer than a mail server normally takes.
 */
const ANSWER_TIMEOUT_MS = 15_000;

/** Sends a test e-mail. It never throws; if the mail wasn't accepted, the answer says why. */
export async function sendTestMail(
  { env, log, baseUrl }: Pick<Deps, 'env' | 'log' | 'baseUrl'>,
  recipient: string,
  now: Date,
  timeoutMs: number = ANSWER_TIMEOUT_MS,
): Promise<{ accepted: boolean; answer: string }> {
  const transport = createMailTransport(env, log);
  try {
    const mail = {
      id: newId(now.getTime()),
      recipient,
      stopUrl: null,
      replyTo: null,
      createdAt: now,
      subject: 'Test e-mail from Quorbit',
      body: `This is the test e-mail that you asked for at ${baseUrl()}/admin/health.\n\nMail from Quorbit arrives.`,
    };
    return { accepted: true, answer: await withTimeout(() => transport.send(mail), timeoutMs) };
  } catch (error) {
    return { accepted: false, answer: reasonOf(error) };
  } finally {
    transport.close();
  }
}
