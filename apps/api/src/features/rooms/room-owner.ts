// A room in the process that owns it. Runs one command at a time, and acknowledges none before it's in the log.
import type { RoomCommand } from '@quorbit/contracts/rooms/commands';
import { type Reduced, reduceRoom, wakeAt } from '@quorbit/contracts/rooms/reducer';
import type { RoomContent, RoomState } from '@quorbit/contracts/rooms/state';
import { presenceOf } from '@quorbit/contracts/rooms/turn';
import { isRefusedForRoom } from '@quorbit/db/disk-room';
import type { Deps } from '../../kernel/deps.ts';
import type { Lease } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { afterTimeout } from '../../lib/background/after.ts';
import { LeaseLost } from '../../realtime/lease-lost.ts';
import { closeGame } from './close-game.ts';
import { registerRoom, tellEndings, unregisterRoom } from './directory.ts';
import { beginGame } from './games.ts';
import { holdSeat } from './seats.ts';
import { encodeRoom, ROOM_AWAY, type StoredRoom } from './stored-room.ts';

/** How many commands are remembered, to recognize repeats. */
const DONE_KEPT = 32;
/** Delay before settling is retried. */
const AGAIN_MS = 5_000;
/** Delay before a failed wake-up is retried. */
const WAKE_AGAIN_MS = 1_000;
/** Less than an hour, after which the directory forgets entries. */
const REGISTER_AGAIN_MS = 20 * 60_000;

interface Owned {
  lease: Lease;
  stored: StoredRoom;
  content: RoomContent;
}

export class RoomOwner {
  readonly #deps: Deps;
  readonly #lease: Lease;
  readonly #content: RoomContent;
  #stored: StoredRoom;
  /** Settles once all earlier commands are done; never rejects. */
  #before: Promise<unknown> = Promise.resolve();
  #cancelWake = () => {};
  #settling = false;
  #registeredAt = 0;

  private constructor(deps: Deps, { lease, stored, content }: Owned) {
    this.#deps = deps;
    this.#lease = lease;
    this.#stored = stored;
    this.#content = content;
  }

  /** Opens a new room. */
  static async open(deps: Deps, owned: Owned): Promise<void> {
    const owner = new RoomOwner(deps, owned);
    await deps.realtime.topics.begin(owned.lease, encodeRoom(owned.stored));
    await registerRoom(deps.realtime.registry, null, owned.stored.room);
    owner.#serve();
  }

  /** Takes over a room whose owner is gone. */
  static adopt(deps: Deps, owned: Owned): void {
    const owner = new RoomOwner(deps, owned);
    owner.#serve();
    const { room } = owned.stored;
    // A closed room has no players, but its game may not be settled yet.
    if (room.phase === 'closed') void owner.#follow(room, room, []);
    else void owner.take({ type: 'resume' }).catch(() => {});
  }

  #serve(): void {
    const { realtime } = this.#deps;
    this.#lease.lost.addEventListener('abort', () => this.#cancelWake());
    realtime.commands.serve(this.#lease, ({ id, body }) => this.take(body as RoomCommand, id));
    this.#schedule();
  }

  /** Runs a command after all earlier ones. @throws AppError if the command is refused */
  take(command: RoomCommand, id?: string): Promise<void> {
    const taken = this.#before.then(() => this.#carryOut(command, id));
    this.#before = taken.catch(() => {});
    return taken;
  }

