import { tournamentMatches, tournamentPlayers, tournaments } from '@quorbit/db/schema/tournaments';
import { xpLedger } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPeople, plantRunning, playRound } from '../../testing/planted/tournament.ts';
import type { Person } from '../../testing/test-server.ts';
import { payOutPlayer } from './payouts.service.ts';
import { advanceTournament } from './rounds.service.ts';
import { advanceTournaments, payOutPlayers } from './tournaments.worker.ts';

describeAtNoon('rounds of a tournament started at the same moment', (harness, clock) => {
  it('several calls that start a round create exactly one, with each player in one pair', async () => {
    const all = await plantPeople(harness.server, 6);
    const { id } = await plantRunning(harness.server, all, { type: 'swiss_system' });
    for (const person of all) await playRound(harness.server, id, person, 2);
    clock(3);
    const now = harness.server.deps.now();
    const both = [1, 2, 3].map(() =>
      write(harness.database, [], (tx) => advanceTournament(tx, id, now), { onLateError: rethrow }),
    );
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    const rows = await harness.database.read
      .select()
      .from(tournamentMatches)
      .where(eq(tournamentMatches.tournamentId, id));
    expect(rows.map(({ round }) => round).toSorted()).toEqual([1, 1, 1, 2, 2, 2]);
    const second = rows.filter(({ round }) => round === 2).flatMap(({ firstId, secondId }) => [firstId, secondId]);
    expect(new Set(second).size).toBe(6);
  });

  it('a call that is stopped halfway changes nothing, and the next call does everything', async () => {
    const all = await plantPeople(harness.server, 4);
    const { id } = await plantRunning(harness.server, all, { type: 'swiss_system' });
    clock(4);
    const stopped = write(
      harness.database,
      [],
      async (tx) => {
        await advanceTournament(tx, id, harness.server.deps.now());
        throw new Error('The process was stopped.');
      },
      { onLateError: rethrow },
    );
    await expect(stopped).rejects.toThrow('stopped');
    const [row] = await harness.database.read.select().from(tournaments).where(eq(tournaments.id, id));
    expect(row?.round).toBe(1);
    while (await advanceTournaments(harness.server.deps));
    const matches = await harness.database.read
      .select()
      .from(tournamentMatches)
      .where(eq(tournamentMatches.tournamentId, id));
    expect(matches.map(({ round }) => round).toSorted()).toEqual([1, 1, 2, 2]);
  });

  it('a prize that several workers pay is paid once', async () => {
    const [a, b] = (await plantPeople(harness.server, 2)) as [Person, Person];
    const { id } = await plantRunning(harness.server, [a, b]);
    await playRound(harness.server, id, a, 3);
    await playRound(harness.server, id, b, 1);
    clock(8);
    while (await advanceTournaments(harness.server.deps));
    const [winner] = await harness.database.read
      .select()
      .from(tournamentPlayers)
      .where(and(eq(tournamentPlayers.tournamentId, id), eq(tournamentPlayers.userId, a.id)));
    expect(winner?.due).toBe('prize');
    await Promise.all([payOutPlayers(harness.server.deps), payOutPlayers(harness.server.deps)]);
    const learner = { id: a.id, role: 'user' as const, timeZone: 'UTC' };
    await write(
      harness.database,
      [`user:${a.id}`],
      (tx) => payOutPlayer(tx, learner, winner?.id ?? '', harness.server.deps.now()),
      { onLateError: rethrow },
    );
    const paid = await harness.database.read
      .select()
      .from(xpLedger)
      .where(and(eq(xpLedger.userId, a.id), eq(xpLedger.reason, 'tournament')));
    expect(paid.map(({ amount }) => amount)).toEqual([500]);
  });
});

function rethrow(error: unknown): never {
  throw error;
}
