import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import type { Person, TestServer } from './test-server.ts';
import type { TestSocket } from './wire/test-socket.ts';

type Type = RoomEvent['type'];

/** A person in a room, connected over a real socket, with all events received. */
export class RoomPlayer {
  readonly person: Person;
  readonly socket: TestSocket;
  readonly roomId: string;
  readonly received: { id: string; event: RoomEvent }[] = [];
  /** The reason why the subscription ended: null while it's open, '' if it completed. */
  endReason: string | null = null;
  #waiters = new Set<() => void>();
  #subscription: { unsubscribe(): void } | undefined;

  constructor(server: Pick<TestServer, 'socket'>, person: Person, roomId: string, more: Partial<RoomEventsInput> = {}) {
    this.person = person;
    this.roomId = roomId;
    this.socket = server.socket(person.token);
    this.#subscription = this.socket.trpc.rooms.events.subscribe(
      { roomId, ...more },
      {
        onData: ({ id, data }) => {
          this.received.push({ id, event: data });
          this.#notifyWaiters();
        },
        onError: ({ message }) => this.#end(message),
        onComplete: () => this.#end(''),
      },
    );
  }

  /**
   * Resolves with the first matching event, ignoring the first `from` events.
   * @throws if the subscription ends first.
   */
  async waitFor<T extends Type>(
    type: T,
    fits: (event: Extract<RoomEvent, { type: T }>) => boolean = () => true,
    from = 0,
  ): Promise<Extract<RoomEvent, { type: T }>> {
    for (;;) {
      const found = this.received
        .slice(from)
        .map(({ event }) => event)
        .find((event): event is Extract<RoomEvent, { type: T }> => event.type === type && fits(event as never));
      if (found) return found;
      if (this.endReason !== null) throw new Error(`The subscription is over: ${this.endReason}`);
      await this.waitForEvent();
    }
  }

  /** Resolves with the reason once the subscription has ended. */
  async waitForEnd(): Promise<string> {
    while (this.endReason === null) await this.waitForEvent();
    return this.endReason;
  }

  question(index: number) {
    return this.waitFor('new_question', ({ questionIndex }) => questionIndex === index);
  }

  results(index: number) {
    return this.waitFor('question_results', ({ questionIndex }) => questionIndex === index);
  }

  answer(questionIndex: number, answer: number): Promise<void> {
    return this.person.trpc.rooms.answer.mutate({ roomId: this.roomId, questionIndex, answer });
  }

  types(): Type[] {
    return this.received.map(({ event }) => event.type);
  }

  leave(): void {
    this.#subscription?.unsubscribe();
  }

  /** Resolves when the next event arrives or the subscription ends. */
  waitForEvent(): Promise<void> {
    return new Promise((resolve) => {
      const notify = () => {
        this.#waiters.delete(notify);
        resolve();
      };
      this.#waiters.add(notify);
    });
  }

  #notifyWaiters(): void {
    for (const notify of [...this.#waiters]) notify();
  }

  #end(why: string): void {
    this.endReason = why;
    this.#notifyWaiters();
  }
}
