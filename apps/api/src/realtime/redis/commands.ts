// Sends commands to topics that other processes own. Commands wait in a Redis stream until they're done.

import { setTimeout as pause } from 'node:timers/promises';
import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import { INTERNAL_ERROR, TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Lease, TopicCommand, TopicCommands } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { TOPIC_NOT_FOUND } from '../messages.ts';
import type { Hub } from './hub.ts';
import { commandsChannel, repliesChannel, runScript, SCRIPTS, topicKeys } from './scripts.ts';

/** Milliseconds to wait for a reply; longer than another process needs to take over a topic. */
const REPLY_WITHIN_MS = 12_000;
const READ_BATCH = 500;
/** Milliseconds to wait for the owner to restore a known topic that is missing, because Redis may have lost it. */
const RESTORE_WITHIN_MS = 4_000;
const RETRY_EVERY_MS = 200;
/** The maximum number of known topics that are remembered. */
const MAX_KNOWN_TOPICS = 1_000;

type Handler = (command: TopicCommand) => Promise<unknown>;

type Reply = { id: string; value: unknown } | { id: string; refusal: { code: AppErrorCode; message: string } };

interface PendingReply {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

export function createRedisCommands(hub: Hub, onRenewed: (listener: () => void) => void): TopicCommands {
  const { redis, log, processId } = hub;
  const served = new Map<string, { lease: Lease; handler: Handler; read: () => void }>();
  const pendingReplies = new Map<string, PendingReply>();
  const knownTopics = new Set<string>();
  const logFailure = (err: unknown) => log.warn({ err }, 'commands could not be read');

  const listening = hub.listen(repliesChannel(processId), (message) => {
    const reply = JSON.parse(message) as Reply;
    const pending = pendingReplies.get(reply.id);
    if (!pending) return;
    pendingReplies.delete(reply.id);
    clearTimeout(pending.timer);
    if ('refusal' in reply) pending.reject(new AppError(reply.refusal.code, reply.refusal.message));
    else pending.resolve(reply.value);
  });
  listening.catch(logFailure);
  // Messages that announce new commands may get lost, so commands are also read after each renewal of leases.
  onRenewed(() => {
    for (const { read } of served.values()) read();
  });

  async function handleCommand(handler: Handler, command: TopicCommand): Promise<Reply> {
    const { id } = command;
    try {
      return { id, value: (await handler(command)) ?? null };
    } catch (error) {
      if (error instanceof AppError) return { id, refusal: { code: error.code, message: error.message } };
      log.error({ err: error }, 'a command failed');
      return { id, refusal: { code: 'INTERNAL', message: INTERNAL_ERROR } };
    }
  }

  /**
   * Creates a reader of the topic's commands. Each call of the returned function reads, in order, the commands added
   * since the last call.
   */
  function createReader({ topic, lost }: Lease, handler: Handler): () => void {
    const [, , , key = ''] = topicKeys(topic);
    let last = '0';
    let reading = false;
    let hasMore = false;

    async function sendReply(entry: string, from: string, reply: Reply): Promise<void> {
      // An owner that lost the topic leaves the remaining commands to the next one.
      if (lost.aborted) return;
      await redis.publish(repliesChannel(from), JSON.stringify(reply));
      await redis.xdel(key, entry);
    }

    async function readAll(): Promise<void> {
      do {
        hasMore = false;
        const entries = await redis.xrange(key, `(${last}`, '+', 'COUNT', READ_BATCH);
        if (entries.length === READ_BATCH) hasMore = true;
        for (const [entry, [, id = '', , body = 'null', , from = '']] of entries) {
          if (lost.aborted) return;
          last = entry;
          void handleCommand(handler, { id, body: JSON.parse(body) })
            .then((reply) => sendReply(entry, from, reply))
            .catch(logFailure);
        }
      } while (hasMore);
    }

    return () => {
      hasMore = true;
      if (reading || lost.aborted) return;
      reading = true;
      readAll()
        .catch(logFailure)
        .finally(() => {
          reading = false;
        });
    };
  }

  /** Adds a command to the topic's stream; returns whether the topic exists. */
  async function enqueueCommand(topic: string, args: string[]): Promise<boolean> {
    const until = performance.now() + RESTORE_WITHIN_MS;
    while ((await runScript(redis, SCRIPTS.send, topicKeys(topic), args)) === 0) {
      if (!knownTopics.has(topic)) return false;
      if (performance.now() > until) knownTopics.delete(topic);
      else await pause(RETRY_EVERY_MS);
    }
    knownTopics.add(topic);
    const [oldest = ''] = knownTopics;
    if (knownTopics.size > MAX_KNOWN_TOPICS) knownTopics.delete(oldest);
    return true;
  }

  return {
    async send(topic, body) {
      const local = served.get(topic);
      const id = newId();
      if (local && !local.lease.lost.aborted) return local.handler({ id, body });
      await listening;
      const reply = new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          pendingReplies.delete(id);
          reject(new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 1 }));
        }, REPLY_WITHIN_MS);
        pendingReplies.set(id, { resolve, reject, timer });
      });
      reply.catch(() => undefined);
      const forget = () => {
        clearTimeout(pendingReplies.get(id)?.timer);
        pendingReplies.delete(id);
      };
      const args = [commandsChannel(topic), id, JSON.stringify(body), processId];
      enqueueCommand(topic, args).then(
        (sent) => {
          if (sent) return;
          pendingReplies.get(id)?.reject(new AppError('NOT_FOUND', TOPIC_NOT_FOUND));
          forget();
        },
        (error: unknown) => {
          pendingReplies.get(id)?.reject(error);
          forget();
        },
      );
      return reply;
    },
    serve(lease, handler) {
      const read = createReader(lease, handler);
      served.set(lease.topic, { lease, handler, read });
      const subscription = hub.listen(commandsChannel(lease.topic), read);
      subscription.then(read, logFailure);
      lease.lost.addEventListener('abort', () => {
        if (served.get(lease.topic)?.lease === lease) served.delete(lease.topic);
        void subscription.then((stop) => stop()).catch(logFailure);
      });
    },
  };
}
