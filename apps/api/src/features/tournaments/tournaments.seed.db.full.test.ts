import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { runTournaments } from '../../testing/planted/tournament.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { logInAsDemo, seedForDemo } from '../../testing/seeded-demo.ts';
import { seedDemoTournaments } from './tournaments.seed.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 3_600_000;

describeWithServer('demo tournaments', { fresh: true, now: new Date(NOON), env: { SEED_DEMO: 'true' } }, (harness) => {
  it('show one in registration, one running and one completed, at any time', async () => {
    const { deps } = harness.server;
    await seedForDemo(harness.server);
    for (let times = 0; times < 2; times += 1) await seedDemoTournaments(deps);
    await runTournaments(harness.server);
    const stranger = await plantPerson(harness.server);
    const open = (await stranger.trpc.tournaments.list.query({})).items;
    expect(open.map(({ status, name, stats }) => [status, name, stats.totalParticipants])).toEqual([
      ['in_progress', 'Swiss Evenings', 6],
      ['registration_open', 'Weekend Knockout', 5],
    ]);
    expect(
      (await stranger.trpc.quizzes.list.query({ search: 'Counting' })).items.map(({ title }) => title),
    ).not.toContain('Counting on It');
    const learner = { trpc: await logInAsDemo(harness.server, 'learner') };
    expect((await learner.trpc.tournaments.list.query({})).items[0]?.userParticipation).toMatchObject({
      canPlay: true,
    });
    const [over] = (await learner.trpc.tournaments.completed.query({})).items;
    expect(over).toMatchObject({ name: 'Autumn Cup', rounds: 3, totalParticipants: 8 });
    expect(over?.participants[0]).toMatchObject({ name: 'Priya Nair', rank: 1, title: 'Autumn Champion' });
    expect((await recountAll(harness.database)).found).toEqual([]);
    // A later seed creates new demo tournaments once the old ones have ended.
    harness.server.setNow(new Date(NOON + 200 * HOUR));
    await runTournaments(harness.server);
    expect((await stranger.trpc.tournaments.list.query({})).items).toEqual([]);
    await seedDemoTournaments(deps);
    expect((await stranger.trpc.tournaments.list.query({})).items).toHaveLength(2);
  });
});
