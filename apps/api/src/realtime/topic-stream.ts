import type { TrackedEnvelope } from '@trpc/server';
import type { TopicEvent, Topics } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { parseEventId } from './event-id.ts';
import { createLiveStream, type EventSink, type LiveStream } from './live-stream.ts';
import { TOPIC_NOT_FOUND } from './messages.ts';

export interface TopicStreamOptions<T> {
  topic: string;
  /** Of the newest event that the reader has. */
  lastEventId?: string | null | undefined;
  /** What a reader begins with who has nothing to go on from. */
  snapshot: (state: string) => T;
  /** Called once when reading begins; returns what is called once when it ends, however it does. */
  onAttach?: () => () => void;
  /** Ends the stream for this reader alone. */
  until?: AbortSignal;
}

/**
 * What a subscription to a topic returns, and the one way to read it: everything since `lastEventId`, in order, each event
 * once; a snapshot first where the log no longer has all of it. It follows before it reads what was missed, so nothing
 * falls in between.
 */
export function topicStream<T>(
  topics: Pick<Topics, 'listAfter' | 'state' | 'follow'>,
  options: TopicStreamOptions<T>,
): LiveStream<TrackedEnvelope<T>> {
  return createLiveStream((sink) => attachReader(topics, options, sink));
}

function attachReader<T>(
  topics: Pick<Topics, 'listAfter' | 'state' | 'follow'>,
  { topic, lastEventId, snapshot, onAttach, until }: TopicStreamOptions<T>,
  sink: EventSink,
): () => void {
  let isOver = false;
  let unfollow = () => {};
  /** What has come while the past was being read; null once it is. */
  let buffered: TopicEvent[] | null = [];
  /**
   * The newest event of the past, until one after it has come: what was read there may be published to this process later.
   * Publishing keeps the order, so what follows that one is new.
   */
  let newestRead: string | null = null;
  /** Counts the times at which the log began. */
  let generation = 0;
  const detach = onAttach?.();

  function end(): void {
    if (isOver) return;
    isOver = true;
    until?.removeEventListener('abort', abort);
    unfollow();
    detach?.();
  }

  function fail(error?: unknown): void {
    if (isOver) return;
    end();
    sink.end(error);
  }

  function abort(): void {
    fail();
  }

  /** Tells the past from `from`, or the state, and then what was held meanwhile. */
  async function catchUp(from: string | null): Promise<void> {
    const ownGeneration = ++generation;
    buffered = [];
    const missed = from === null ? null : await topics.listAfter(topic, from);
    if (isOver || ownGeneration !== generation) return;
    let newest = from;
    if (missed) {
      newest = missed.at(-1)?.id ?? from;
      if (missed.length > 0) sink.pushShared(missed);
    } else {
      const current = await topics.state(topic);
      if (isOver || ownGeneration !== generation) return;
      if (!current) return fail(new AppError('NOT_FOUND', TOPIC_NOT_FOUND));
      newest = current.id;
      sink.pushOwn(current.id, snapshot(current.state));
    }
    const pending = buffered;
    buffered = null;
    newestRead = newest;
    pushNew(pending);
  }

  function pushNew(events: readonly TopicEvent[]): void {
    const newEvents = newestRead === null ? events : events.filter(({ id }) => isAfter(id, newestRead));
    if (newEvents.length === 0) return;
    newestRead = null;
    sink.pushShared(newEvents);
  }

  async function start(): Promise<void> {
    const stop = await topics.follow(topic, {
      events: (events) => {
        if (buffered) buffered.push(...events);
        else pushNew(events);
      },
      restarted: () => void catchUp(null).catch(fail),
      dropped: () => fail(),
    });
    if (isOver) return stop();
    unfollow = stop;
    await catchUp(lastEventId ?? null);
  }

  until?.addEventListener('abort', abort);
  void start().catch(fail);
  return end;
}

/** Whether an event comes after what was read; what another beginning of the log wrote does not. */
function isAfter(id: string, newest: string | null): boolean {
  const place = parseEventId(id);
  const read = newest === null ? null : parseEventId(newest);
  return place !== null && (read === null || (place.epoch === read.epoch && place.seq > read.seq));
}
