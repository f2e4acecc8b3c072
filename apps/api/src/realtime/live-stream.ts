import { tracked } from '@trpc/server';
import type { TopicEvent } from '../kernel/realtime.ts';

/** Where the events of a stream go. */
export interface EventSink {
  /** An event of this reader alone; without an id, one that nobody can go on from. */
  pushOwn(id: string | null, data: unknown): void;
  /** Events that all readers of the topic get alike. */
  pushShared(events: readonly TopicEvent[]): void;
  /** Nothing more comes: what was read is over, or reading it failed. */
  end(error?: unknown): void;
}

/**
 * What a subscription returns. The socket attaches itself: an event is then encoded once for all its readers, and nothing
 * waits in between. Any other caller iterates, as over a generator.
 */
export interface LiveStream<Value> extends AsyncIterable<Value> {
  /** Begins to read. @returns what ends it */
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
