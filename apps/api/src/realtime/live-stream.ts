import { tracked } from '@trpc/server';
import type { TopicEvent } from '../kernel/realtime.ts';

/** Receives the events of a stream. */
export interface EventSink {
  /** Sends an event to this reader alone. Without an id, no reader can resume after the event. */
  pushOwn(id: string | null, data: unknown): void;
  /** Sends events that are the same for all readers of the topic. */
  pushShared(events: readonly TopicEvent[]): void;
  /** Ends the stream: there are no more events, or reading failed with `error`. */
  end(error?: unknown): void;
}

/**
 * The result of a subscription. A socket attaches itself, so that an event is encoded once for all its readers and is
 * passed on without waiting. Other callers iterate over it like over a generator.
 */
export interface LiveStream<Value> extends AsyncIterable<Value> {
  /** Begins to read and sends events to `sink`. @returns a function that stops reading */
  attach(sink: EventSink): () => void;
}

export function createLiveStream<Value>(attach: (sink: EventSink) => () => void): LiveStream<Value> {
  return { attach, [Symbol.asyncIterator]: () => iterate<Value>(attach) };
}

export function isLiveStream(value: unknown): value is LiveStream<unknown> {
  return typeof value === 'object' && value !== null && 'attach' in value && typeof value.attach === 'function';
}

async function* iterate<Value>(attach: (sink: EventSink) => () => void): AsyncGenerator<Value, void, undefined> {
  const waiting: unknown[] = [];
  const ended: { error: unknown }[] = [];
  let wake = () => {};
  const add = (value: unknown) => {
    waiting.push(value);
    wake();
  };
  const detach = attach({
    pushOwn: (id, data) => add(id === null ? data : tracked(id, data)),
    pushShared: (events) => {
      for (const { id, json } of events) add(tracked(id, JSON.parse(json)));
    },
    end: (error) => {
      ended.push({ error });
      wake();
    },
  });
  try {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift() as Value;
      if (ended[0]?.error !== undefined) throw ended[0].error;
      if (ended[0]) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    detach();
  }
}
