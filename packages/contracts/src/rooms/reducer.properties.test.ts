import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomCommand } from './commands.ts';
import { nextWakeAt, reduceRoom } from './reducer.ts';
import { addRound, computePoints } from './scores.ts';
import type { RoomState, Seat } from './state.ts';
import { person, RoomFixture, SECRET } from './testing.ts';
import { toOwnRoomView, toRoomView } from './view.ts';

const who = fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p4', 'stranger');
const connection = fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'd');
const is = <T extends RoomCommand['type']>(type: T) => fc.constant(type);

const command: fc.Arbitrary<RoomCommand> = fc.oneof(
  fc.record({ type: is('join'), player: who.map(person) }),
  fc.record({ type: is('leave'), playerId: who }),
  fc.record({ type: is('start'), by: who }),
  { arbitrary: fc.record({ type: is('start'), by: fc.constant('p0') }), weight: 2 },
  {
    arbitrary: fc.record({
      type: is('answer'),
      playerId: who,
      questionIndex: fc.integer({ min: 0, max: 3 }),
      answer: fc.integer({ min: 0, max: 5 }),
    }),
    weight: 8,
  },
  fc.record({ type: is('next'), by: who }),
  fc.record({ type: is('chat'), playerId: who, message: fc.string({ minLength: 1, maxLength: 9 }) }),
  fc.record({ type: is('kick'), by: who, playerId: who }),
  fc.record({
    type: is('connect'),
    playerId: who,
    device: fc.constantFrom('d0', 'd1', 'e'),
    connection,
    again: fc.boolean(),
    latencyMs: fc.option(fc.integer({ min: -100, max: 10_000 }), { nil: undefined }),
  }),
  fc.record({ type: is('disconnect'), playerId: who, connection }),
  fc.record({ type: is('stage'), userId: who, isAdmin: fc.boolean(), connection }),
  fc.record({ type: is('unstage'), connection }),
  fc.constant({ type: 'resume' } as const),
  fc.constant({ type: 'wake' } as const),
);
const steps = fc.array(fc.tuple(command, fc.oneof(fc.constant(0), fc.nat(2_000), fc.nat(40_000))), { maxLength: 60 });
const settings = fc.record({
  hostPlays: fc.boolean(),
  scoring: fc.constantFrom('speed' as const, 'accuracy' as const),
  maxPlayers: fc.integer({ min: 2, max: 5 }),
});
fc.configureGlobal({ numRuns: 300 });
const game = fc.tuple(settings, fc.integer({ min: 0, max: 4 }), steps);
type Game = typeof game extends fc.Arbitrary<infer G> ? G : never;

/** Plays a game and calls `look` after each command. */
function play(
  [options, people, commands]: Game,
  look: (fixture: RoomFixture, before: RoomState, command: RoomCommand) => void,
) {
  const fixture = new RoomFixture(options).fill(people);
  for (const [next, ms] of commands) {
    fixture.now += ms;
    const { state } = fixture;
    fixture.dispatch(next);
    look(fixture, state, next);
  }
  return fixture;
}

const roundsOf = ({ past, round }: RoomState) => (round ? [...past, round] : past);

