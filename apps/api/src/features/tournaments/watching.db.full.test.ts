import { afterEach, describe, expect, it } from 'vitest';
import type { Realtime } from '../../kernel/realtime.ts';
import { processes, testRedisUrl } from '../../realtime/testing.ts';
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

describeAtNoon('who watches a tournament', (its, clock) => {
  const sockets: TestSocket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.close();
  });

  /** Watches over a socket of its own. @returns the hints so far */
  async function watch({ address }: TestServer, { token }: Person, id: string) {
    const socket = openTestSocket(address, token);
    sockets.push(socket);
    const hints: unknown[] = [];
    const { unsubscribe } = socket.trpc.tournaments.hints.subscribe({ id }, { onData: (hint) => hints.push(hint) });
    await expect.poll(() => hints.length).toBe(1);
    return { hints, unsubscribe };
  }
  const play = async (id: string, person: Person) => {
    const begun = await plantRoundPlay(its.server, person, { id });
    return () => person.trpc.tournaments.submitQuiz.mutate({ id, quizId: begun.quiz.id, answers: answersTo(begun, 1) });
  };

  it('gets the id alone: at once, when somebody begins, when they have played, when the round ends', async () => {
    const { id, players } = await plantRunning(its.server, [], { count: 2 });
    const spectator = await plantPerson(its.server);
    const { hints } = await watch(its.server, spectator, id);
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
    // Spectators see that they have played, and not how well: the match isn't decided.
    expect((await matchOf())?.sides.filter((side) => side?.played)).toMatchObject([{ playing: false, score: null }]);
    clock(8);
    await runTournaments(its.server);
    await expect.poll(() => hints.length).toBeGreaterThanOrEqual(4);
    expect(new Set(hints.map((hint) => JSON.stringify(hint)))).toEqual(new Set([JSON.stringify({ id })]));
  });

  it('hears of registrations, of those who withdraw, and of its deletion; of no other tournament', async () => {
    const [one, other] = [await plantTournament(its.server), await plantTournament(its.server)];
    const [spectator, player] = [await plantPerson(its.server), await plantPerson(its.server)];
    const [{ hints }, quiet] = [
      await watch(its.server, spectator, one.id),
      await watch(its.server, spectator, other.id),
    ];
    await plantPlayer(its.server, player, one);
    await expect.poll(() => hints.length).toBe(2);
    await player.trpc.tournaments.withdraw.mutate({ id: one.id });
    await expect.poll(() => hints.length).toBe(3);
    const admin = await plantPerson(its.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id: one.id });
    await expect.poll(() => hints.length).toBe(4);
    expect(quiet.hints).toHaveLength(1);
  });

  it('gets one hint for much that happens within a second', async () => {
    const delayed: (() => void)[] = [];
    its.server.deps.after = (_ms, run) => {
      delayed.push(run);
      return () => {};
    };
    try {
      const tournament = await plantTournament(its.server);
      const { hints } = await watch(its.server, await plantPerson(its.server), tournament.id);
      for (let count = 0; count < 5; count += 1)
        await plantPlayer(its.server, await plantPerson(its.server), tournament);
      await expect.poll(() => delayed.length).toBe(1);
      expect(hints).toHaveLength(1);
      delayed[0]?.();
      await expect.poll(() => hints.length).toBe(2);
    } finally {
      delete its.server.deps.after;
    }
  });

  describe.skipIf(testRedisUrl === undefined)('on another process', () => {
    it('hears of it over Redis', async () => {
      const other = await startTestServer(its.database);
      const kept = its.server.deps.realtime;
      const make = processes('redis');
      const made: Realtime[] = [make(), make()];
      [its.server.deps.realtime, other.deps.realtime] = made as [Realtime, Realtime];
      const { passOnCommits } = await import('../../realtime/commit-signals.ts');
      const stop = passOnCommits(its.database, its.server.deps.realtime.signals);
      try {
        const tournament = await plantTournament(its.server);
        const { hints } = await watch(other, await plantPerson(its.server), tournament.id);
        await plantPlayer(its.server, await plantPerson(its.server), tournament);
        await expect.poll(() => hints.length).toBe(2);
      } finally {
        stop();
        its.server.deps.realtime = kept;
        await other.close();
        for (const realtime of made) await realtime.close();
      }
    });
  });
});
