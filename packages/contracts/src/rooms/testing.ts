// Builds rooms for tests, without a server.
import type { RoomCommand } from './commands.ts';
import type { RoomEvent } from './events.ts';
import { type ReducedRoom, reduceRoom } from './reducer.ts';
import type { RoomSettings } from './schema.ts';
import { newRoom, type RoomContent, type RoomState } from './state.ts';

const T0 = Date.UTC(2026, 0, 5, 12);

const DEFAULT_SETTINGS: RoomSettings = {
  maxPlayers: 6,
  timePerQuestion: 30,
  questionCount: 10,
  scoring: 'speed',
  hostPlays: true,
  listed: true,
};

/** A piece of text that appears only in answer keys, so that tests can detect a leaked key. */
export const SECRET = 'only-in-the-key';

function contentOf(count: number): RoomContent {
  return Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    question: `Question ${index}?`,
    options: ['one', 'two', 'three', 'four'],
    image: null,
    right: index % 4,
    explanation: `${SECRET} ${index}`,
  }));
}

export const person = (id: string) => ({ id, name: `Name of ${id}`, level: 3 });

/** A room for tests, with its events so far and a clock. */
export class RoomFixture {
  state: RoomState;
  events: RoomEvent[] = [];
  now = T0;
  readonly content: RoomContent;

  constructor(settings: Partial<RoomSettings> = {}, questions = 3) {
    this.content = contentOf(questions);
    this.state = newRoom(
      {
        roomId: 'ABCDEF',
        quiz: { id: 'quiz', versionId: 'version', title: 'Title', category: 'General' },
        questionIds: this.content.map(({ id }) => id),
        settings: { ...DEFAULT_SETTINGS, ...settings },
        host: person('p0'),
      },
      this.now,
    );
  }

  /**
   * Applies a command to the room.
   * @returns the new state and the events of this command.
   */
  dispatch(command: RoomCommand): ReducedRoom {
    const done = reduceRoom(this.state, command, this.now, this.content);
    this.state = done.state;
    this.events.push(...done.events);
    return done;
  }

  /** Lets `count` people join and connect; `p0` is the room's maker. */
  fill(count: number): this {
    for (let index = 0; index < count; index += 1) {
      this.dispatch({ type: 'join', player: person(`p${index}`) });
      this.dispatch({ type: 'connect', playerId: `p${index}`, device: `d${index}`, connection: `c${index}` });
    }
    return this;
  }

  start(): this {
    this.dispatch({ type: 'start', by: this.state.hostId });
    return this;
  }

  answer(playerId: string, option: number): ReducedRoom {
    const questionIndex = this.state.round?.index ?? 0;
    return this.dispatch({ type: 'answer', playerId, questionIndex, answer: option });
  }

  wait(ms: number): ReducedRoom {
    this.now += ms;
    return this.dispatch({ type: 'wake' });
  }

  eventTypes(): string[] {
    return this.events.map(({ type }) => type);
  }
}
