import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import type { Person, TestServer } from './test-server.ts';
import type { TestSocket } from './wire/test-socket.ts';

type Type = RoomEvent['type'];

/** A person in a room, over a real socket, with all events received. */
export class RoomPlayer {
  readonly person: Person;
  readonly socket: TestSocket;
  readonly roomId: string;
  readonly told: { id: string; event: RoomEvent }[] = [];
  /** Why the subscription ended: null while it's open, '' if it completed. */
  over: string | null = null;
  #looks = new Set<() => void>();
  #subscription: { unsubscribe(): void } | undefined;

  constructor(server: Pick<TestServer, 'socket'>, person: Person, roomId: string, more: Partial<RoomEventsInput> = {}) {
    this.person = person;
    this.roomId = roomId;
    this.socket = server.socket(person.token);
    this.#subscription = this.socket.trpc.rooms.events.subscribe(
      { roomId, ...more },
      {
        onData: ({ id, data }) => {
          this.told.push({ id, event: data });
          this.#look();
        },
        onError: ({ message }) => this.#end(message),
        onComplete: () => this.#end(''),
      },
    );
  }

  /** Resolves with the first event that fits, skipping the first `from`. */
  async until<T extends Type>(
    type: T,
    fits: (event: Extract<RoomEvent, { type: T }>) => boolean = () => true,
    from = 0,
  ): Promise<Extract<RoomEvent, { type: T }>> {
    for (;;) {
      const found = this.told
        .slice(from)
        .map(({ event }) => event)
        .find((event): event is Extract<RoomEvent, { type: T }> => event.type === type && fits(event as never));
      if (found) return found;
      if (this.over !== null) throw new Error(`The subscription is over: ${this.over}`);
      await this.changed();
    }
  }

  /** Resolves once the subscription is over. */
  async ended(): Promise<string> {
    while (this.over === null) await this.changed();
    return this.over;
  }

  question(index: number) {
    return this.until('new_question', ({ questionIndex }) => questionIndex === index);
  }

  results(index: number) {
    return this.until('question_results', ({ questionIndex }) => questionIndex === index);
  }

  answer(questionIndex: number, answer: number): Promise<void> {
    return this.person.trpc.rooms.answer.mutate({ roomId: this.roomId, questionIndex, answer });
  }

  types(): Type[] {
    return this.told.map(({ event }) => event.type);
  }

  leave(): void {
    this.#subscription?.unsubscribe();
  }

  /** Resolves when the next event arrives. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
    });
  }

  #look(): void {
    for (const look of [...this.#looks]) look();
  }

  #end(why: string): void {
    this.over = why;
    this.#look();
  }
}
