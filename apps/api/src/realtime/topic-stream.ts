import type { TrackedEnvelope } from '@trpc/server';
import type { TopicEvent, Topics } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { placeOf } from './event-id.ts';
import { type LiveStream, liveStream, type Sink } from './live-stream.ts';
import { TOPIC_GONE } from './words.ts';

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
  topics: Pick<Topics, 'after' | 'state' | 'follow'>,
  options: TopicStreamOptions<T>,
): LiveStream<TrackedEnvelope<T>> {
  return liveStream((sink) => attachTo(topics, options, sink));
}

function attachTo<T>(
  topics: Pick<Topics, 'after' | 'state' | 'follow'>,
  { topic, lastEventId, snapshot, onAttach, until }: TopicStreamOptions<T>,
  sink: Sink,
): () => void {
  let over = false;
  let unfollow = () => {};
  /** What has come while the past was being read; null once it is. */
  let held: TopicEvent[] | null = [];
  /**
   * The newest event of the past, until one after it has come: what was read there may be published to this process later.
   * Publishing keeps the order, so what follows that one is new.
   */
  let read: string | null = null;
  /** Counts the times at which the log began. */
  let beginning = 0;
  const detach = onAttach?.();

  function end(): void {
    if (over) return;
    over = true;
    until?.removeEventListener('abort', cut);
    unfollow();
    detach?.();
  }

  function fail(error?: unknown): void {
    if (over) return;
    end();
    sink.end(error);
  }

  function cut(): void {
    fail();
  }

  /** Tells the past from `from`, or the state, and then what was held meanwhile. */
  async function catchUp(from: string | null): Promise<void> {
    const mine = ++beginning;
    held = [];
    const missed = from === null ? null : await topics.after(topic, from);
    if (over || mine !== beginning) return;
    let newest = from;
    if (missed) {
      newest = missed.at(-1)?.id ?? from;
      if (missed.length > 0) sink.shared(missed);
    } else {
      const current = await topics.state(topic);
      if (over || mine !== beginning) return;
      if (!current) return fail(new AppError('NOT_FOUND', TOPIC_GONE));
      newest = current.id;
      sink.own(current.id, snapshot(current.state));
    }
    const late = held;
    held = null;
    read = newest;
    tell(late);
  }

  function tell(events: readonly TopicEvent[]): void {
    const fresh = read === null ? events : events.filter(({ id }) => isAfter(id, read));
    if (fresh.length === 0) return;
    read = null;
    sink.shared(fresh);
  }

  async function begin(): Promise<void> {
    const stop = await topics.follow(topic, {
      events: (events) => {
        if (held) held.push(...events);
        else tell(events);
      },
      restarted: () => void catchUp(null).catch(fail),
      dropped: () => fail(),
    });
    if (over) return stop();
    unfollow = stop;
    await catchUp(lastEventId ?? null);
  }

  until?.addEventListener('abort', cut);
  void begin().catch(fail);
  return end;
}

/** Whether an event comes after what was read; what another beginning of the log wrote does not. */
function isAfter(id: string, newest: string | null): boolean {
  const place = placeOf(id);
  const read = newest === null ? null : placeOf(newest);
  return place !== null && (read === null || (place.epoch === read.epoch && place.seq > read.seq));
}
