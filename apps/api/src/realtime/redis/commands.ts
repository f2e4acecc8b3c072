// Commands to topics that other processes own. They wait in a Redis stream until they're done.

import { setTimeout as pause } from 'node:timers/promises';
import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import { INTERNAL_ERROR, TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Command, Commands, Lease } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { TOPIC_GONE } from '../words.ts';
import type { Hub } from './hub.ts';
import { commandsChannel, keysOf, repliesChannel, run, SCRIPTS } from './scripts.ts';

/** Longer than another process takes to take over. */
const REPLY_WITHIN_MS = 12_000;
const READ_AT_ONCE = 500;
/** If a known topic is missing, Redis may have lost it: how long to wait for its owner to restore it. */
const BACK_WITHIN_MS = 4_000;
const LOOK_EVERY_MS = 200;
/** How many known topics are remembered. */
const SEEN = 1_000;

type Handler = (command: Command) => Promise<unknown>;

type Reply = { id: string; value: unknown } | { id: string; refusal: { code: AppErrorCode; message: string } };

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

export function createRedisCommands(hub: Hub, onRenewed: (listener: () => void) => void): Commands {
  const { redis, log, processId } = hub;
  const served = new Map<string, { lease: Lease; handler: Handler; read: () => void }>();
  const waiting = new Map<string, Waiting>();
  const seen = new Set<string>();
  const failed = (err: unknown) => log.warn({ err }, 'commands could not be read');

  const listening = hub.listen(repliesChannel(processId), (message) => {
    const reply = JSON.parse(message) as Reply;
    const asked = waiting.get(reply.id);
    if (!asked) return;
    waiting.delete(reply.id);
    clearTimeout(asked.timer);
    if ('refusal' in reply) asked.reject(new AppError(reply.refusal.code, reply.refusal.message));
    else asked.resolve(reply.value);
  });
  listening.catch(failed);
  // The message that announces new commands may get lost.
  onRenewed(() => {
    for (const { read } of served.values()) read();
  });

  async function replyOf(handler: Handler, command: Command): Promise<Reply> {
    const { id } = command;
    try {
      return { id, value: (await handler(command)) ?? null };
    } catch (error) {
      if (error instanceof AppError) return { id, refusal: { code: error.code, message: error.message } };
      log.error({ err: error }, 'a command failed');
      return { id, refusal: { code: 'INTERNAL', message: INTERNAL_ERROR } };
    }
  }

  /** Reads the topic's commands in order. Returns a function that reads those added since. */
  function reader({ topic, lost }: Lease, handler: Handler): () => void {
    const [, , , key = ''] = keysOf(topic);
    let last = '0';
    let reading = false;
    let again = false;

    async function done(entry: string, from: string, reply: Reply): Promise<void> {
      // An owner that lost the topic leaves the remaining commands to the next one.
      if (lost.aborted) return;
      await redis.publish(repliesChannel(from), JSON.stringify(reply));
      await redis.xdel(key, entry);
    }

    async function readAll(): Promise<void> {
      do {
        again = false;
        const entries = await redis.xrange(key, `(${last}`, '+', 'COUNT', READ_AT_ONCE);
        if (entries.length === READ_AT_ONCE) again = true;
        for (const [entry, [, id = '', , body = 'null', , from = '']] of entries) {
          if (lost.aborted) return;
          last = entry;
          void replyOf(handler, { id, body: JSON.parse(body) })
            .then((reply) => done(entry, from, reply))
            .catch(failed);
        }
      } while (again);
    }

    return () => {
      again = true;
      if (reading || lost.aborted) return;
      reading = true;
      readAll()
        .catch(failed)
        .finally(() => {
          reading = false;
        });
    };
  }

  /** Returns whether the topic exists. */
  async function post(topic: string, args: string[]): Promise<boolean> {
    const until = performance.now() + BACK_WITHIN_MS;
    while ((await run(redis, SCRIPTS.send, keysOf(topic), args)) === 0) {
      if (!seen.has(topic)) return false;
      if (performance.now() > until) seen.delete(topic);
      else await pause(LOOK_EVERY_MS);
    }
    seen.add(topic);
    const [oldest = ''] = seen;
    if (seen.size > SEEN) seen.delete(oldest);
    return true;
  }

  return {
    async send(topic, body) {
      const here = served.get(topic);
      const id = newId();
      if (here && !here.lease.lost.aborted) return here.handler({ id, body });
      await listening;
      const reply = new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 1 }));
        }, REPLY_WITHIN_MS);
        waiting.set(id, { resolve, reject, timer });
      });
      reply.catch(() => undefined);
      const forget = () => {
        clearTimeout(waiting.get(id)?.timer);
        waiting.delete(id);
      };
      const args = [commandsChannel(topic), id, JSON.stringify(body), processId];
      post(topic, args).then(
        (sent) => {
          if (sent) return;
          waiting.get(id)?.reject(new AppError('NOT_FOUND', TOPIC_GONE));
          forget();
        },
        (error: unknown) => {
          waiting.get(id)?.reject(error);
          forget();
        },
      );
      return reply;
    },
    serve(lease, handler) {
      const read = reader(lease, handler);
      served.set(lease.topic, { lease, handler, read });
      const listened = hub.listen(commandsChannel(lease.topic), read);
      listened.then(read, failed);
      lease.lost.addEventListener('abort', () => {
        if (served.get(lease.topic)?.lease === lease) served.delete(lease.topic);
        void listened.then((stop) => stop()).catch(failed);
      });
    },
  };
}
