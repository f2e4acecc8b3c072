// Simulates learners who guess, and checks that the shown ranges and levels hold for them.
import { describe, expect, it } from 'vitest';
import { createRandom } from '../quizzes/layout.ts';
import { levelOf } from './levels.ts';
import { CURRENT_MODEL, estimateAbility, type ScoredAnswer } from './model.ts';
import { type AdaptiveItem, endingOf, rankItems } from './run-rules.ts';

/** The probability of a right guess with four options. */
const GUESSING = 0.25;
const SEEDS = ['1', '2'];
const LEARNERS = 400;

/** The numbers of easy, medium and hard questions in each science quiz of the demo data. */
const DEMO = [
  [4, 4, 2],
  [4, 4, 2],
  [4, 4, 2],
  [3, 1, 0],
  [1, 2, 1],
  [2, 2, 0],
] as const;

const itemOf = (quizId: string, place: number, difficulty: number): AdaptiveItem => ({
  questionId: `${quizId}/${place}`,
  asks: `${quizId}/${place}`,
  difficulty,
  guessing: GUESSING,
  quizId,
});

/** The 42 questions of the demo quizzes, with the difficulties that their authors rated. */
const demoPool = DEMO.flatMap((counts, quiz) =>
  counts
    .flatMap((count, rated) => Array<number>(count).fill(rated - 1))
    .map((difficulty, place) => itemOf(`${quiz}`, place, difficulty)),
);

/** A pool of 200 questions in 20 quizzes, with measured difficulties from a normal distribution. */
const measuredPool = (() => {
  const random = createRandom('pool');
  return Array.from({ length: 200 }, (_, index) => {
    const difficulty = Math.min(3, Math.max(-3, normal(random)));
    return itemOf(`${Math.floor(index / 10)}`, index % 10, difficulty);
  });
})();

/** Returns a random number from the standard normal distribution (Box & Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

type Ability = (random: () => number) => number;
/** The ability of a learner who clicks at random, whatever the question. */
const CLICKS = Number.NEGATIVE_INFINITY;

function play(pool: readonly AdaptiveItem[], ability: number, runId: string) {
  const random = createRandom(`answers/${runId}`);
  const asked = new Set<string>();
  const answers: ScoredAnswer[] = [];
  for (;;) {
    const estimate = estimateAbility(answers, CURRENT_MODEL);
    if (endingOf({ answered: asked.size, counted: asked.size }, estimate)) return { estimate, asked };
    const [next] = rankItems(pool, asked, estimate.ability, runId);
    if (!next) return { estimate, asked };
    asked.add(next.questionId);
    const known = 1 / (1 + Math.exp(-1.7 * (ability - next.difficulty)));
    answers.push({ ...next, correct: random() < GUESSING + (1 - GUESSING) * known });
  }
}

/**
 * Results of a simulation with one seed, or averaged over several seeds: shares of learners, and the errors of the
 * estimates.
 */
interface Figures {
  /** The share of learners whose true ability lies within the shown range. */
  covered: number;
  /** The share of learners who get the lowest level. */
  lowest: number;
  /** The share of learners who were asked the most frequent question. */
  exposed: number;
  bias: number;
  /** The mean squared error of the estimates; over several seeds, the square root of the mean. */
  spread: number;
  asked: number;
}

function simulate(pool: readonly AdaptiveItem[], abilityOf: Ability, seed: string): Figures {
  const random = createRandom(`learners/${seed}`);
  const uses = new Map<string, number>();
  const figures: Figures = { covered: 0, lowest: 0, exposed: 0, bias: 0, spread: 0, asked: 0 };
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const ability = abilityOf(random);
    const { estimate, asked } = play(pool, ability, `${seed}/${learner}`);
    const { low = 0, high = 0 } = estimate.range ?? {};
    const off = estimate.ability - ability;
    figures.covered += Number(low <= ability && ability <= high) / LEARNERS;
    figures.lowest += Number(levelOf(estimate.ability) === 'Beginner') / LEARNERS;
    figures.bias += off / LEARNERS;
    figures.spread += off ** 2 / LEARNERS;
    figures.asked += asked.size / LEARNERS;
    for (const id of asked) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return { ...figures, exposed: Math.max(...uses.values()) / LEARNERS };
}

function meanOf(pool: readonly AdaptiveItem[], abilityOf: Ability): Figures {
  const all = SEEDS.map((seed) => simulate(pool, abilityOf, seed));
  const mean = (of: keyof Figures) => all.reduce((sum, figures) => sum + figures[of], 0) / all.length;
  return {
    covered: mean('covered'),
    lowest: mean('lowest'),
    exposed: mean('exposed'),
    bias: mean('bias'),
    spread: Math.sqrt(mean('spread')),
    asked: mean('asked'),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(pool: string, learners: string, { covered, lowest, exposed, bias, spread, asked }: Figures): void {
  const known = [`95 % range holds ${percent(covered)}`, `bias ${bias.toFixed(2)}`, `RMSE ${spread.toFixed(2)}`];
  const told = [...(Number.isFinite(bias) ? known : []), `lowest level ${percent(lowest)}`];
  const rest = [`questions ${asked.toFixed(1)}`, `most asked ${percent(exposed)}`];
  process.stdout.write(`adaptive, ${pool}, ${learners}: ${[...told, ...rest].join(', ')}\n`);
}

describe.each([
  ['pool of 42', demoPool],
  ['pool of 200', measuredPool],
])('simulated learners who guess, with a %s', (name, pool) => {
  it('have their ability within the shown range in 92 to 98 of 100 cases', () => {
    const figures = meanOf(pool, normal);
    print(name, 'abilities N(0, 1)', figures);
    expect(figures.covered).toBeGreaterThanOrEqual(0.92);
    expect(figures.covered).toBeLessThanOrEqual(0.98);
    if (pool === measuredPool) expect(figures.exposed).toBeLessThanOrEqual(0.4);
  });

  it.each([-2, 2])('have their ability within the range in at least 85 of 100 cases at an ability of %i', (ability) => {
    const figures = meanOf(pool, () => ability);
    print(name, `ability ${ability}`, figures);
    expect(figures.covered).toBeGreaterThanOrEqual(0.85);
  });

  it('get the lowest level in at least 9 of 10 cases if they only click at random', () => {
    const figures = meanOf(pool, () => CLICKS);
    print(name, 'clicking at random', figures);
    expect(figures.lowest).toBeGreaterThanOrEqual(0.9);
  });
});
