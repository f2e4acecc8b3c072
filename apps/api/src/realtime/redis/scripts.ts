// Lua scripts, each of which Redis runs in one step. Scripts that begin with KEY_NAMES take the topic's keys in the
// order of `topicKeys`.
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

const PREFIX = 'quorbit:live';
/**
 * The key of a sorted set with all topics by the time at which their lease expires, in milliseconds of Redis' clock.
 */
export const TOPICS_KEY = `${PREFIX}:topics`;

export function topicKeys(topic: string): string[] {
  const key = (name: string) => `${PREFIX}:{${topic}}:${name}`;
  return [key('head'), key('lease'), key('log'), key('commands'), TOPICS_KEY];
}

export const eventsChannel = (topic: string) => `${PREFIX}:events:${topic}`;
export const commandsChannel = (topic: string) => `${PREFIX}:commands:${topic}`;
export const repliesChannel = (processId: string) => `${PREFIX}:replies:${processId}`;
export const SIGNALS_CHANNEL = `${PREFIX}:signals`;
export const registryKey = (kind: string, key: string) => `${PREFIX}:registry:${kind}:${key}`;
export const presenceKey = (userId: string) => `${PREFIX}:presence:${userId}`;
export const registryIndex = (kind: string) => `${PREFIX}:registry:${kind}`;

/** Milliseconds after which a topic's data is deleted if its lease is no longer renewed. */
const TOPIC_TTL_MS = 6 * 3_600_000;

const KEY_NAMES = 'local head, lease, log, commands, topics = unpack(KEYS)\n';
const TIME = `local t = redis.call('time'); local now = t[1] * 1000 + math.floor(t[2] / 1000)\n`;
const HOLD_LEASE = `
local function hold(fence, topic, ms)
  redis.call('set', lease, fence, 'px', ms)
  redis.call('zadd', topics, now + ms, topic)
  redis.call('pexpire', head, ${TOPIC_TTL_MS})
  redis.call('pexpire', log, ${TOPIC_TTL_MS})
end
`;

interface Script {
  text: string;
  sha: string;
}

