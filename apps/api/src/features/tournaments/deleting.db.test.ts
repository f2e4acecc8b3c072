import { xpFees } from '@quorbit/db/schema/xp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  plantPeople,
  plantRoundPlay,
  plantRunning,
  playRound,
  readTournament,
  runTournaments,
} from '../../testing/planted/tournament.ts';
import { plantXp } from '../../testing/planted/xp.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { payOutPlayers } from './tournaments.worker.ts';

describeAtNoon('an admin who deletes a tournament', (harness, clock) => {
  it('gives the fees back if it’s running; nobody can go on playing it, and it stays in the history', async () => {
    const all = await plantPeople(harness.server, 2);
    const [a, b] = all as [Person, Person];
    for (const person of all) await plantXp(harness.server, person, 50);
    const { id, quizzes } = await plantRunning(harness.server, all, { settings: { entryFee: 30 } });
    await plantRoundPlay(harness.server, a, { id });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id });
    expect(await outcomeOf(admin.trpc.tournaments.delete.mutate({ id }))).toBe('NOT_FOUND');
    for (let times = 0; times < 2; times += 1) while (await payOutPlayers(harness.server.deps));
    for (const { trpc } of all) expect((await trpc.tournaments.list.query({})).balance).toBe(50);
    const fees = await harness.database.read.select().from(xpFees).where(eq(xpFees.userId, b.id));
    expect(fees.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['fee', 30],
      ['refund', 30],
    ]);
    for (const call of [readTournament(id, a), a.trpc.tournaments.startQuiz.mutate({ id })])
      expect(await outcomeOf(call)).toBe('NOT_FOUND');
    expect((await a.trpc.tournaments.history.query({})).items.map((item) => item.id)).toEqual([id]);
    expect(await outcomeOf(b.trpc.quizzes.start.query({ id: quizzes[0]?.id ?? '' }))).toBe('ok');
    clock(10);
    await runTournaments(harness.server);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('takes nothing back and pays nothing if it’s over', async () => {
    const [a, b] = (await plantPeople(harness.server, 2)) as [Person, Person];
    await plantXp(harness.server, a, 30);
    await plantXp(harness.server, b, 30);
    const { id } = await plantRunning(harness.server, [a, b], { settings: { entryFee: 30 } });
    await playRound(harness.server, id, a, 1);
    clock(8);
    await runTournaments(harness.server);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id });
    await runTournaments(harness.server);
    const balances = [a, b].map(async ({ trpc }) => (await trpc.tournaments.list.query({})).balance);
    expect(await Promise.all(balances)).toEqual([500, 0]);
  });
});
