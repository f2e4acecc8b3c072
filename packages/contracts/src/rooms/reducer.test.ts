import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { roomEvent } from './events.ts';
import { LOBBY_IDLE_MINUTES } from './limits.ts';
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
