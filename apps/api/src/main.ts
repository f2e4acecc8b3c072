// Starts the server process: reads the environment, starts the server, and closes it cleanly on SIGTERM and SIGINT.
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { OperatorError } from '@quorbit/db/operator-error';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { type Server, startServer } from './server.ts';

/** Prints the start message for the operator; everything else goes to the structured log. */
function announce({ address, demo }: Server, publicUrl: string | null): void {
  const lines = ['', `  Quorbit is ready: ${publicUrl ?? address.replace('127.0.0.1', 'localhost')}`];
  if (demo) {
    lines.push('', '  Demo accounts and their passwords:');
    for (const { email, role } of DEMO_ACCOUNTS)
      lines.push(`    ${email.padEnd(20)} ${role === 'admin' ? demo.adminPassword : DEMO_PASSWORD}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

async function main(): Promise<void> {
  // Files written to the data folder are readable by the operator alone.
  process.umask(0o077);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  // Later signals change nothing, since the shutdown has already begun.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const server = await startServer({ env, log });
  if (!stopping.signal.aborted) announce(server, env.publicUrl);
  await stopped;
  log.info('stopping');
  await server.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  const text = error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
