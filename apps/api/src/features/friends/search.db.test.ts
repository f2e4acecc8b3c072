import { MAX_FOUND } from '@quorbit/contracts/friends/limits';
import { SEARCH_HINT } from '@quorbit/contracts/friends/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { userWords } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantBlock, plantFriends, plantRequest } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type Person, startTestServer } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { fillWords } from '../accounts/profiles/fill-words.step.ts';

describeWithServer('searching people', (harness) => {
  let seeker: Person;
  /** A word that appears in no other test's names. */
  let word: string;
  const plant = (name: string) => plantPerson(harness.server, { name });
  const search = (query: string, by = seeker) => by.trpc.friends.search.query({ query });
  const found = async (query: string, by = seeker) => (await search(query, by)).map(({ name }) => name);
  beforeAll(() => {
    harness.server.setNow(new Date());
  });
  beforeEach(async () => {
    seeker = await plant('The Seeker');
    word = `q${newId().slice(-11)}`;
  });

  it('finds any words of a name by their beginnings, ignoring case and accents', async () => {
    await plant(`Zoë ${word} O’Brien`);
    for (const query of [
      word,
      word.toUpperCase().slice(0, 8),
      `zoe ${word}`,
      `OBR ${word}`.replace('OBR', 'bri'),
      `ZOË, ${word}`,
    ])
      expect(await found(query)).toEqual([`Zoë ${word} O’Brien`]);
    for (const query of [`${word}x`, word.slice(1), `oe ${word}`, `zoe zoe2 ${word}`])
      expect(await found(query)).toEqual([]);
  });

  it('requires at least two letters, and finds nobody by punctuation alone', async () => {
    expect(await refusalOf(search('a'))).toMatchObject({
      status: 400,
      issues: [{ path: 'query', message: SEARCH_HINT }],
    });
    expect(await refusalOf(search('  a  '))).toMatchObject({ status: 400 });
    for (const query of ['%%', '__', '!?', '\\\\', '"\'']) expect(await found(query)).toEqual([]);
  });

  it('leaves out oneself, suspended people, and blocks in either direction', async () => {
    const [blocker, blocked, free] = [await plant(`A ${word}`), await plant(`B ${word}`), await plant(`C ${word}`)];
    await plantPerson(harness.server, { name: `D ${word}`, outcome: 'suspended' });
    await plantBlock(harness.server, blocker, blocked);
    expect(await found(word, blocker)).toEqual([`C ${word}`]);
    expect(await found(word, blocked)).toEqual([`C ${word}`]);
    expect(await found(word, free)).toEqual([`A ${word}`, `B ${word}`]);
  });

  it('returns at most 20 people, those with common friends first, with their relation to the caller', async () => {
    const common = await plant('Common Friend');
    await plantFriends(harness.server, seeker, common);
    const people = [];
    for (let index = 10; index < MAX_FOUND + 14; index += 1) people.push(await plant(`P${index} ${word}`));
    const [requested = expect.fail(), received = expect.fail(), friend = expect.fail()] = people;
    const [near = expect.fail(), nearer = expect.fail()] = people.slice(-2);
    for (const person of [near, nearer]) await plantFriends(harness.server, common, person);
    const second = await plant('Second Friend');
    await plantFriends(harness.server, seeker, second);
    await plantFriends(harness.server, second, nearer);
    const sentId = await plantRequest(harness.server, seeker, requested);
    const receivedId = await plantRequest(harness.server, received, seeker);
    await plantFriends(harness.server, seeker, friend);
    const rows = await search(word);
    expect(rows).toHaveLength(MAX_FOUND);
    expect(rows.slice(0, 5)).toMatchObject([
      { id: nearer.id, commonFriends: 2, standing: 'none', requestId: null },
      { id: near.id, commonFriends: 1, standing: 'none' },
      { id: requested.id, commonFriends: 0, standing: 'requested', requestId: sentId },
      { id: received.id, standing: 'received', requestId: receivedId },
      { id: friend.id, standing: 'friends', requestId: null },
    ]);
  });

  it('lists group members after people with common friends, by the number of common groups', async () => {
    const common = await plant('Common Friend');
    await plantFriends(harness.server, seeker, common);
    const names = ['A none', 'B one group', 'C two groups', 'D friend of friend', 'E blocked', 'F left'];
    const people = [];
    for (const name of names) people.push(await plant(`${name} ${word}`));
    const [, oneGroup, twoGroups, near, blocked, left] = people.map((person) => person ?? expect.fail());
    const members = [oneGroup, twoGroups, blocked, left].flatMap((person) => person ?? []);
    const { id } = await plantGroup(harness.server, seeker, { members });
    await plantGroup(harness.server, twoGroups ?? expect.fail(), { members: [seeker], isPrivate: true });
    await plantFriends(harness.server, common, near ?? expect.fail());
    await plantBlock(harness.server, blocked ?? expect.fail(), seeker);
    await left?.trpc.studyGroups.leave.mutate({ id });
    const rows = await search(word);
    expect(rows.map(({ name, commonFriends, commonGroups }) => [name[0], commonFriends, commonGroups])).toEqual([
      ['D', 1, 0],
      ['C', 0, 2],
      ['B', 0, 1],
      ['A', 0, 0],
      ['F', 0, 0],
    ]);
  });

  it('finds a person by the new name after a change', async () => {
    const person = await plant(`Old ${word}`);
    await person.trpc.accounts.updateSettings.mutate({ name: `New ${word}` });
    expect(await found(`new ${word}`)).toEqual([`New ${word}`]);
    expect(await found(`old ${word}`)).toEqual([]);
    await person.trpc.accounts.updateSettings.mutate({ dailyGoal: 20 });
    expect(await found(`new ${word}`)).toEqual([`New ${word}`]);
  });

  it('finds people whose accounts are older than the search', async () => {
    const person = await plant(`Early ${word}`);
    await harness.database.transaction((tx) => tx.delete(userWords).where(eq(userWords.userId, person.id)));
    expect(await found(word)).toEqual([]);
    await harness.database.transaction((tx) => fillWords.run(tx));
    await harness.database.transaction((tx) => fillWords.run(tx));
    expect(await found(`ear ${word}`)).toEqual([`Early ${word}`]);
  });

  it('allows 60 searches a minute with the default 300 points of a client', async () => {
    const server = await startTestServer(harness.database, { RATE_LIMIT_PER_MINUTE: '300' });
    try {
      const { friends } = server.client(seeker.token);
      const outcomes: string[] = [];
      for (let time = 0; time < 62; time += 1) outcomes.push(await outcomeOf(friends.search.query({ query: word })));
      expect(outcomes.indexOf('TOO_MANY')).toBe(60);
    } finally {
      await server.close();
    }
  });
});
