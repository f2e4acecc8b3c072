// The owner of a room, in one process. It runs one command at a time, and acknowledges a command only once it's in the
// room's log.
import type { RoomCommand } from '@quorbit/contracts/rooms/commands';
import { nextWakeAt, type ReducedRoom, reduceRoom } from '@quorbit/contracts/rooms/reducer';
import { findPresence } from '@quorbit/contracts/rooms/room-update';
import type { RoomContent, RoomState } from '@quorbit/contracts/rooms/state';
import { isRefusedForSpace } from '@quorbit/db/disk-space';
import type { Deps } from '../../kernel/deps.ts';
import type { Lease } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { scheduleTimeout } from '../../lib/background/schedule.ts';
import { LeaseLost } from '../../realtime/lease-lost.ts';
import { closeGame } from './close-game.ts';
import { publishEndings, registerRoom, unregisterRoom } from './directory.ts';
import { startGame } from './games.ts';
import { confirmSeat } from './seats.ts';
import { encodeRoom, ROOM_MOVING, type StoredRoom } from './stored-room.ts';

/** The number of recent commands that are remembered, to recognize repeats. */
const MAX_DONE_COMMANDS = 32;
/** Milliseconds before paying out a game's rewards is retried. */
const CLOSE_RETRY_MS = 5_000;
/** Milliseconds before a failed wake-up of the room is retried. */
const WAKE_RETRY_MS = 1_000;
/**
 * Milliseconds after which a room is registered again: less than an hour, after which the directory forgets entries.
 */
