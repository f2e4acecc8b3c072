import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { roomEvent } from './events.ts';
import { LOBBY_IDLE_MINUTES } from './limits.ts';
import { nextWakeAt } from './reducer.ts';
import { person, RoomFixture } from './testing.ts';
import { toOwnRoomView, toRoomView } from './view.ts';

const playing = (players = 3, settings = {}) => new RoomFixture(settings).fill(players).start();

describe('a room', () => {
  it('starts only at its host’s command and with at least two players', () => {
    const fixture = new RoomFixture().fill(1);
    expect(fixture.dispatch({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.tooFewPlayers);
    fixture.fill(2);
    expect(fixture.dispatch({ type: 'start', by: 'p1' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(fixture.dispatch({ type: 'start', by: 'stranger' }).refusal).toBe(ROOM_REFUSALS.notInRoom);
    expect(fixture.dispatch({ type: 'start', by: 'p0' }).events[0]?.type).toBe('new_question');
    expect(fixture.dispatch({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.running);
  });

  it('accepts players up to its capacity, each once, and nobody after the start', () => {
    const fixture = new RoomFixture({ maxPlayers: 2 }).fill(2);
    expect(fixture.dispatch({ type: 'join', player: person('p1') }).events).toEqual([]);
    expect(fixture.dispatch({ type: 'join', player: person('p2') }).refusal).toBe(ROOM_REFUSALS.full);
    fixture.start();
    expect(fixture.dispatch({ type: 'join', player: person('p2') }).refusal).toBe(ROOM_REFUSALS.running);
  });

  it('gives no seat to a host who doesn’t play, and doesn’t count them', () => {
    const fixture = new RoomFixture({ hostPlays: false });
    fixture.dispatch({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c' });
    fixture.dispatch({ type: 'join', player: person('p1') });
    expect(toRoomView(fixture.state, fixture.content).playerCount).toBe(1);
    expect(fixture.dispatch({ type: 'start', by: 'p0' }).refusal).toBe(ROOM_REFUSALS.tooFewPlayers);
    fixture.dispatch({ type: 'join', player: person('p2') });
    fixture.dispatch({ type: 'start', by: 'p0' });
    expect(fixture.answer('p0', 0).refusal).toBe(ROOM_REFUSALS.watching);
    expect(fixture.dispatch({ type: 'next', by: 'p1' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(fixture.dispatch({ type: 'next', by: 'p0' }).events[0]?.type).toBe('question_results');
    expect(fixture.dispatch({ type: 'next', by: 'p0' }).events[0]?.type).toBe('new_question');
  });

  it('moves on one step when its host presses twice, and ignores the second press silently', () => {
    const fixture = new RoomFixture({ hostPlays: false });
    fixture.dispatch({ type: 'join', player: person('p1') });
    fixture.dispatch({ type: 'join', player: person('p2') });
    fixture.dispatch({ type: 'start', by: 'p0' });
    const press = (phase: 'question' | 'results', questionIndex: number) =>
      fixture.dispatch({ type: 'next', by: 'p0', after: { phase, questionIndex } });
    expect(press('question', 0).events[0]?.type).toBe('question_results');
    expect(press('question', 0)).toMatchObject({ events: [], refusal: null });
    expect(press('results', 0).events[0]?.type).toBe('new_question');
    expect(press('results', 0)).toMatchObject({ state: { phase: 'question', round: { index: 1 } }, events: [] });
    expect(fixture.dispatch({ type: 'next', by: 'p1', after: { phase: 'question', questionIndex: 0 } }).refusal).toBe(
      ROOM_REFUSALS.hostOnly,
    );
  });

  it('closes after 15 minutes without activity, and when the last person leaves', () => {
    const idle = new RoomFixture().fill(2);
    expect(nextWakeAt(idle.state)).toBe(idle.now + LOBBY_IDLE_MINUTES * 60_000);
    expect(idle.wait(LOBBY_IDLE_MINUTES * 60_000).events).toMatchObject([{ type: 'room_closed', reason: 'idle' }]);
    const left = new RoomFixture().fill(1);
    expect(left.dispatch({ type: 'leave', playerId: 'p0' }).events.at(-1)).toMatchObject({ reason: 'empty' });
    expect(left.dispatch({ type: 'join', player: person('p1') }).refusal).toBe(ROOM_REFUSALS.notFound);
  });

  it('lets the host remove players permanently', () => {
    const fixture = new RoomFixture().fill(2);
    expect(fixture.dispatch({ type: 'kick', by: 'p1', playerId: 'p0' }).refusal).toBe(ROOM_REFUSALS.hostOnly);
    expect(fixture.dispatch({ type: 'kick', by: 'p0', playerId: 'p0' }).refusal).toBe(ROOM_REFUSALS.noSelf);
    expect(fixture.dispatch({ type: 'kick', by: 'p0', playerId: 'x' }).refusal).toBe(ROOM_REFUSALS.noSuchPlayer);
    expect(fixture.dispatch({ type: 'kick', by: 'p0', playerId: 'p1' }).events).toMatchObject([{ reason: 'kicked' }]);
    expect(fixture.dispatch({ type: 'join', player: person('p1') }).refusal).toBe(ROOM_REFUSALS.kicked);
  });

  it('accepts five chat lines in five seconds from each person', () => {
    const fixture = new RoomFixture().fill(2);
    const say = (playerId: string) => fixture.dispatch({ type: 'chat', playerId, message: 'Hi' }).refusal;
    expect([1, 2, 3, 4, 5, 6].map(() => say('p0')?.code)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
    expect([say('p1'), say('stranger')]).toEqual([null, ROOM_REFUSALS.notInRoom]);
    fixture.wait(5_000);
    expect(say('p0')).toBeNull();
  });
});

describe('the limit of chat lines', () => {
  const lines = (fixture: RoomFixture, playerId: string, count: number) =>
    Array.from({ length: count }, () => fixture.dispatch({ type: 'chat', playerId, message: 'Hi' }).refusal?.code);

  it('still applies to a player who leaves and comes back', () => {
    const fixture = new RoomFixture().fill(2);
    expect(lines(fixture, 'p1', 5)).toEqual(Array(5).fill(undefined));
    fixture.dispatch({ type: 'leave', playerId: 'p1' });
    fixture.dispatch({ type: 'join', player: person('p1') });
    expect(lines(fixture, 'p1', 1)).toEqual(['TOO_MANY']);
    fixture.wait(5_000);
    expect(lines(fixture, 'p1', 6)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
  });

  it('applies in rooms stored by an older release', () => {
    const fixture = new RoomFixture().fill(2);
    const { wrote: _wrote, ...older } = fixture.state;
    fixture.state = older;
    expect(lines(fixture, 'p1', 6)).toEqual([...Array(5).fill(undefined), 'TOO_MANY']);
  });
});

describe('a crowd', () => {
  const crowd = () => {
    const fixture = new RoomFixture({ maxPlayers: 100 });
    return fixture.fill(60);
  };

  it('gets several joins in one event', () => {
    const fixture = crowd();
    const before = fixture.events.filter(({ type }) => type === 'player_joined').length;
    expect(before).toBeLessThan(23);
    const { events } = fixture.wait(250);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ players: [], playerCount: 60 });
    const told = fixture.events.flatMap((event) => (event.type === 'player_joined' ? event.joined : []));
    expect(new Set(told.map(({ id }) => id)).size).toBe(59);
  });

  it('gets counts of answers at most four times a second, and only the first ten ranks', () => {
    const fixture = crowd();
    fixture.wait(1_000);
    fixture.start();
    for (let index = 0; index < 50; index += 1) {
      fixture.now += 20;
      fixture.answer(`p${index}`, 0);
    }
    const told = fixture.events.filter((event) => event.type === 'answer_submitted');
    expect(told.length).toBeLessThanOrEqual(5);
    expect(told.every(({ playerName }) => playerName === null)).toBe(true);
    fixture.wait(30_000);
    expect(fixture.events.find((event) => event.type === 'question_results')?.leaderboard).toHaveLength(10);
    expect(toOwnRoomView(fixture.state, fixture.content, 'p40', fixture.now).you.standing?.rank).toBe(41);
  });
});

it('every event of a room matches the contract’s schema', () => {
  const fixture = playing(3);
  fixture.dispatch({ type: 'chat', playerId: 'p1', message: 'Hi' });
  fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c1' });
  fixture.answer('p0', 0);
  fixture.wait(60_000);
  fixture.wait(60_000);
  const uuid = '00000000-0000-4000-8000-00000000000';
  const texts = JSON.stringify(fixture.events).replace(/"p(\d)"/g, `"${uuid}$1"`);
  for (const event of JSON.parse(texts)) expect(roomEvent.safeParse(event).error?.issues ?? []).toEqual([]);
});
