import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { FINISHED_ROOM_SECONDS } from './limits.ts';
import { nextWakeAt } from './reducer.ts';
import { RoomFixture } from './testing.ts';
import { toOwnRoomView, toRoomView } from './view.ts';

const playing = (players = 3, settings = {}) => new RoomFixture(settings).fill(players).start();

describe('questions', () => {
  it('accept one answer per player while there is time', () => {
    const fixture = playing(3);
    expect(fixture.answer('p0', 0).events).toMatchObject([
      { playerName: 'Name of p0', answeredCount: 1, totalPlayers: 3 },
    ]);
    expect(fixture.answer('p0', 1).refusal).toBe(ROOM_REFUSALS.alreadyAnswered);
    expect(fixture.answer('p1', 7).refusal).toBe(ROOM_REFUSALS.noOption);
    expect(fixture.dispatch({ type: 'answer', playerId: 'p1', questionIndex: 1, answer: 0 }).refusal).toBe(
      ROOM_REFUSALS.early,
    );
    fixture.now += 30_000;
    const late = fixture.answer('p1', 0);
    expect([late.refusal, late.events.map(({ type }) => type)]).toEqual([ROOM_REFUSALS.late, ['question_results']]);
    expect(fixture.answer('p0', 0).refusal).toBe(ROOM_REFUSALS.alreadyAnswered);
  });

  it('end when all connected players have answered', () => {
    const fixture = playing(3);
    fixture.answer('p0', 0);
    fixture.dispatch({ type: 'disconnect', playerId: 'p2', connection: 'c2' });
    expect(fixture.state.phase).toBe('question');
    expect(fixture.answer('p1', 1).events.at(-1)).toMatchObject({
      type: 'question_results',
      correctAnswer: 0,
      distribution: [1, 1, 0, 0],
    });
  });

  it('end when the only player without an answer leaves', () => {
    const fixture = playing(3);
    fixture.answer('p0', 0);
    fixture.answer('p1', 0);
    expect(fixture.dispatch({ type: 'leave', playerId: 'p2' }).events.at(-1)?.type).toBe('question_results');
  });

  it.each([
    ['at once', 0, 0, 1000],
    ['after half of the time', 15_000, 0, 750],
    ['at the end', 29_999, 0, 500],
    ['with the network delay subtracted', 15_250, 250, 750],
    ['with at most 250 ms of network delay subtracted', 15_250, 9_000, 750],
    ['with a network delay longer than the answer time', 100, 250, 1000],
    ['with a negative network delay', 15_000, -500, 750],
  ])('award points by speed: %s', (_name, ms, latencyMs, points) => {
    const fixture = playing(2);
    fixture.now += ms;
    fixture.dispatch({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c0', latencyMs });
    fixture.answer('p0', 0);
    fixture.answer('p1', 1);
    const [best] = toRoomView(fixture.state, fixture.content).results?.leaderboard ?? [];
    expect(best).toMatchObject({ playerId: 'p0', score: points, rank: 1, movement: null });
  });

  const boardOf = (fixture: RoomFixture) =>
    toRoomView(fixture.state, fixture.content).results?.leaderboard.map(({ playerId, score, rank }) => [
      playerId,
      score,
      rank,
    ]);

  it('award 1000 points each by accuracy, with the same rank for equal points at any speed', () => {
    const fixture = playing(4, { scoring: 'accuracy' });
    fixture.answer('p3', 1);
    for (const value of ['p2', 'p1', 'p0']) {
      fixture.now += 1_000;
      fixture.answer(value, 0);
    }
    expect(boardOf(fixture)).toEqual([
      ['p0', 1000, 1],
      ['p1', 1000, 1],
      ['p2', 1000, 1],
      ['p3', 0, 4],
    ]);
    expect(toOwnRoomView(fixture.state, fixture.content, 'p2', fixture.now).you.standing?.rank).toBe(1);
  });

  it('rank equal points by time when scored by speed, and equal times the same', () => {
    const fixture = playing(4);
    fixture.answer('p3', 0);
    fixture.now += 1_000;
    fixture.answer('p2', 1);
    fixture.answer('p0', 1);
    fixture.now += 1_000;
    fixture.answer('p1', 1);
    expect(boardOf(fixture)).toEqual([
      ['p3', 1000, 1],
      ['p0', 0, 2],
      ['p2', 0, 2],
      ['p1', 0, 4],
    ]);
  });

  it('leave all players on the same rank if nobody answers', () => {
    const fixture = playing(3);
    fixture.wait(30_000);
    expect(boardOf(fixture)?.map(([, , rank]) => rank)).toEqual([1, 1, 1]);
  });

  it('follow 7 seconds after the end of the previous one; the game ends 5 seconds after the last', () => {
    const fixture = playing(2);
    for (const pause of [7_000, 7_000, 5_000]) {
      fixture.wait(30_000);
      fixture.wait(pause - 1);
      expect(fixture.state.phase).toBe('results');
      fixture.wait(1);
    }
    expect(fixture.events.at(-1)).toMatchObject({ type: 'quiz_finished', reportFor: 'p0' });
    expect(toRoomView(fixture.state, fixture.content).final).toHaveLength(2);
    expect(fixture.wait(FINISHED_ROOM_SECONDS * 1000).events).toMatchObject([{ reason: 'finished' }]);
    expect(nextWakeAt(fixture.state)).toBeNull();
  });

  it('keep it secret until the results whether an answer was right', () => {
    const fixture = playing(2);
    fixture.answer('p0', 0);
    const own = toOwnRoomView(fixture.state, fixture.content, 'p0', fixture.now);
    expect(own.you).toEqual({ seated: true, isHost: true, answer: 0, standing: null });
    expect(own.room.results).toBeNull();
  });
});
