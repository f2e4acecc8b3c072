import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { RoomFixture } from './testing.ts';

const playing = (players = 3, settings = {}) => new RoomFixture(settings).fill(players).start();

describe('connections', () => {
  it('a player who disconnects keeps the seat for 30 seconds', () => {
    const fixture = new RoomFixture().fill(2);
    expect(fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).events).toMatchObject([
      { type: 'player_connection', connected: false },
    ]);
    fixture.wait(29_999);
    expect(fixture.dispatch({ type: 'connect', playerId: 'p1', device: 'd1', connection: 'c9' }).events).toMatchObject([
      { connected: true },
    ]);
    fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c9' });
    expect(fixture.wait(30_000).events).toMatchObject([{ type: 'player_left', reason: 'gone' }]);
  });

  it('a second device takes over the seat, and the first one’s disconnect changes nothing', () => {
    const fixture = new RoomFixture().fill(2);
    const other = { type: 'connect', playerId: 'p1', device: 'd9', connection: 'other' } as const;
    expect(fixture.dispatch(other).events).toMatchObject([{ type: 'seat_taken', connection: 'c1' }]);
    const { state } = fixture;
    expect(fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).state).toBe(state);
    expect(fixture.dispatch(other).state).toBe(state);
    expect(fixture.dispatch({ ...other, device: 'd1', connection: 'c1', again: true }).state).toBe(state);
  });

  it('a device that reconnects before its old connection ends keeps the seat', () => {
    const fixture = new RoomFixture().fill(2);
    const back = { type: 'connect', playerId: 'p1', device: 'd1', connection: 'new' } as const;
    expect(fixture.dispatch(back).events).toEqual([]);
    expect(fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c1' }).events).toEqual([]);
    expect(fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'new' }).events).toMatchObject([
      { type: 'player_connection', connected: false },
    ]);
  });

  it('a host who leaves hands over to the connected player with the oldest seat', () => {
    const fixture = playing(3);
    fixture.dispatch({ type: 'disconnect', playerId: 'p1', connection: 'c1' });
    expect(fixture.dispatch({ type: 'leave', playerId: 'p0' }).events).toMatchObject([
      { type: 'player_left' },
      { type: 'host_changed', newHostId: 'p2' },
    ]);
  });

  it('at most two shared screens connect, for host and admins, and take no seat', () => {
    const fixture = new RoomFixture().fill(2);
    const open = (userId: string, isAdmin: boolean, connection: string) =>
      fixture.dispatch({ type: 'stage', userId, isAdmin, connection });
    expect(open('p1', false, 's').refusal).toBe(ROOM_REFUSALS.noBigScreen);
    expect(open('p0', false, 's1').events).toEqual([]);
    open('boss', true, 's2');
    expect(open('p0', false, 's3').events).toMatchObject([{ type: 'seat_taken', connection: 's1' }]);
    expect(fixture.state.seats).toHaveLength(2);
  });

  it('a shared screen keeps a host without a seat present', () => {
    const fixture = new RoomFixture({ hostPlays: false }).fill(3);
    fixture.dispatch({ type: 'stage', userId: 'p0', isAdmin: false, connection: 's' });
    fixture.dispatch({ type: 'disconnect', playerId: 'p0', connection: 'c0' });
    expect(fixture.state.spectatingHost?.connected).toBe(true);
    fixture.dispatch({ type: 'unstage', connection: 's' });
    expect(fixture.wait(30_000).events).toMatchObject([{ type: 'host_changed', newHostId: 'p1' }]);
  });

  it('after a change of process, players who don’t report again are removed', () => {
    const fixture = new RoomFixture().fill(3);
    fixture.dispatch({ type: 'resume' });
    fixture.dispatch({ type: 'connect', playerId: 'p0', device: 'd0', connection: 'c0' });
    expect(fixture.wait(30_000).events.filter(({ type }) => type === 'player_left')).toHaveLength(2);
    expect(fixture.state.seats.map(({ id }) => id)).toEqual(['p0']);
  });
});
