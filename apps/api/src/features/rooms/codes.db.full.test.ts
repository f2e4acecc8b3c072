// Tests that room codes can't be guessed: wrong codes use up the caller's rate limit, over HTTP and over the socket.
import { TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantRoom } from '../../testing/planted/room.ts';
import type { Person } from '../../testing/test-server.ts';
import { roomsRouter } from './rooms.router.ts';

const WRONG = 'ABCDEF';
const TRIES = 12;
const env = { RATE_LIMIT_PER_MINUTE: '200' };

describeWithServer('codes of rooms', { on: ['PGlite'], perTest: true, env }, (harness) => {
  const roomId = WRONG;
  const calls: Record<string, (trpc: Person['trpc']) => Promise<unknown>> = {
    join: ({ rooms }) => rooms.join.mutate({ roomId }),
    start: ({ rooms }) => rooms.start.mutate({ roomId }),
    answer: ({ rooms }) => rooms.answer.mutate({ roomId, questionIndex: 0, answer: 0 }),
    next: ({ rooms }) => rooms.next.mutate({ roomId }),
    leave: ({ rooms }) => rooms.leave.mutate({ roomId }),
    chat: ({ rooms }) => rooms.chat.mutate({ roomId, message: 'Hello' }),
    kick: ({ rooms }) => rooms.kick.mutate({ roomId, playerId: newId() }),
    report: ({ rooms }) => rooms.report.mutate({ roomId, playerId: newId(), reason: 'Rude' }),
    get: ({ rooms }) => rooms.get.query({ roomId }),
    standing: ({ rooms }) => rooms.standing.query({ roomId }),
    suggest: ({ rooms }) => rooms.suggest.query({ roomId }),
  };
  /**
   * Calls that the HTTP test leaves out: the first two only read the caller's own games, and `events` is tested over
   * the socket.
   */
  const OTHERS = ['outcome', 'classReport', 'events'];

  it('are tested here for every call that takes one', () => {
    const takesCode = Object.entries(roomsRouter._def.procedures)
      .filter(([, { _def }]) => {
        const inputs = (_def as unknown as { inputs: { shape?: object }[] }).inputs;
        return inputs.some(({ shape }) => shape !== undefined && 'roomId' in shape);
      })
      .map(([name]) => name);
    expect(takesCode.toSorted()).toEqual([...Object.keys(calls), ...OTHERS].toSorted());
  });

  it.each(Object.keys(calls))('are refused after a few wrong ones, over HTTP: %s', async (name) => {
    const { trpc } = await plantPerson(harness.server);
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      await calls[name]?.(trpc).catch((error) => told.push(error.data.appCode));
    expect(told).toHaveLength(TRIES);
    expect(told.filter((code) => code === 'NOT_FOUND').length).toBeLessThan(TRIES);
    expect(new Set(told)).toEqual(new Set(['NOT_FOUND', 'TOO_MANY']));
  });

  it('cost nothing extra if the room exists and the named player does not', async () => {
    const { server } = harness;
    const host = await plantPerson(server, { role: 'premium' });
    const planted = await plantRoom(server, host);
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      await host.trpc.rooms.kick
        .mutate({ roomId: planted.roomId, playerId: newId() })
        .catch((error) => told.push(error.message));
    expect(told).toEqual(Array(TRIES).fill('Player not found.'));
  });

  it('are refused after a few wrong ones, over the socket', async () => {
    const { trpc } = harness.server.socket((await plantPerson(harness.server)).token);
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      told.push(
        await new Promise<string>((resolve) => {
          trpc.rooms.events.subscribe({ roomId }, { onError: ({ message }) => resolve(message) });
        }),
      );
    expect(told[0]).toBe('Room not found.');
    expect(told.at(-1)).toBe(TOO_MANY_REQUESTS);
  });

  it('cost nothing extra while the room of a running game can’t be found', async () => {
    const { server } = harness;
    const { roomId, guest } = await plantRoom(server, await plantPerson(server, { role: 'premium' }), {
      started: true,
    });
    const there = server.deps.realtime;
    server.deps.realtime = { ...there, topics: { ...there.topics, state: async () => null } };
    const told: string[] = [];
    for (let time = 0; time < TRIES; time += 1)
      await guest.trpc.rooms.get.query({ roomId }).catch((error) => told.push(error.data.appCode));
    expect(told).toEqual(Array(TRIES).fill('UNAVAILABLE'));
    server.deps.realtime = there;
    expect((await guest.trpc.rooms.standing.query({ roomId }))?.rank).toBeUndefined();
  });
});