  async #carryOut(command: RoomCommand, id?: string): Promise<void> {
    if (id !== undefined && this.#stored.done.includes(id)) return;
    const now = this.#deps.now().getTime();
    const reduced = reduceRoom(this.#stored.room, command, now, this.#content);
    const { room } = this.#stored;
    // The database first: it refuses a quiz that has been sealed meanwhile, and seals this one for the players.
    const gameId =
      room.startedAt === null && reduced.state.startedAt !== null
        ? await beginGame(this.#deps, reduced.state)
        : this.#stored.gameId;
    await this.#store(reduced, gameId, reduced.refusal ? undefined : id);
    const { refusal } = reduced;
    if (refusal) throw new AppError(refusal.code, refusal.message);
    if (command.type === 'join' && !presenceOf(room, command.player.id)) await this.#confirm(command.player.id);
  }

  /** Confirms a player's seat; removes it if the player got one elsewhere meanwhile. */
  async #confirm(playerId: string): Promise<void> {
    const { realtime, log } = this.#deps;
    const { roomId } = this.#stored.room;
    const held = await holdSeat(realtime.registry, playerId, roomId).catch((err: unknown) => {
      log.error({ err, room: roomId }, 'the directory of rooms was not updated');
      return true;
    });
    if (held) return;
    await this.#carryOut({ type: 'leave', playerId });
    throw new AppError('CONFLICT', "You're already in another room. Leave it first.");
  }

  async #store({ state, events }: Reduced, gameId: string | null, id: string | undefined): Promise<void> {
    const before = this.#stored.room;
    if (state === before) return;
    const done = id === undefined ? this.#stored.done : [...this.#stored.done, id].slice(-DONE_KEPT);
    const stored = { room: state, gameId, done };
    try {
      await this.#deps.realtime.topics.append(this.#lease, {
        events: events.map((event) => JSON.stringify(event)),
        state: encodeRoom(stored),
      });
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.#cancelWake();
      throw new AppError('UNAVAILABLE', ROOM_AWAY, { cause: error });
    }
    this.#stored = stored;
    this.#schedule();
    await this.#follow(before, state, events);
  }

  /** Notifies other parts of a change, beyond its events. Never throws: the change is already stored. */
  async #follow(before: RoomState, state: RoomState, events: Reduced['events']): Promise<void> {
    const { realtime, log, now } = this.#deps;
    try {
      tellEndings(realtime.signals, before, state, events);
      const again = now().getTime() - this.#registeredAt > REGISTER_AGAIN_MS;
      if (again) this.#registeredAt = now().getTime();
      if (state.phase === 'closed') await unregisterRoom(realtime.registry, before);
      else await registerRoom(realtime.registry, again ? null : before, state);
    } catch (err) {
      log.error({ err, room: state.roomId }, 'the directory of rooms was not updated');
    }
    if (state.phase === 'finished' || state.phase === 'closed') this.#wrapUp();
  }

  /**
   * Settles the game, then drops the topic if the room is closed. Runs outside the queue, so that chat goes on
   * meanwhile.
   */
  #wrapUp(): void {
    if (this.#settling || this.#lease.lost.aborted) return;
    const { room, gameId } = this.#stored;
    if (room.isPaidOut || gameId === null) {
      if (room.phase === 'closed') this.#drop();
      return;
    }
    this.#settling = true;
    const { lost } = this.#lease;
    const closing = closeGame(this.#deps, gameId, room, lost);
    this.#deps.realtime.finish(closing);
    void closing
      .then(
        () => this.take({ type: 'settled' }),
        (err) => {
          if (lost.aborted) return;
          if (!isRefusedForRoom(err))
            this.#deps.log.error({ err, game: gameId }, 'what a game brought was not written down; it is tried again');
          return new Promise<void>((resolve) => this.#after(AGAIN_MS, resolve));
        },
      )
      .catch(() => {})
      .then(() => {
        this.#settling = false;
        this.#wrapUp();
      });
  }

  #drop(): void {
    this.#cancelWake();
    void this.#deps.realtime.topics.drop(this.#lease).catch((err) => {
      if (!(err instanceof LeaseLost)) this.#deps.log.error({ err }, 'a closed room was not dropped');
    });
  }

  #schedule(): void {
    this.#cancelWake();
    const at = wakeAt(this.#stored.room);
    if (at === null || this.#lease.lost.aborted) return;
    const ms = Math.max(0, at - this.#deps.now().getTime());
    this.#cancelWake = this.#after(ms, () => {
      void this.take({ type: 'wake' }).catch((err) => {
        this.#deps.log.error({ err }, 'a room did not wake');
        this.#cancelWake = this.#after(WAKE_AGAIN_MS, () => this.#schedule());
      });
    });
  }

  #after(ms: number, run: () => void): () => void {
    return (this.#deps.after ?? afterTimeout)(ms, run);
  }
}