function createScript(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

export const SCRIPTS = {
  /**
   * Claims a topic. Arguments: topic, lease in milliseconds, epoch for a new log. Returns [fence, epoch, seq, state or
   * ''], or nil if the topic has an owner.
   */
  claim: createScript(`${KEY_NAMES}${TIME}${HOLD_LEASE}
if redis.call('exists', lease) == 1 then return nil end
local fence = redis.call('hincrby', head, 'fence', 1)
redis.call('hsetnx', head, 'epoch', ARGV[3])
hold(fence, ARGV[1], ARGV[2])
local h = redis.call('hmget', head, 'epoch', 'seq', 'state')
return {fence, h[1], tonumber(h[2] or 0), h[3] or ''}`),

  /**
   * Renews a lease. Arguments: topic, lease in milliseconds, fence. Returns 'kept', 'lost' (another owner) or 'empty'
   * (no such topic).
   */
  renew: createScript(`${KEY_NAMES}${TIME}${HOLD_LEASE}
local fence = redis.call('hget', head, 'fence')
if not fence then return 'empty' end
if fence ~= ARGV[3] then return 'lost' end
hold(fence, ARGV[1], ARGV[2])
return 'kept'`),

  /** Releases a lease. Arguments: topic, fence. Returns 1, or 0 if the lease is no longer held. */
  release: createScript(`${KEY_NAMES}${TIME}
if redis.call('get', lease) ~= ARGV[2] then return 0 end
redis.call('del', lease)
if redis.call('hexists', head, 'state') == 1 then redis.call('zadd', topics, now, ARGV[1])
else redis.call('zrem', topics, ARGV[1]); redis.call('del', head, log, commands) end
return 1`),

  /**
   * Appends events. Arguments: channel, message, fence, epoch, seq before the events, id of this append, state, number
   * of events to retain, events. Returns 'done', 'lost' (another owner), 'empty' (no such topic) or 'other' (different
   * epoch or seq). An append that is sent again after a broken connection is done once.
   */
  append: createScript(`${KEY_NAMES}
local h = redis.call('hmget', head, 'fence', 'epoch', 'seq', 'word')
if not h[1] then return 'empty' end
if h[1] ~= ARGV[3] then return 'lost' end
if h[4] == ARGV[6] then return 'done' end
local seq = tonumber(h[3] or 0)
if h[2] ~= ARGV[4] or seq ~= tonumber(ARGV[5]) then return 'other' end
for i = 9, #ARGV do
  seq = seq + 1
  redis.call('xadd', log, 'maxlen', '~', ARGV[8], seq .. '-0', 'e', ARGV[i])
end
redis.call('hset', head, 'seq', seq, 'word', ARGV[6], 'state', ARGV[7])
if #ARGV > 8 then redis.call('publish', ARGV[1], ARGV[2]) end
return 'done'`),

  /**
   * Begins a log again. Arguments: channel, message, fence, epoch, state, topic, lease in milliseconds. Returns 'done',
   * or 'lost' if there is a newer owner.
   */
  restart: createScript(`${KEY_NAMES}${TIME}${HOLD_LEASE}
local fence = redis.call('hget', head, 'fence')
if fence and tonumber(fence) > tonumber(ARGV[3]) then return 'lost' end
redis.call('del', log)
redis.call('hset', head, 'fence', ARGV[3], 'epoch', ARGV[4], 'seq', 0, 'word', '', 'state', ARGV[5])
hold(ARGV[3], ARGV[6], ARGV[7])
redis.call('publish', ARGV[1], ARGV[2])
return 'done'`),

  /**
   * Deletes a topic. Arguments: channel, message, fence, topic. Returns 'done', or 'lost' if there is another owner.
   */
  drop: createScript(`${KEY_NAMES}
local fence = redis.call('hget', head, 'fence')
if fence and fence ~= ARGV[3] then return 'lost' end
redis.call('del', head, lease, log, commands)
redis.call('zrem', topics, ARGV[4])
redis.call('publish', ARGV[1], ARGV[2])
return 'done'`),

  /**
   * Adds a command. Arguments: channel, id, body, process that gets the reply. Returns 1, or 0 if the topic doesn't
   * exist.
   */
  send: createScript(`${KEY_NAMES}
if redis.call('exists', head) == 0 then return 0 end
redis.call('xadd', commands, 'maxlen', '~', 10000, '*', 'id', ARGV[2], 'body', ARGV[3], 'from', ARGV[4])
redis.call('pexpire', commands, ${TOPIC_TTL_MS})
redis.call('publish', ARGV[1], '')
return 1`),

  /**
   * Finds topics whose lease has expired. Arguments: maximum number, prefixes of topics. Returns the topics with one of
   * these prefixes. Topics with other prefixes may wait for a process that adopts them, until their logs are deleted.
   */
  lapsed: createScript(`${TIME}
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ${TOPIC_TTL_MS})
local found = {}
for _, topic in ipairs(redis.call('zrangebyscore', KEYS[1], '-inf', now)) do
  for i = 2, #ARGV do
    if string.sub(topic, 1, #ARGV[i]) == ARGV[i] then table.insert(found, topic); break end
  end
  if #found >= tonumber(ARGV[1]) then break end
end
return found`),

  /**
   * Replaces a value. Key: the value's. Arguments: expected value, new value, milliseconds until it expires. Returns 1
   * if the value was the expected one, otherwise 0.
   */
  replace: createScript(`
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
return 1`),

  /**
   * Removes a value. Keys: the value's, the index's. Arguments: expected value or '' for any, the value's name in the
   * index. Returns 1 if it was removed, otherwise 0.
   */
  unregister: createScript(`
if ARGV[1] ~= '' and redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('del', KEYS[1]); redis.call('zrem', KEYS[2], ARGV[2])
return 1`),

  /** Marks users as online. Keys: one per user. Arguments: process, milliseconds for which the mark lasts. */
  mark: createScript(`${TIME}
for _, key in ipairs(KEYS) do
  redis.call('zadd', key, now + ARGV[2], ARGV[1])
  redis.call('pexpire', key, ARGV[2])
end
return 1`),

  /** Removes a process's marks. Keys: one per user. Arguments: process. */
  clear: createScript(`
for _, key in ipairs(KEYS) do redis.call('zrem', key, ARGV[1]) end
return 1`),

  /**
   * Finds who is online. Keys: one per user. Returns 1 for each user that a process has marked as online, otherwise 0.
   */
  among: createScript(`${TIME}
local there = {}
for i, key in ipairs(KEYS) do there[i] = redis.call('zcount', key, '(' .. now, '+inf') > 0 and 1 or 0 end
return there`),
} as const;

/** Runs a script by its hash; the text is sent only if Redis doesn't have it yet. */
export async function runScript(redis: Redis, { sha, text }: Script, keys: string[], args: (string | number)[]) {
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
    return redis.eval(text, keys.length, ...keys, ...args);
  }
}
