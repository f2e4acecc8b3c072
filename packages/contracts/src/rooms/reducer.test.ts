import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { roomEvent } from './events.ts';
import { FINISHED_KEPT_SECONDS, LOBBY_IDLE_MINUTES } from './limits.ts';
import { wakeAt } from './reducer.ts';
import { person, Stage } from './testing.ts';
import { viewOwnRoom, viewRoom } from './view.ts';

const playing = (players = 3, settings = {}) => new Stage(settings).fill(players).start();

describe('lobby', () => {
  it('starts by its host alone, and with two players at least', () => {
    const stage = new Stage().fill(1);
    expect(stage.do({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.needTwo);
    stage.fill(2);
    expect(stage.do({ type: 'start', by: 'p1' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(stage.do({ type: 'start', by: 'stranger' }).refusal).toBe(ROOM_REFUSALS.notInRoom);
    expect(stage.do({ type: 'start', by: 'p0' }).events[0]?.type).toBe('new_question');
    expect(stage.do({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.running);
  });

  it('takes as many as it has seats, once each, and nobody after the start', () => {
    const stage = new Stage({ maxPlayers: 2 }).fill(2);
    expect(stage.do({ type: 'join', player: person('p1') }).events).toEqual([]);
    expect(stage.do({ type: 'join', player: person('p2') }).refusal).toBe(ROOM_REFUSALS.full);
    stage.start();
    expect(stage.do({ type: 'join', player: person('p2') }).refusal).toBe(ROOM_REFUSALS.running);
  });

  it('a host who does not play has no seat and is not counted', () => {
    const stage = new Stage({ hostPlays: false });
    stage.do({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c' });
    stage.do({ type: 'join', player: person('p1') });
    expect(viewRoom(stage.state, stage.content).playerCount).toBe(1);
    expect(stage.do({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.needTwo);
    stage.do({ type: 'join', player: person('p2') });
    stage.do({ type: 'start', by: 'p0' });
    expect(stage.answer('p0', 0).refusal).toBe(ROOM_REFUSALS.watching);
    expect(stage.do({ type: 'next', by: 'p1' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(stage.do({ type: 'next', by: 'p0' }).events[0]?.type).toBe('question_results');
    expect(stage.do({ type: 'next', by: 'p0' }).events[0]?.type).toBe('new_question');
  });

  it('goes one step where a host presses twice, and says nothing about the second press', () => {
    const stage = new Stage({ hostPlays: false });
    stage.do({ type: 'join', player: person('p1') });
    stage.do({ type: 'join', player: person('p2') });
    stage.do({ type: 'start', by: 'p0' });
    const press = (phase: 'question' | 'results', questionIndex: number) =>
      stage.do({ type: 'next', by: 'p0', after: { phase, questionIndex } });
    expect(press('question', 0).events[0]?.type).toBe('question_results');
    expect(press('question', 0)).toMatchObject({ events: [], refusal: null });
    expect(press('results', 0).events[0]?.type).toBe('new_question');
    expect(press('results', 0)).toMatchObject({ state: { phase: 'question', round: { index: 1 } }, events: [] });
    expect(stage.do({ type: 'next', by: 'p1', after: { phase: 'question', questionIndex: 0 } }).refusal).toBe(
      ROOM_REFUSALS.hostOnly,
    );
  });

  it('closes when nothing happens for 15 minutes, and when the last one leaves', () => {
    const idle = new Stage().fill(2);
    expect(wakeAt(idle.state)).toBe(idle.now + LOBBY_IDLE_MINUTES * 60_000);
    expect(idle.after(LOBBY_IDLE_MINUTES * 60_000).events).toMatchObject([{ type: 'room_closed', reason: 'idle' }]);
    const left = new Stage().fill(1);
    expect(left.do({ type: 'leave', playerId: 'p0' }).events.at(-1)).toMatchObject({ reason: 'empty' });
    expect(left.do({ type: 'join', player: person('p1') }).refusal).toBe(ROOM_REFUSALS.gone);
  });

  it('lets the host remove others for good', () => {
    const stage = new Stage().fill(2);
    expect(stage.do({ type: 'kick', by: 'p1', playerId: 'p0' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(stage.do({ type: 'kick', by: 'p0', playerId: 'p0' }).refusal).toBe(ROOM_REFUSALS.noSelf);
    expect(stage.do({ type: 'kick', by: 'p0', playerId: 'x' }).refusal).toBe(ROOM_REFUSALS.noSuchPlayer);
    expect(stage.do({ type: 'kick', by: 'p0', playerId: 'p1' }).events).toMatchObject([{ reason: 'kicked' }]);
    expect(stage.do({ type: 'join', player: person('p1') }).refusal).toBe(ROOM_REFUSALS.kicked);
  });

  it('takes five lines of chat in five seconds from each', () => {
    const stage = new Stage().fill(2);
    const say = (playerId: string) => stage.do({ type: 'chat', playerId, message: 'Hi' }).refusal;
    expect([1, 2, 3, 4, 5, 6].map(() => say('p0')?.code)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
    expect([say('p1'), say('stranger')]).toEqual([null, ROOM_REFUSALS.notInRoom]);
    stage.after(5_000);
    expect(say('p0')).toBeNull();
  });
});

describe('the limit of chat lines', () => {
  const lines = (stage: Stage, playerId: string, count: number) =>
    Array.from({ length: count }, () => stage.do({ type: 'chat', playerId, message: 'Hi' }).refusal?.code);

  it('stays with who leaves and comes back', () => {
    const stage = new Stage().fill(2);
    expect(lines(stage, 'p1', 5)).toEqual(Array(5).fill(undefined));
    stage.do({ type: 'leave', playerId: 'p1' });
    stage.do({ type: 'join', player: person('p1') });
    expect(lines(stage, 'p1', 1)).toEqual(['TOO_MANY']);
    stage.after(5_000);
    expect(lines(stage, 'p1', 6)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
  });

  it('holds in rooms that an older release left', () => {
    const stage = new Stage().fill(2);
    const { wrote: _wrote, ...older } = stage.state;
    stage.state = older;
    expect(lines(stage, 'p1', 6)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
  });
});

describe('connections', () => {
  it('keep the seat for 30 seconds', () => {
    const stage = new Stage().fill(2);
    expect(stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).events).toMatchObject([
      { type: 'player_connection', connected: false },
    ]);
    stage.after(29_999);
    expect(stage.do({ type: 'connect', playerId: 'p1', device: 'd1', connection: 'c9' }).events).toMatchObject([
      { connected: true },
    ]);
    stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c9' });
    expect(stage.after(30_000).events).toMatchObject([{ type: 'player_left', reason: 'gone' }]);
  });

  it('a second device takes the seat over; the end of the first changes nothing', () => {
    const stage = new Stage().fill(2);
    const other = { type: 'connect', playerId: 'p1', device: 'd9', connection: 'other' } as const;
    expect(stage.do(other).events).toMatchObject([{ type: 'seat_taken', connection: 'c1' }]);
    const { state } = stage;
    expect(stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).state).toBe(state);
    expect(stage.do(other).state).toBe(state);
    expect(stage.do({ ...other, device: 'd1', connection: 'c1', again: true }).state).toBe(state);
  });

  it('a device that comes back before its old connection is known to be dead keeps the seat either way', () => {
    const stage = new Stage().fill(2);
    const back = { type: 'connect', playerId: 'p1', device: 'd1', connection: 'new' } as const;
    expect(stage.do(back).events).toEqual([]);
    expect(stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).events).toEqual([]);
    expect(stage.do({ type: 'disconnect', playerId: 'p1', connection: 'new' }).events).toMatchObject([
      { type: 'player_connection', connected: false },
    ]);
  });

  it('a host who goes hands over to who has been there longest and is connected', () => {
    const stage = playing(3);
    stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c1' });
    expect(stage.do({ type: 'leave', playerId: 'p0' }).events).toMatchObject([
      { type: 'player_left' },
      { type: 'host_changed', newHostId: 'p2' },
    ]);
  });

  it('two screens for all at most, for host and admins, in no seat', () => {
    const stage = new Stage().fill(2);
    const open = (userId: string, isAdmin: boolean, connection: string) =>
      stage.do({ type: 'stage', userId, isAdmin, connection });
    expect(open('p1', false, 's').refusal).toBe(ROOM_REFUSALS.noStage);
    expect(open('p0', false, 's1').events).toEqual([]);
    open('boss', true, 's2');
    expect(open('p0', false, 's3').events).toMatchObject([{ type: 'seat_taken', connection: 's1' }]);
    expect(stage.state.seats).toHaveLength(2);
  });

  it('a screen for all shows that a host without a seat is there', () => {
    const stage = new Stage({ hostPlays: false }).fill(3);
    stage.do({ type: 'stage', userId: 'p0', isAdmin: false, connection: 's' });
    stage.do({ type: 'disconnect', playerId: 'p0', connection: 'c0' });
    expect(stage.state.hostAside?.connected).toBe(true);
    stage.do({ type: 'unstage', connection: 's' });
    expect(stage.after(30_000).events).toMatchObject([{ type: 'host_changed', newHostId: 'p1' }]);
  });

  it('after a change of process, who is not heard of again is gone', () => {
    const stage = new Stage().fill(3);
    stage.do({ type: 'resume' });
    stage.do({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c0' });
    expect(stage.after(30_000).events.filter(({ type }) => type === 'player_left')).toHaveLength(2);
    expect(stage.state.seats.map(({ id }) => id)).toEqual(['p0']);
  });
});

describe('questions', () => {
  it('take one answer each, while there is time', () => {
    const stage = playing(3);
    expect(stage.answer('p0', 0).events).toMatchObject([
      { playerName: 'Name of p0', answeredCount: 1, totalPlayers: 3 },
    ]);
    expect(stage.answer('p0', 1).refusal).toBe(ROOM_REFUSALS.twice);
    expect(stage.answer('p1', 7).refusal).toBe(ROOM_REFUSALS.noOption);
    expect(stage.do({ type: 'answer', playerId: 'p1', questionIndex: 1, answer: 0 }).refusal).toBe(ROOM_REFUSALS.early);
    stage.now += 30_000;
    const late = stage.answer('p1', 0);
    expect([late.refusal, late.events.map(({ type }) => type)]).toEqual([ROOM_REFUSALS.late, ['question_results']]);
    expect(stage.answer('p0', 0).refusal).toBe(ROOM_REFUSALS.twice);
  });

  it('end when all who are connected have answered', () => {
    const stage = playing(3);
    stage.answer('p0', 0);
    stage.do({ type: 'disconnect', playerId: 'p2', connection: 'c2' });
    expect(stage.state.phase).toBe('question');
    expect(stage.answer('p1', 1).events.at(-1)).toMatchObject({
      type: 'question_results',
      correctAnswer: 0,
      distribution: [1, 1, 0, 0],
    });
  });

  it('end when the one who is waited for goes', () => {
    const stage = playing(3);
    stage.answer('p0', 0);
    stage.answer('p1', 0);
    expect(stage.do({ type: 'leave', playerId: 'p2' }).events.at(-1)?.type).toBe('question_results');
  });

  it.each([
    ['at once', 0, 0, 1000],
    ['after half of the time', 15_000, 0, 750],
    ['at the end', 29_999, 0, 500],
    ['with what the way took', 15_250, 250, 750],
    ['with at most 250 ms for the way', 15_250, 9_000, 750],
    ['with a way longer than the time taken', 100, 250, 1000],
    ['with a negative way', 15_000, -500, 750],
  ])('pay by speed: %s', (_name, ms, latencyMs, points) => {
    const stage = playing(2);
    stage.now += ms;
    stage.do({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c0', latencyMs });
    stage.answer('p0', 0);
    stage.answer('p1', 1);
    const [best] = viewRoom(stage.state, stage.content).results?.leaderboard ?? [];
    expect(best).toMatchObject({ playerId: 'p0', score: points, rank: 1, movement: null });
  });

  const boardOf = (stage: Stage) =>
    viewRoom(stage.state, stage.content).results?.leaderboard.map(({ playerId, score, rank }) => [
      playerId,
      score,
      rank,
    ]);

  it('pay 1000 each by accuracy, and equal points share a rank however fast they came', () => {
    const stage = playing(4, { scoring: 'accuracy' });
    stage.answer('p3', 1);
    for (const one of ['p2', 'p1', 'p0']) {
      stage.now += 1_000;
      stage.answer(one, 0);
    }
    expect(boardOf(stage)).toEqual([
      ['p0', 1000, 1],
      ['p1', 1000, 1],
      ['p2', 1000, 1],
      ['p3', 0, 4],
    ]);
    expect(viewOwnRoom(stage.state, stage.content, 'p2', stage.now).you.standing?.rank).toBe(1);
  });

  it('by speed, less time decides between equal points, and who took the same shares a rank', () => {
    const stage = playing(4);
    stage.answer('p3', 0);
    stage.now += 1_000;
    stage.answer('p2', 1);
    stage.answer('p0', 1);
    stage.now += 1_000;
    stage.answer('p1', 1);
    expect(boardOf(stage)).toEqual([
      ['p3', 1000, 1],
      ['p0', 0, 2],
      ['p2', 0, 2],
      ['p1', 0, 4],
    ]);
  });

  it('that nobody answers put nobody ahead', () => {
    const stage = playing(3);
    stage.after(30_000);
    expect(boardOf(stage)?.map(([, , rank]) => rank)).toEqual([1, 1, 1]);
  });

  it('follow each other after five seconds of results and two of waiting, to the end without waiting', () => {
    const stage = playing(2);
    for (const pause of [7_000, 7_000, 5_000]) {
      stage.after(30_000);
      stage.after(pause - 1);
      expect(stage.state.phase).toBe('results');
      stage.after(1);
    }
    expect(stage.events.at(-1)).toMatchObject({ type: 'quiz_finished', reportFor: 'p0' });
    expect(viewRoom(stage.state, stage.content).final).toHaveLength(2);
    expect(stage.after(FINISHED_KEPT_SECONDS * 1000).events).toMatchObject([{ reason: 'finished' }]);
    expect(wakeAt(stage.state)).toBeNull();
  });

  it('tell nobody before the results how an answer was', () => {
    const stage = playing(2);
    stage.answer('p0', 0);
    const own = viewOwnRoom(stage.state, stage.content, 'p0', stage.now);
    expect(own.you).toEqual({ seated: true, isHost: true, answer: 0, standing: null });
    expect(own.room.results).toBeNull();
  });
});

describe('a crowd', () => {
  const crowd = () => {
    const stage = new Stage({ maxPlayers: 100 });
    return stage.fill(60);
  };

  it('hears of several joins in one event', () => {
    const stage = crowd();
    const before = stage.events.filter(({ type }) => type === 'player_joined').length;
    expect(before).toBeLessThan(23);
    const { events } = stage.after(250);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ players: [], playerCount: 60 });
    const told = stage.events.flatMap((event) => (event.type === 'player_joined' ? event.joined : []));
    expect(new Set(told.map(({ id }) => id)).size).toBe(59);
  });

  it('hears of answers at most four times a second, as counts, and of the first ten', () => {
    const stage = crowd();
    stage.after(1_000);
    stage.start();
    for (let index = 0; index < 50; index += 1) {
      stage.now += 20;
      stage.answer(`p${index}`, 0);
    }
    const told = stage.events.filter((event) => event.type === 'answer_submitted');
    expect(told.length).toBeLessThanOrEqual(5);
    expect(told.every(({ playerName }) => playerName === null)).toBe(true);
    stage.after(30_000);
    expect(stage.events.find((event) => event.type === 'question_results')?.leaderboard).toHaveLength(10);
    expect(viewOwnRoom(stage.state, stage.content, 'p40', stage.now).you.standing?.rank).toBe(41);
  });
});

it('every event is what the contract says', () => {
  const stage = playing(3);
  stage.do({ type: 'chat', playerId: 'p1', message: 'Hi' });
  stage.do({ type: 'disconnect', playerId: 'p1', connection: 'c1' });
  stage.answer('p0', 0);
  stage.after(60_000);
  stage.after(60_000);
  const uuid = '00000000-0000-4000-8000-00000000000';
  const texts = JSON.stringify(stage.events).replace(/"p(\d)"/g, `"${uuid}$1"`);
  for (const event of JSON.parse(texts)) expect(roomEvent.safeParse(event).error?.issues ?? []).toEqual([]);
});
