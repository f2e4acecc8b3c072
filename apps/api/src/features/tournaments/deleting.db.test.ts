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
import { recounted } from '../../testing/recounted.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { payOutAll } from './tournaments.worker.ts';

describeAtNoon('an admin who deletes a tournament', (its, clock) => {
  it('that runs gives the fees back; nobody can play it on, and it stays in the history', async () => {
    const all = await plantPeople(its.server, 2);
    const [a, b] = all as [Person, Person];
    for (const person of all) await plantXp(its.server, person, 50);
    const { id, quizzes } = await plantRunning(its.server, all, { settings: { entryFee: 30 } });
    await plantRoundPlay(its.server, a, { id });
    const admin = await plantPerson(its.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id });
    expect(await outcomeOf(admin.trpc.tournaments.delete.mutate({ id }))).toBe('NOT_FOUND');
    for (let times = 0; times < 2; times += 1) while (await payOutAll(its.server.deps));
    for (const { trpc } of all) expect((await trpc.tournaments.list.query({})).balance).toBe(50);
    const fees = await its.database.read.select().from(xpFees).where(eq(xpFees.userId, b.id));
    expect(fees.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['fee', 30],
      ['refund', 30],
    ]);
    for (const call of [readTournament(id, a), a.trpc.tournaments.startQuiz.mutate({ id })])
      expect(await outcomeOf(call)).toBe('NOT_FOUND');
    expect((await a.trpc.tournaments.history.query({})).items.map((one) => one.id)).toEqual([id]);
    expect(await outcomeOf(b.trpc.quizzes.start.query({ id: quizzes[0]?.id ?? '' }))).toBe('ok');
    clock(10);
    await runTournaments(its.server);
    expect((await recounted(its.database)).found).toEqual([]);
  });

  it('that is over takes nothing back and gives nothing', async () => {
    const [a, b] = (await plantPeople(its.server, 2)) as [Person, Person];
    await plantXp(its.server, a, 30);
    await plantXp(its.server, b, 30);
    const { id } = await plantRunning(its.server, [a, b], { settings: { entryFee: 30 } });
    await playRound(its.server, id, a, 1);
    clock(8);
    await runTournaments(its.server);
    const admin = await plantPerson(its.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id });
    await runTournaments(its.server);
    const balances = [a, b].map(async ({ trpc }) => (await trpc.tournaments.list.query({})).balance);
    expect(await Promise.all(balances)).toEqual([500, 0]);
  });
});