describe('a room under random commands', () => {
  it('counts no answer twice and changes none', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, ({ state }, before) => {
          for (const { answers } of roundsOf(state))
            expect(new Set(answers.map(([no]) => no)).size).toBe(answers.length);
          for (const [index, { answers }] of roundsOf(before).entries())
            expect(roundsOf(state)[index]?.answers.slice(0, answers.length)).toEqual(answers);
        });
      }),
    );
  });

  it('computes every score from the answers', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, ({ state, content }) => {
          const over = state.phase === 'question' ? state.past : roundsOf(state);
          for (const seat of state.seats) {
            const sum = over
              .map(({ index, answers, startedAt, endsAt }) => {
                const given = answers.find(([no]) => no === seat.no);
                return given
                  ? computePoints(
                      state.settings.scoring,
                      given[1] === content[index]?.right,
                      given[2],
                      endsAt - startedAt,
                    )
                  : 0;
              })
              .reduce((a, b) => a + b, 0);
            expect(seat.score).toBe(sum);
            const none: Seat = { ...seat, score: 0, timeMs: 0, correct: 0 };
            const folded = over.reduce(
              (before, round) => addRound(before, round, content[round.index]?.right ?? -1, state.settings.scoring),
              none,
            );
            expect(folded).toEqual(seat);
          }
        });
      }),
    );
  });

  it('sends no key before the results of its question', () => {
    fc.assert(
      fc.property(game, (input) => {
        const shown = new Set<number>();
        let seen = 0;
        play(input, (fixture) => {
          for (const event of fixture.events.slice(seen)) {
            if (event.type === 'question_results') shown.add(event.questionIndex);
            const text = JSON.stringify(event);
            for (const index of fixture.content.keys())
              if (!shown.has(index)) expect(text).not.toContain(`${SECRET} ${index}`);
            if (event.type !== 'question_results') expect(text).not.toMatch(/correctAnswer|explanation|distribution/);
          }
          seen = fixture.events.length;
          const { round, phase } = fixture.state;
          const text = JSON.stringify([
            toRoomView(fixture.state, fixture.content),
            toOwnRoomView(fixture.state, fixture.content, 'p1', fixture.now),
          ]);
          if (phase === 'question' && round) expect(text).not.toMatch(/correctAnswer|only-in-the-key|distribution/);
        });
      }),
    );
  });

  it('gives each player a rank one higher than the number of players ahead', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, ({ events, state }, before) => {
          for (const event of events.slice(-3)) {
            if (event.type !== 'question_results' && event.type !== 'quiz_finished') continue;
            const { leaderboard } = event;
            expect(new Set(leaderboard.map(({ playerId }) => playerId)).size).toBe(leaderboard.length);
            for (const row of leaderboard) {
              const better = leaderboard.filter(({ score }) => score > row.score).length;
              const equal = leaderboard.filter(({ score }) => score === row.score).length;
              expect(row.rank).toBeGreaterThan(better);
              expect(row.rank).toBeLessThanOrEqual(better + equal);
              if (state.settings.scoring === 'accuracy') expect(row.rank).toBe(better + 1);
            }
          }
          if (state.phase !== 'results' || before.phase !== 'question') return;
          for (const { score, timeMs, rank } of state.seats) {
            const bySpeed = state.settings.scoring === 'speed';
            const ahead = state.seats.filter(
              (seat) => seat.score > score || (bySpeed && seat.score === score && seat.timeMs < timeMs),
            );
            expect(rank).toBe(ahead.length + 1);
          }
        });
      }),
    );
  });

  it('closes by itself', () => {
    fc.assert(
      fc.property(game, (input) => {
        const fixture = play(input, () => undefined);
        let woken = 0;
        for (let at = nextWakeAt(fixture.state); at !== null; at = nextWakeAt(fixture.state)) {
          expect(at).toBeGreaterThanOrEqual(fixture.now - 60_000);
          fixture.wait(Math.max(0, at - fixture.now));
          woken += 1;
          expect(woken).toBeLessThan(40);
        }
        expect(fixture.events.at(-1)?.type).toBe('room_closed');
        expect(fixture.eventTypes().filter((type) => type === 'room_closed')).toHaveLength(1);
      }),
    );
  });

  it('changes nothing on a refused command except what time causes', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, (fixture, before, sent) => {
          const byTime = reduceRoom(before, { type: 'wake' }, fixture.now, fixture.content);
          const { state, events, refusal } = reduceRoom(before, sent, fixture.now, fixture.content);
          if (refusal) expect([state, events]).toEqual([byTime.state, byTime.events]);
          const stays =
            ['next', 'start', 'kick'].includes(sent.type) && 'by' in sent && sent.by !== byTime.state.hostId;
          if (stays) expect(refusal).not.toBeNull();
        });
      }),
    );
  });

  it('continues the same way after its state was stored and read', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, (fixture, before, sent) => {
          const stored: RoomState = JSON.parse(JSON.stringify(before));
          expect(reduceRoom(stored, sent, fixture.now, fixture.content).state).toEqual(fixture.state);
        });
      }),
    );
  });

  it('has a host as long as anybody is in it', () => {
    fc.assert(
      fc.property(game, (input) => {
        play(input, ({ state }) => {
          if (state.phase === 'closed') return;
          const ids = [...state.seats.map(({ id }) => id), state.spectatingHost?.id];
          expect(ids).toContain(state.hostId);
        });
      }),
    );
  });
});
