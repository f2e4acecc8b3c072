// Connects a benchmark with the process it measures: numbered commands and replies over the IPC channel.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const commandMessage = z.object({ id: z.int(), command: z.string(), argument: z.optional(z.unknown()) });
const replyMessage = z.object({ id: z.int(), result: z.optional(z.unknown()), error: z.optional(z.string()) });

/** Milliseconds to wait for a reply; long, because server processes prepare a database first. */
const REPLY_MS = 60_000;

export type Commands = Record<string, (argument: unknown) => unknown>;

/** Used in the measured process: runs commands until the benchmark disconnects, then calls `close` and exits. */
export function serveCommands(commands: Commands, close: () => Promise<void>): void {
  const all: Commands = { ...commands, cpu: () => cpuMicroseconds() };
  process.on('message', async (message) => {
    const { id, command, argument } = z.parse(commandMessage, message);
    try {
      process.send?.({ id, result: await all[command]?.(argument) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
    }
  });
  process.on('disconnect', () => void close().then(() => process.exit(0)));
}

/** Returns the CPU time of this whole process so far, helper threads included, in microseconds. */
function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The measured process, as the benchmark sees it. */
export interface MeasuredProcess {
  request<T extends z.ZodMiniType>(command: string, result: T, argument?: unknown): Promise<z.infer<T>>;
  /** CPU time that the process has used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a module that calls `serveCommands`, with the same Node flags as this process. */
export function startMeasuredProcess(module: URL, args: readonly string[]): MeasuredProcess {
  const child = fork(module, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let last = 0;
  const measured: MeasuredProcess = {
    async request(command, result, argument) {
      last += 1;
      return z.parse(result, await requestReply(child, { id: last, command, argument }));
    },
    cpu: () => measured.request('cpu', z.number()),
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
  return measured;
}

function requestReply(
  child: ChildProcess,
  request: { id: number; command: string; argument: unknown },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result?: unknown) => {
      clearTimeout(timeout);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (error) reject(error);
      else resolve(result);
    };
    const onMessage = (message: unknown) => {
      const { id, result, error } = z.parse(replyMessage, message);
      if (id === request.id) done(error === undefined ? null : new Error(error), result);
    };
    const onExit = (code: number | null) => done(new Error(`The measured process ended with ${code}.`));
    const timeout = setTimeout(() => done(new Error(`No reply to ${request.command} in time.`)), REPLY_MS);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request);
  });
}
