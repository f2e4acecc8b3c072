import { expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantBlock } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  plantPlayer,
  plantRunning,
  plantTournament,
  playRound,
  runTournaments,
} from '../../testing/planted/tournament.ts';
import { plantXp } from '../../testing/planted/xp.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';

describeAtNoon('players of a tournament are notified', (harness, clock) => {
  /** Returns the notifications that a person got, oldest first. */
  async function told(person: Person) {
    const items = await listNotificationsOf(harness.server, person);
    return items.toReversed().map(({ kind, about: { tournamentId: _, game: __, ...about } }) => [kind, about]);
  }
  const play = (id: string, person: Person, right: number) => playRound(harness.server, id, person, right);
  const two = async () => [await plantPerson(harness.server), await plantPerson(harness.server)] as [Person, Person];

  it('once, an hour before it starts, if they are registered', async () => {
    const [ada, bob] = await two();
    const tournament = await plantTournament(harness.server);
    await plantPlayer(harness.server, ada, tournament);
    clock(0.99);
    await runTournaments(harness.server);
    expect(await told(ada)).toEqual([]);
    clock(1);
    await Promise.all([runTournaments(harness.server), runTournaments(harness.server)]);
    clock(1.5);
    await runTournaments(harness.server);
    expect(await told(ada)).toEqual([['tournament_soon', {}]]);
    expect(await told(bob)).toEqual([]);
    expect((await ada.trpc.notifications.list.query()).items[0]?.about).toEqual({
      tournamentId: tournament.id,
      game: 'Cup',
    });
  });

  it('once of each round with the opponent, of each result, and of their prize', async () => {
    const [ada, bob] = await two();
    const { id } = await plantRunning(harness.server, [ada, bob]);
    expect(await told(ada)).toEqual([['tournament_round', { round: 1, opponentId: bob.id }]]);
    expect(JSON.stringify(await ada.trpc.notifications.list.query())).not.toContain(bob.user.name);
    expect((await ada.trpc.notifications.names.query()).people).toEqual([{ id: bob.id, name: bob.user.name }]);
    await play(id, ada, 3);
    expect(await told(bob)).toHaveLength(1);
    await play(id, bob, 1);
    const won = ['tournament_result', { round: 1, won: true, out: false, opponentId: bob.id }];
    const lost = ['tournament_result', { round: 1, won: false, out: true, opponentId: ada.id }];
    expect((await told(ada)).slice(1)).toEqual([won]);
    expect((await told(bob)).slice(1)).toEqual([lost]);
    clock(8);
    for (let times = 0; times < 2; times += 1) await runTournaments(harness.server);
    expect((await told(ada)).slice(1)).toEqual([won, ['tournament_prize', { rank: 1, xp: 500 }]]);
    expect((await told(bob)).slice(1)).toEqual([lost, ['tournament_prize', { rank: 2, xp: 300 }]]);
  });

  it('of a round and its result, without a name if the opponent is blocked or deleted', async () => {
    const [ada, bob] = await two();
    await plantBlock(harness.server, bob, ada);
    const { id } = await plantRunning(harness.server, [ada, bob]);
    expect(await told(ada)).toEqual([['tournament_round', { round: 1, opponentId: bob.id }]]);
    expect((await ada.trpc.notifications.names.query()).people).toEqual([]);
    await play(id, ada, 2);
    await bob.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    clock(8);
    await runTournaments(harness.server);
    expect(await told(ada)).toContainEqual(['tournament_result', { round: 1, won: true, out: false }]);
  });

  it('of their new round and their final rank without a prize', async () => {
    const [ada, bob] = await two();
    const { id } = await plantRunning(harness.server, [ada, bob], {
      type: 'round_robin',
      prizes: [{ position: 1, xp: 5 }],
    });
    expect(await told(ada)).toEqual([['tournament_round', { round: 1 }]]);
    await play(id, ada, 3);
    await play(id, bob, 1);
    expect(await told(bob)).toHaveLength(1);
    for (const hours of [4, 8]) {
      clock(hours);
      await runTournaments(harness.server);
    }
    expect((await told(bob)).slice(1)).toEqual([
      ['tournament_round', { round: 2 }],
      ['tournament_result', { rank: 2, players: 2 }],
    ]);
    expect((await told(ada)).at(-1)).toEqual(['tournament_prize', { rank: 1, xp: 5 }]);
  });

  it('of a tournament that is deleted or has too few players, with the fee that is given back', async () => {
    const [ada] = await two();
    await plantXp(harness.server, ada, 100);
    const settings = { entryFee: 40 };
    const [deleted, alone] = [
      await plantTournament(harness.server, { settings }),
      await plantTournament(harness.server, { name: 'Alone', settings }),
    ];
    await plantPlayer(harness.server, ada, deleted);
    await plantPlayer(harness.server, ada, alone);
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await admin.trpc.tournaments.delete.mutate({ id: deleted.id });
    clock(2);
    await runTournaments(harness.server);
    expect(await told(ada)).toEqual([
      ['tournament_cancelled', { reason: 'deleted', fee: 40 }],
      ['tournament_cancelled', { reason: 'few', fee: 40 }],
    ]);
    expect((await ada.trpc.tournaments.list.query({})).balance).toBe(100);
  });

  it('only of the kinds that they haven’t turned off', async () => {
    const [ada, bob] = await two();
    await ada.trpc.accounts.updateSettings.mutate({ notifyTournamentRounds: false });
    await plantRunning(harness.server, [ada, bob]);
    expect([await told(ada), (await told(bob)).length]).toEqual([[], 1]);
  });

  it('on the start page of their next or current match, until they are out', async () => {
    const [ada, bob] = await two();
    const own = (person: Person) => person.trpc.tournaments.ownMatch.query();
    expect(await own(ada)).toBeNull();
    const { id } = await plantTournament(harness.server);
    for (const person of [ada, bob]) await plantPlayer(harness.server, person, { id });
    const starts = new Date(NOON + 2 * HOUR).toISOString();
    expect(await own(ada)).toMatchObject({ tournament: { id, name: 'Cup' }, state: 'upcoming', at: starts });
    clock(2);
    await runTournaments(harness.server);
    const ends = new Date(NOON + 10 * HOUR).toISOString();
    expect(await own(ada)).toMatchObject({ state: 'to_play', round: 1, rounds: 1, at: ends, opponent: bob.user.name });
    await plantBlock(harness.server, bob, ada);
    expect(await own(ada)).toMatchObject({ state: 'to_play', opponent: 'Hidden player' });
    await play(id, ada, 3);
    expect(await own(ada)).toMatchObject({ state: 'waiting', percentage: 100 });
    await play(id, bob, 0);
    expect([(await own(ada))?.state, await own(bob)]).toEqual(['decided', null]);
    clock(10);
    await runTournaments(harness.server);
    expect(await own(ada)).toBeNull();
  });
});
