import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { isRetryable } from '#lib/server/errors.ts';
import { monotonicNow } from './room-clock.ts';
import { createRoomState, isNewEvent, type RoomState, reduceRoom } from './room-reducer.ts';

/** The milliseconds that the first connection may take before it counts as failed. */
export const CONNECT_MS = 20_000;
/** The milliseconds after which a lost connection is given up; the server reserves the seat as long. */
export const SEAT_MS = 30_000;

/** The milliseconds between tries while the server is temporarily unavailable. */
const RETRY_MS = 1_000;

/**
 * The state of the connection: `connecting` before the first one, `failed` if that took too long, `reconnecting` after
 * an interruption, `lost` once the seat has expired.
 */
export type RoomConnection = 'connecting' | 'connected' | 'failed' | 'reconnecting' | 'lost';

export interface LiveRoomState extends RoomState {
  connection: RoomConnection;
}

export interface SocketListener {
  onEvent: (id: string, event: RoomEvent) => void;
  onConnection: (link: 'up' | 'down') => void;
  onRefused: (error: unknown) => void;
  onEnded: () => void;
}

interface RoomSessionOptions {
  own: OwnRoomView;
  as: RoomEventsInput['as'];
  watchEvents: (input: RoomEventsInput, listener: SocketListener) => () => void;
  /** Called once for each event that happens while this device watches; snapshots of the room aren't reported. */
  onNewEvent: (event: RoomEvent, room: RoomState) => void;
  onConnection: (link: RoomConnection) => void;
  onRefused: (error: unknown) => void;
  /** Called when the server ends the stream although the room goes on, because another device has taken the seat. */
  onSeatTaken: () => void;
}

/** One stay in a room: its state, reduced from its events, and its connection, across all interruptions. */
export class RoomSession {
  #state: LiveRoomState;
  readonly #options: RoomSessionOptions;
  readonly #listeners = new Set<() => void>();
  #stopWatching: (() => void) | null = null;
  #subscriptions = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RoomSessionOptions) {
    this.#options = options;
    this.#state = { ...createRoomState(options.own, monotonicNow()), connection: 'connecting' };
  }

  readonly getState = (): LiveRoomState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, or reconnects at once. Events resume after the last one received. */
  readonly connect = (): void => {
    if (this.#state.connection === 'failed' || this.#state.connection === 'connecting')
      this.#startTimeout('connecting');
    this.#watch();
  };

  #watch(): void {
    this.#unsubscribe();
    const { own, as, watchEvents } = this.#options;
    const input = { roomId: own.room.id, as, lastEventId: this.#state.seenIds.at(-1) };
    const subscription = this.#subscriptions;
    const current = (act: () => void) => subscription === this.#subscriptions && act();
    this.#stopWatching = watchEvents(input, {
      onEvent: (id, event) => current(() => this.#onEvent(id, event)),
      onConnection: (link) => current(() => (link === 'up' ? this.#onConnected() : this.#onDisconnected())),
      onRefused: (error) =>
        current(() => {
          if (isRetryable(error)) {
            this.#onDisconnected();
            this.#retryTimer = setTimeout(() => this.#watch(), RETRY_MS);
            return;
          }
          this.stop();
          this.#options.onRefused(error);
        }),
      onEnded: () => current(() => this.#onEnded()),
    });
  }

  /** Starts reconnecting when the browser reports that the network is lost, which is sooner than a socket notices. */
  readonly onOffline = (): void => this.#onDisconnected();

  readonly stop = (): void => {
    this.#unsubscribe();
    clearTimeout(this.#timer);
  };

  /** Ends the subscription to the room's events. The callbacks that it still makes are ignored. */
  #unsubscribe(): void {
    this.#subscriptions += 1;
    clearTimeout(this.#retryTimer);
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  #onEvent(id: string, event: RoomEvent): void {
    if (!isNewEvent(this.#state, id)) return;
    this.#onConnected();
    this.#setState(reduceRoom(this.#state, { id, event, receivedAt: monotonicNow() }));
    if (event.type !== 'room_created' && event.type !== 'room_joined') this.#options.onNewEvent(event, this.#state);
  }

  #onConnected(): void {
    if (this.#state.connection === 'connected' || this.#state.connection === 'lost') return;
    clearTimeout(this.#timer);
    this.#setConnection('connected');
  }

  #onDisconnected(): void {
    if (this.#state.connection === 'connected') this.#startTimeout('reconnecting');
  }

  #startTimeout(link: 'connecting' | 'reconnecting'): void {
    if (this.#state.connection !== link) this.#setConnection(link);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (link === 'reconnecting') this.stop();
        this.#setConnection(link === 'reconnecting' ? 'lost' : 'failed');
      },
      link === 'reconnecting' ? SEAT_MS : CONNECT_MS,
    );
  }

  #onEnded(): void {
    this.stop();
    const { phase } = this.#state.room;
    if (phase !== 'closed' && phase !== 'finished') this.#options.onSeatTaken();
  }

  #setConnection(connection: RoomConnection): void {
    this.#setState({ connection });
    this.#options.onConnection(connection);
  }

  #setState(changes: Partial<LiveRoomState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}
