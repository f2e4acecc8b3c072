import type { TrackedEnvelope } from '@trpc/server';
import type { TopicEvent, Topics } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { parseEventId } from './event-id.ts';
import { createLiveStream, type EventSink, type LiveStream } from './live-stream.ts';
import { TOPIC_NOT_FOUND } from './messages.ts';

export interface TopicStreamOptions<T> {
  topic: string;
  /** The id of the newest event that the reader has; without it, the stream begins with a snapshot. */
  lastEventId?: string | null | undefined;
  /** Creates the first value for a reader that can't continue from an event. */
  snapshot: (state: string) => T;
  /** Called once when reading begins. The function it returns is called once when reading ends, for whatever reason. */
  onAttach?: () => () => void;
  /** When aborted, ends the stream for this reader alone. */
  until?: AbortSignal;
}

/**
 * Creates the stream of a topic for a subscription, which is the only way to read a topic. It yields every event since
 * `lastEventId`, in order and once, after a snapshot if the log no longer has all of them. It follows the topic before
 * it reads missed events, so that no event is lost in between.
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
  /** Events that arrived while missed events were being read; null afterwards. */
  let buffered: TopicEvent[] | null = [];
  /**
   * The id of the newest event read from the log, until a later one arrives; null afterwards. Events read from the log
   * may still be published to this process; since publishing keeps their order, all events after this one are new.
   */
  let newestRead: string | null = null;
  /** Counts how often reading began, so that an outdated run stops. */
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

  /** Sends the events after `from`, or a snapshot, and then the events buffered meanwhile. */
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

/** Returns whether an event comes after `newest`; events of another epoch don't. */
function isAfter(id: string, newest: string | null): boolean {
  const place = parseEventId(id);
  const read = newest === null ? null : parseEventId(newest);
  return place !== null && (read === null || (place.epoch === read.epoch && place.seq > read.seq));
}
