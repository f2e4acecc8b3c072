import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { isWorthRetrying } from '#lib/server/errors.ts';
import { steadyNow } from './room-clock.ts';
import { beginRoom, foldRoom, isNews, type RoomState } from './room-fold.ts';

/** For so long a first connection is waited for. */
export const CONNECT_MS = 20_000;
/** For so long a lost connection is looked for: as long as the server saves the seat. */
export const SEAT_MS = 30_000;

/** A server that can't say now is asked again. */
const AGAIN_MS = 1_000;

/** `connecting` before the first time, `failed` where that took too long, `lost` where the seat is gone. */
export type RoomLink = 'connecting' | 'connected' | 'failed' | 'reconnecting' | 'lost';

export interface RoomNow extends RoomState {
  link: RoomLink;
}

export interface SocketListener {
  onEvent: (id: string, event: RoomEvent) => void;
  onLink: (link: 'up' | 'down') => void;
  onRefused: (error: unknown) => void;
  onEnded: () => void;
}

interface Options {
  own: OwnRoomView;
  as: RoomEventsInput['as'];
  watch: (input: RoomEventsInput, listener: SocketListener) => () => void;
  /** Told once of each thing that happens while this device watches; snapshots are no news. */
  onNews: (event: RoomEvent, room: RoomState) => void;
  onLink: (link: RoomLink) => void;
  onRefused: (error: unknown) => void;
  /** The server ended it though the room goes on: another device has the seat. */
  onTaken: () => void;
}

/** One stay in a room: what its events come to, and the connection they come by, over all its interruptions. */
export class RoomSession {
  #now: RoomNow;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #stopWatching: (() => void) | null = null;
  #subscriptions = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#now = { ...beginRoom(options.own, steadyNow()), link: 'connecting' };
  }

  readonly now = (): RoomNow => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, or tries again at once. Events follow those that were heard. */
  readonly connect = (): void => {
    if (this.#now.link === 'failed' || this.#now.link === 'connecting') this.#wait('connecting');
    this.#watch();
  };

  #watch(): void {
    this.#unsubscribe();
    const { own, as, watch } = this.#options;
    const input = { roomId: own.room.id, as, lastEventId: this.#now.seenIds.at(-1) };
    const subscription = this.#subscriptions;
    const current = (act: () => void) => subscription === this.#subscriptions && act();
    this.#stopWatching = watch(input, {
      onEvent: (id, event) => current(() => this.#hear(id, event)),
      onLink: (link) => current(() => (link === 'up' ? this.#up() : this.#down())),
      onRefused: (error) =>
        current(() => {
          if (isWorthRetrying(error)) {
            this.#down();
            this.#again = setTimeout(() => this.#watch(), AGAIN_MS);
            return;
          }
          this.stop();
          this.#options.onRefused(error);
        }),
      onEnded: () => current(() => this.#ended()),
    });
  }

  /** The browser says that the network is gone: sooner than a socket finds out. */
  readonly down = (): void => this.#down();

  readonly stop = (): void => {
    this.#unsubscribe();
    clearTimeout(this.#timer);
  };

  /** What a subscription says of its own end, and after it, concerns nobody. */
  #unsubscribe(): void {
    this.#subscriptions += 1;
    clearTimeout(this.#again);
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  #hear(id: string, event: RoomEvent): void {
    if (!isNews(this.#now, id)) return;
    this.#up();
    this.#set(foldRoom(this.#now, { id, event, heardAt: steadyNow() }));
    if (event.type !== 'room_created' && event.type !== 'room_joined') this.#options.onNews(event, this.#now);
  }

  #up(): void {
    if (this.#now.link === 'connected' || this.#now.link === 'lost') return;
    clearTimeout(this.#timer);
    this.#link('connected');
  }

  #down(): void {
    if (this.#now.link === 'connected') this.#wait('reconnecting');
  }

  #wait(link: 'connecting' | 'reconnecting'): void {
    if (this.#now.link !== link) this.#link(link);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (link === 'reconnecting') this.stop();
        this.#link(link === 'reconnecting' ? 'lost' : 'failed');
      },
      link === 'reconnecting' ? SEAT_MS : CONNECT_MS,
    );
  }

  #ended(): void {
    this.stop();
    const { phase } = this.#now.room;
    if (phase !== 'closed' && phase !== 'finished') this.#options.onTaken();
  }

  #link(link: RoomLink): void {
    this.#set({ link });
    this.#options.onLink(link);
  }

  #set(changes: Partial<RoomNow>): void {
    this.#now = { ...this.#now, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}
