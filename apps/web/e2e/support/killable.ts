import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { WAIT_MS } from './browser.ts';

interface Killable {
  page: Page;
  /** Kills the browser at once, as a crash or an empty battery would. */
  kill(): Promise<void>;
}

export interface Profile {
  /** Starts a browser with this profile; only one may run at a time. */
  launch(): Promise<Killable>;
  remove(): Promise<void>;
}

/** Creates a browser profile on disk that survives the browsers using it. */
export async function createProfile(executablePath: string, flags: readonly string[]): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-profile-'));
  return {
    async launch() {
      const child = spawn(
        executablePath,
        ['--headless=new', ...flags, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'],
        { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
      );
      const browser = await chromium.connectOverCDP(await debuggerOf(child));
      const [context = await browser.newContext()] = browser.contexts();
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(WAIT_MS);
      return {
        page,
        async kill() {
          const ended = once(child, 'exit');
          // Kills the process group, because the renderer and storage processes must not survive and finish their
          // writing.
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
          await ended;
          await browser.close().catch(() => undefined);
        },
      };
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.on('exit', (code) => reject(new Error(`The browser ended with ${code}. It said:\n${output}`)));
  });
}