const REREGISTER_AFTER_MS = 20 * 60_000;

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
  /** Resolves once all earlier commands are done; never rejects. */
  #before: Promise<unknown> = Promise.resolve();
  #cancelWake = () => {};
  #isClosing = false;
  #registeredAt = 0;

  private constructor(deps: Deps, { lease, stored, content }: Owned) {
    this.#deps = deps;
    this.#lease = lease;
    this.#stored = stored;
    this.#content = content;
  }

  /** Opens a new room, and runs its commands from then on. */
  static async open(deps: Deps, owned: Owned): Promise<void> {
    const owner = new RoomOwner(deps, owned);
    await deps.realtime.topics.create(owned.lease, encodeRoom(owned.stored));
    await registerRoom(deps.realtime.registry, null, owned.stored.room);
    owner.#serve();
  }

  /** Takes over a room whose owner process has died. */
  static adopt(deps: Deps, owned: Owned): void {
    const owner = new RoomOwner(deps, owned);
    owner.#serve();
    const { room } = owned.stored;
    // A closed room has no players, but the rewards of its game may not be paid yet.
    if (room.phase === 'closed') void owner.#notify(room, room, []);
    else void owner.enqueue({ type: 'resume' }).catch(() => {});
  }

  #serve(): void {
    const { realtime } = this.#deps;
    this.#lease.lost.addEventListener('abort', () => this.#cancelWake());
    realtime.commands.serve(this.#lease, ({ id, body }) => this.enqueue(body as RoomCommand, id));
    this.#schedule();
  }

  /** Runs a command after all earlier ones. @throws AppError if the command is refused */
  enqueue(command: RoomCommand, id?: string): Promise<void> {
    const taken = this.#before.then(() => this.#execute(command, id));
    this.#before = taken.catch(() => {});
    return taken;
  }

  async #execute(command: RoomCommand, id?: string): Promise<void> {
    if (id !== undefined && this.#stored.done.includes(id)) return;
    const now = this.#deps.now().getTime();
    const reduced = reduceRoom(this.#stored.room, command, now, this.#content);
    const { room } = this.#stored;
    // The database is written first: it refuses a quiz that was sealed meanwhile, and seals this quiz for the players.
    const gameId =
      room.startedAt === null && reduced.state.startedAt !== null
        ? await startGame(this.#deps, reduced.state)
        : this.#stored.gameId;
    await this.#store(reduced, gameId, reduced.refusal ? undefined : id);
    const { refusal } = reduced;
    if (refusal) throw new AppError(refusal.code, refusal.message);
    if (command.type === 'join' && !findPresence(room, command.player.id)) await this.#confirmSeat(command.player.id);
  }

  /** Confirms a player's seat; removes it if the player got a seat elsewhere meanwhile. */
  async #confirmSeat(playerId: string): Promise<void> {
    const { realtime, log } = this.#deps;
    const { roomId } = this.#stored.room;
    const held = await confirmSeat(realtime.registry, playerId, roomId).catch((err: unknown) => {
      log.error({ err, room: roomId }, 'the directory of rooms was not updated');
      return true;
    });
    if (held) return;
    await this.#execute({ type: 'leave', playerId });
    throw new AppError('CONFLICT', "You're already in another room. Leave it first.");
  }

  async #store({ state, events }: ReducedRoom, gameId: string | null, id: string | undefined): Promise<void> {
    const before = this.#stored.room;
    if (state === before) return;
    const done = id === undefined ? this.#stored.done : [...this.#stored.done, id].slice(-MAX_DONE_COMMANDS);
    const stored = { room: state, gameId, done };
    try {
      await this.#deps.realtime.topics.append(this.#lease, {
        events: events.map((event) => JSON.stringify(event)),
        state: encodeRoom(stored),
      });
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.#cancelWake();
      throw new AppError('UNAVAILABLE', ROOM_MOVING, { cause: error });
    }
    this.#stored = stored;
    this.#schedule();
    await this.#notify(before, state, events);
  }

  /**
   * Ends subscriptions that lost their seat, updates the directory of rooms, and pays out a finished game. Never
   * throws, because the change of the room is already stored.
   */
  async #notify(before: RoomState, state: RoomState, events: ReducedRoom['events']): Promise<void> {
    const { realtime, log, now } = this.#deps;
    try {
      publishEndings(realtime.signals, before, state, events);
      const again = now().getTime() - this.#registeredAt > REREGISTER_AFTER_MS;
      if (again) this.#registeredAt = now().getTime();
      if (state.phase === 'closed') await unregisterRoom(realtime.registry, before);
      else await registerRoom(realtime.registry, again ? null : before, state);
    } catch (err) {
      log.error({ err, room: state.roomId }, 'the directory of rooms was not updated');
    }
    if (state.phase === 'finished' || state.phase === 'closed') this.#finalize();
  }

  /**
   * Pays out the game, then drops the room's topic if the room is closed. Runs outside the command queue, so that chat
   * goes on meanwhile.
   */
  #finalize(): void {
    if (this.#isClosing || this.#lease.lost.aborted) return;
    const { room, gameId } = this.#stored;
    if (room.isPaidOut || gameId === null) {
      if (room.phase === 'closed') this.#drop();
      return;
    }
    this.#isClosing = true;
    const { lost } = this.#lease;
    const closing = closeGame(this.#deps, gameId, room, lost);
    this.#deps.realtime.trackWork(closing);
    void closing
      .then(
        () => this.enqueue({ type: 'settled' }),
        (err) => {
          if (lost.aborted) return;
          if (!isRefusedForSpace(err))
            this.#deps.log.error({ err, game: gameId }, 'what a game brought was not written down; it is tried again');
          return new Promise<void>((resolve) => this.#after(CLOSE_RETRY_MS, resolve));
        },
      )
      .catch(() => {})
      .then(() => {
        this.#isClosing = false;
        this.#finalize();
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
    const at = nextWakeAt(this.#stored.room);
    if (at === null || this.#lease.lost.aborted) return;
    const ms = Math.max(0, at - this.#deps.now().getTime());
    this.#cancelWake = this.#after(ms, () => {
      void this.enqueue({ type: 'wake' }).catch((err) => {
        this.#deps.log.error({ err }, 'a room did not wake');
        this.#cancelWake = this.#after(WAKE_RETRY_MS, () => this.#schedule());
      });
    });
  }

  #after(ms: number, run: () => void): () => void {
    return (this.#deps.schedule ?? scheduleTimeout)(ms, run);
  }
}
