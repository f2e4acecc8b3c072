import { expect, it } from 'vitest';
import type { Follower, TopicEvent, Topics } from '../kernel/realtime.ts';
import { formatEventId } from './event-id.ts';
import { topicStream } from './topic-stream.ts';

const at = (seq: number): TopicEvent => ({ id: formatEventId({ epoch: 'one', seq }), json: JSON.stringify({ seq }) });

/** A log that has all events when a reader starts, but notifies this process only when a test says so. */
function slowTopics(events: readonly TopicEvent[]) {
  const followers: Follower[] = [];
  const topics: Pick<Topics, 'listAfter' | 'state' | 'follow'> = {
    follow: async (_topic, follower) => {
      followers.push(follower);
      return () => {};
    },
    listAfter: async (_topic, id) => events.slice(events.findIndex((event) => event.id === id) + 1),
    state: async () => ({ id: events.at(-1)?.id ?? '', state: '{}' }),
  };
  return { topics, tell: (...told: TopicEvent[]) => followers.map((follower) => follower.events(told)) };
}

it.each([
  ['the events that it missed', at(1).id, [2, 3]],
  ['the state', null, ['state']],
] as const)(
  'a reader that has read %s gets no event twice, however late it is published',
  async (_what, lastEventId, past) => {
    const { topics, tell } = slowTopics([at(1), at(2), at(3)]);
    const stream = topicStream<{ seq: number | string }>(topics, {
      topic: 'room:A',
      lastEventId,
      snapshot: () => ({ seq: 'state' }),
    });
    const events = stream[Symbol.asyncIterator]();
    const next = async () => (await events.next()).value?.[1].seq;
    for (const seq of past) expect(await next()).toBe(seq);
    tell(at(2));
    tell(at(3), at(4));
    tell(at(5));
    expect([await next(), await next()]).toEqual([4, 5]);
    await events.return?.(undefined);
  },
);
