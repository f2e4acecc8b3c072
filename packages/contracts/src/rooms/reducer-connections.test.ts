import { describe, expect, it } from 'vitest';
import { ROOM_REFUSALS } from './commands.ts';
import { Stage } from './testing.ts';

const playing = (players = 3, settings = {}) => new Stage(settings).fill(players).start();

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
