import { afterEach, describe, expect, it } from 'vitest';
import type { Realtime } from '../../kernel/realtime.ts';
import { createProcesses, testRedisUrl } from '../../realtime/testing.ts';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { answersTo } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  plantPlayer,
  plantRoundPlay,
  plantRunning,
  plantTournament,
  runTournaments,
} from '../../testing/planted/tournament.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestSocket, type TestSocket } from '../../testing/wire/test-socket.ts';

describeAtNoon('a spectator of a tournament', (harness, clock) => {
  const sockets: TestSocket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.close();
  });

  /**
   * Watches a tournament over its own socket.
   * @returns the hints so far.
   */
  async function watch({ address }: TestServer, { token }: Person, id: string) {
    const socket = openTestSocket(address, token);
    sockets.push(socket);
    const hints: unknown[] = [];
    const { unsubscribe } = socket.trpc.tournaments.hints.subscribe({ id }, { onData: (hint) => hints.push(hint) });
    await expect.poll(() => hints.length).toBe(1);
    return { hints, unsubscribe };
  }
  const play = async (id: string, person: Person) => {
    const begun = await plantRoundPlay(harness.server, person, { id });
    return () => person.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: answersTo(begun, 1) });
  };

  it('gets only the id: at once, when a player begins or submits, and when the round ends', async () => {
    const { id, players } = await plantRunning(harness.server, [], { count: 2 });
    const spectator = await plantPerson(harness.server);
    const { hints } = await watch(harness.server, spectator, id);
    const submit = await play(id, players[0] as Person);
    await expect.poll(() => hints.length).toBe(2);
    const matchOf = async () => (await spectator.trpc.tournaments.get.query({ id })).schedule[0]?.matches[0];
    const playing = (await matchOf())?.sides.map((side) => [side?.playing, side?.played, side?.score]);
    expect(playing?.toSorted()).toEqual([
      [false, false, null],
      [true, false, null],
    ]);
    await submit();
    await expect.poll(() => hints.length).toBe(3);
    // Spectators see that the player has played, but no score, since the match isn't decided.
    expect((await matchOf())?.sides.filter((side) => side?.played)).toMatchObject([{ playing: false, score: null }]);
    clock(8);
    await runTournaments(harness.server);
    await expect.poll(() => hints.length).toBeGreaterThanOrEqual(4);
    expect(new Set(hints.map((hint) => JSON.stringify(hint)))).toEqual(new Set([JSON.stringify({ id })]));
  });

  it('gets a hint on registration, withdrawal and deletion of the tournament, and none for another one', async () => {
    const [watched, second] = [await plantTournament(harness.server), await plantTournament(harness.server)];
    const [spectator, player] = [await plantPerson(harness.server), await plantPerson(harness.server)];
    const [{ hints }, quiet] = [
      await watch(harness.server, spectator, watched.id),
      await watch(harness.server, spectator, second.id),
    ];
    await plantPlayer(harness.server, player, watched);
    await expect.poll(() => hints.length).toBe(2);
    await player.trpc.tournaments.withdraw.mutate({ id: watched.id });
    await expect.poll(() => hints.length).toBe(3);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id: watched.id });
    await expect.poll(() => hints.length).toBe(4);
    expect(quiet.hints).toHaveLength(1);
  });

  it('gets one hint for several changes within a second', async () => {
    const delayed: (() => void)[] = [];
    harness.server.deps.schedule = (_ms, run) => {
      delayed.push(run);
      return () => {};
    };
    try {
      const tournament = await plantTournament(harness.server);
      const { hints } = await watch(harness.server, await plantPerson(harness.server), tournament.id);
      for (let count = 0; count < 5; count += 1)
        await plantPlayer(harness.server, await plantPerson(harness.server), tournament);
      await expect.poll(() => delayed.length).toBe(1);
      expect(hints).toHaveLength(1);
      delayed[0]?.();
      await expect.poll(() => hints.length).toBe(2);
    } finally {
      delete harness.server.deps.schedule;
    }
  });

  describe.skipIf(testRedisUrl === undefined)('on another process', () => {
    it('gets the hints over Redis', async () => {
      const testServer = await startTestServer(harness.database);
      const kept = harness.server.deps.realtime;
      const make = createProcesses('redis');
      const made: Realtime[] = [make(), make()];
      [harness.server.deps.realtime, testServer.deps.realtime] = made as [Realtime, Realtime];
      const { publishCommits: passOnCommits } = await import('../../realtime/commit-signals.ts');
      const stop = passOnCommits(harness.database, harness.server.deps.realtime.signals);
      try {
        const tournament = await plantTournament(harness.server);
        const { hints } = await watch(testServer, await plantPerson(harness.server), tournament.id);
        await plantPlayer(harness.server, await plantPerson(harness.server), tournament);
        await expect.poll(() => hints.length).toBe(2);
      } finally {
        stop();
        harness.server.deps.realtime = kept;
        await testServer.close();
        for (const realtime of made) await realtime.close();
      }
    });
  });
});
