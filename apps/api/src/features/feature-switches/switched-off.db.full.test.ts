// Checks every call that a switch closes, over tRPC and REST, and that things already begun still end as usual.
import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import {
  formatOffMessage,
  INVITATION_NEEDED,
  INVITATION_USED_UP,
  REGISTRATION_CLOSED,
} from '@quorbit/contracts/feature-switches/messages';
import type { Switches } from '@quorbit/contracts/feature-switches/switches';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { users } from '@quorbit/db/schema/accounts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantChallenge, plantRun, playQuiz, readChallenge } from '../../testing/planted/challenge.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantInvitation } from '../../testing/planted/invitation.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { plantSwitches } from '../../testing/planted/switches.ts';
import {
  plantRunning,
  plantTournament,
  playRound,
  readTournament,
  runTournaments,
} from '../../testing/planted/tournament.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const ON: Partial<Switches> = { registration: 'open', rooms: true, challenges: true, tournaments: true };
const off = (message: string) => ({ code: 'FEATURE_OFF' satisfies AppErrorCode, status: 409, message });
let no = 0;

describeWithServer('what a switched-off feature refuses', (harness) => {
  let admin: Person;
  let learner: Person;
  beforeEach(async () => {
    [admin, learner] = await Promise.all([
      plantPerson(harness.server, { role: 'admin' }),
      plantPerson(harness.server, { role: 'premium' }),
    ]);
  });
  afterEach(() => plantSwitches(harness.server, ON));

  /**
   * Posts over REST.
   * @returns the status, code and message of the refusal, to compare with `off`.
   */
  async function posted(path: string, { token }: Partial<Person> = {}, body: unknown = {}) {
    const answer = await send(harness.server.address, 'POST', path, { token, body });
    const { code, message } = (answer.body ?? {}) as { code?: string; message?: string };
    return { code, status: answer.status, message };
  }
  function newcomer(more = {}) {
    no += 1;
    return { name: 'Newcomer', email: `newcomer${no}@example.org`, password: TEST_PASSWORD, timeZone: 'UTC', ...more };
  }
  const register = (more = {}) => refusalOf(harness.server.client().accounts.register.mutate(newcomer(more)));
  const countPeople = () => harness.database.read.$count(users);

  it('closed registration: no account can be created, with or without a code', async () => {
    await plantSwitches(harness.server, { registration: 'closed' });
    const before = await countPeople();
    const inviteCode = await plantInvitation(harness.server, learner);
    expect(await register()).toEqual(off(REGISTRATION_CLOSED));
    expect(await register({ inviteCode })).toEqual(off(REGISTRATION_CLOSED));
    expect(await posted('/api/auth/register', {}, newcomer({ inviteCode }))).toEqual(off(REGISTRATION_CLOSED));
    expect(await countPeople()).toBe(before);
    // Existing accounts can still log in.
    const { email } = learner.user;
    expect(await outcomeOf(harness.server.client().accounts.login.mutate({ email, password: TEST_PASSWORD }))).toBe(
      'ok',
    );
  });

  it('registration by invitation: a friend’s code admits one person, who can accept it afterwards', async () => {
    await plantSwitches(harness.server, { registration: 'invitation' });
    expect(await register()).toEqual(off(INVITATION_NEEDED));
    expect(await posted('/api/auth/register', {}, newcomer())).toEqual(off(INVITATION_NEEDED));
    const code = await plantInvitation(harness.server, learner);
    // A refused registration with a taken e-mail address doesn't use the invitation code up.
    expect(await register({ inviteCode: code, email: learner.user.email })).toMatchObject({ code: 'CONFLICT' });
    const { token } = await harness.server.client().accounts.register.mutate(newcomer({ inviteCode: code }));
    expect(await register({ inviteCode: code })).toEqual(off(INVITATION_USED_UP));
    expect(await posted('/api/auth/register', {}, newcomer({ inviteCode: code }))).toEqual(off(INVITATION_USED_UP));
    const accepted = await harness.server.client(token).invitations.accept.mutate({ code });
    expect(accepted).toMatchObject({ kind: 'friend', name: learner.user.name });
  });

  it('registration by invitation: only one of several people who use a code at once gets in', async () => {
    await plantSwitches(harness.server, { registration: 'invitation' });
    const inviteCode = await plantInvitation(harness.server, learner);
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await register({ inviteCode }))?.code ?? 'ok'));
    expect(outcomes.toSorted()).toEqual(['FEATURE_OFF', 'FEATURE_OFF', 'ok']);
  });

  it('registration by invitation: expired, used, unknown and suspended people’s codes admit nobody', async () => {
    await plantSwitches(harness.server, { registration: 'invitation' });
    const ago = new Date(Date.now() - 15 * 86_400_000);
    const suspended = await plantPerson(harness.server, { outcome: 'suspended' });
    const used = await plantInvitation(harness.server, learner);
    await (await plantPerson(harness.server)).trpc.invitations.accept.mutate({ code: used });
    const before = await countPeople();
    for (const inviteCode of [
      await plantInvitation(harness.server, learner, { createdAt: ago }),
      await plantInvitation(harness.server, suspended),
      used,
      'AAAAAAAAAAAAAA',
      "' or 1=1 --",
    ]) {
      expect(await register({ inviteCode })).toEqual(off(INVITATION_USED_UP));
    }
    expect(await register({ inviteCode: '' })).toMatchObject({ code: 'INVALID', issues: [{ path: 'inviteCode' }] });
    expect(await countPeople()).toBe(before);
  });

  it('registration by invitation: a group’s code admits as many people as the group has places', async () => {
    await plantSwitches(harness.server, { registration: 'invitation' });
    const { inviteCode } = await plantGroup(harness.server, learner, { isPrivate: true, maxMembers: 2 });
    expect(await register({ inviteCode })).toBeNull();
    const { token } = await harness.server.client().accounts.register.mutate(newcomer({ inviteCode }));
    await harness.server.client(token).invitations.accept.mutate({ code: inviteCode ?? '' });
    expect(await register({ inviteCode })).toEqual(off(INVITATION_USED_UP));
  });

  it('rooms: none can be opened, and an open one still takes players and plays to the end', async () => {
    const clock = new RoomClock(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
    const guest = await plantPerson(harness.server);
    const { room } = await learner.trpc.rooms.create.mutate({ quizId: quiz.id });
    await plantSwitches(harness.server, { rooms: false });
    const person = await plantPerson(harness.server, { role: 'premium' });
    expect(await refusalOf(person.trpc.rooms.create.mutate({ quizId: quiz.id }))).toEqual(
      off(formatOffMessage('rooms')),
    );
    const roomId = room.id;
    await guest.trpc.rooms.join.mutate({ roomId });
    const players = [learner, guest].map((person) => new RoomPlayer(harness.server, person, roomId));
    await players[1]?.waitFor('room_joined');
    await learner.trpc.rooms.start.mutate({ roomId });
    for (const player of players) {
      await player.question(0);
      clock.advance(1_000);
      await player.answer(0, RIGHT_OPTION);
    }
    await players[0]?.results(0);
    clock.advance(NEXT_QUESTION_MS);
    const { leaderboard } = (await players[0]?.waitFor('quiz_finished')) ?? expect.fail();
    expect(leaderboard).toHaveLength(2);
    await expect
      .poll(() => guest.trpc.rooms.outcome.query({ roomId }))
      .toMatchObject({
        correct: 1,
      });
    harness.server.deps.schedule = undefined as never;
    harness.server.setNow(new Date());
  });

  it('challenges: none can be created or joined, and a joined one can be finished and pays', async () => {
    const challenge = await plantChallenge(harness.server);
    await plantRun(harness.server, learner, challenge);
    await playQuiz(learner, challenge.id, 3);
    const group = await plantGroup(harness.server, learner);
    const untouched = await plantChallenge(harness.server);
    await plantSwitches(harness.server, { challenges: false });
    const refused = off(formatOffMessage('challenges'));
    const input = { title: 'New', description: 'Play.', type: 'quiz_completion' as const, quizzes: [] as string[] };
    input.quizzes = challenge.quizzes.map(({ id }) => id);
    expect(await refusalOf(learner.trpc.challenges.join.mutate({ id: untouched.id }))).toEqual(refused);
    expect(await refusalOf(admin.trpc.challenges.create.mutate(input))).toEqual(refused);
    expect(await refusalOf(admin.trpc.challenges.createSample.mutate())).toEqual(refused);
    const endsOn = learnerDay(harness.server.deps.now(), 'UTC');
    const goal = { id: group.id, title: 'Goal', measure: 'quizzes', goal: 2, endsOn } as const;
    expect(await refusalOf(learner.trpc.groupChallenges.create.mutate(goal))).toEqual(refused);
    const path = '/api/gamification/challenges';
    expect(await posted(`${path}/${untouched.id}/join`, learner)).toEqual(refused);
    expect(await posted(`${path}/create`, admin, input)).toEqual(refused);
    expect(await posted(`${path}/create-sample`, admin)).toEqual(refused);
    // A learner without the permission gets FORBIDDEN, whether the feature is on or off.
    expect(await outcomeOf(learner.trpc.challenges.createSample.mutate())).toBe('FORBIDDEN');
    const done = await playQuiz(learner, challenge.id, 3);
    expect(done).toMatchObject({ completed: true, xpEarned: expect.any(Number) });
    expect(done.xpEarned).toBeGreaterThan(0);
    expect((await readChallenge(learner, challenge.id))?.userProgress?.completed).toBe(true);
  });

  it('tournaments: none can be created or entered, and a running one is played to its end', async () => {
    const { id, quizzes, players } = await plantRunning(harness.server, [learner]);
    const open = await plantTournament(harness.server);
    await plantSwitches(harness.server, { tournaments: false });
    const refused = off(formatOffMessage('tournaments'));
    expect(await refusalOf(learner.trpc.tournaments.register.mutate({ id: open.id }))).toEqual(refused);
    expect(await refusalOf(admin.trpc.tournaments.createSample.mutate())).toEqual(refused);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const input = {
      name: 'New',
      description: 'Play.',
      type: 'single_elimination' as const,
      quizzes: quizzes.map((quiz) => quiz.id),
      registrationStart: at(1),
      registrationEnd: at(2),
      tournamentStart: at(3),
      tournamentEnd: at(9),
    };
    expect(await refusalOf(admin.trpc.tournaments.create.mutate(input))).toEqual(refused);
    const path = '/api/gamification/tournaments';
    expect(await posted(`${path}/${open.id}/register`, learner)).toEqual(refused);
    expect(await posted(`${path}/create`, admin, input)).toEqual(refused);
    expect(await posted(`${path}/create-sample`, admin)).toEqual(refused);
    for (const player of players) await playRound(harness.server, id, player, player === learner ? 3 : 0);
    // The tournament's rounds end within these 24 hours.
    harness.server.setNow(new Date(Date.now() + 24 * 3_600_000));
    await runTournaments(harness.server);
    const { tournament } = await readTournament(id, learner);
    harness.server.setNow(new Date());
    expect(tournament.status).toBe('completed');
  });
});
