// Chooses the questions of an attempt and their order. Browser and server compute it from the same seed, so attempts
// needn't send what they showed, and learners can't choose the questions of a ranked quiz.

/**
 * The author's settings for shuffling and drawing questions. Packs of older servers don't have them, so nothing is
 * shuffled or drawn there.
 */
export interface LayoutOptions {
  shuffleQuestions?: boolean | undefined;
  shuffleOptions?: boolean | undefined;
  /** The number of questions to draw; null or missing means all. */
  draw?: number | null | undefined;
}

/** Returns whether two attempts at the quiz may differ. */
export function isRandomized({ shuffleQuestions, shuffleOptions, draw }: LayoutOptions): boolean {
  return shuffleQuestions === true || shuffleOptions === true || (draw ?? null) !== null;
}

/** The fields of a question that the layout depends on. */
export interface LayoutQuestion {
  id: string;
  options: readonly string[];
  choices?: readonly string[] | undefined;
}

export interface LaidOut<Q> {
  question: Q;
  /** The original places of the options or choices, in the order shown; null if they aren't shuffled. */
  order: number[] | null;
}

/**
 * The only version of the layout so far. The result for a seed must never change, because attempts don't store the
 * questions that they asked.
 */
export const LAYOUT_VERSION = 1;

/**
 * Chooses the questions to ask and their order.
 * @returns the questions to ask, in order. Drawn questions keep the quiz's order unless questions are shuffled.
 */
export function layOutQuestions<Q extends LayoutQuestion>(
  questions: readonly Q[],
  { shuffleQuestions = false, shuffleOptions = false, draw = null }: LayoutOptions,
  seed: string,
): LaidOut<Q>[] {
  const random = createRandom(seed);
  const places = questions.map((_, place) => place);
  const shuffled = shuffleQuestions || hasDraw(questions, draw) ? shuffle(places, random) : places;
  const selected = hasDraw(questions, draw) ? shuffled.slice(0, draw) : shuffled;
  if (!shuffleQuestions) selected.sort((a, b) => a - b);
  return selected.map((place) => {
    const question = questions[place] as Q;
    const count = (question.choices ?? question.options).length;
    // Each question gets its own seed, so that its order doesn't depend on the other questions.
    const order =
      shuffleOptions && count > 1 ? shuffle([...Array(count).keys()], createRandom(`${seed}/${question.id}`)) : null;
    return { question, order };
  });
}

/**
 * Returns the seed of the layout. Each practice attempt has its own. A ranked quiz has one per learner, so that
 * starting over doesn't draw easier questions.
 */
export function layoutSeedOf(of: { ranked: boolean; userId: string; quizId: string; attemptId: string }): string {
  return of.ranked ? `${of.userId}/${of.quizId}` : of.attemptId;
}

function hasDraw(questions: readonly unknown[], draw: number | null): draw is number {
  return draw !== null && draw < questions.length;
}

/** Returns a shuffled copy (Fisher–Yates, from the end). */
function shuffle(items: readonly number[], random: () => number): number[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const place = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[place]] = [shuffled[place] as number, shuffled[last] as number];
  }
  return shuffled;
}

/**
 * Returns a generator of pseudo-random numbers in [0, 1): the text's FNV-1a hash seeds mulberry32. It's good enough for
 * shuffling and gives the same numbers on every platform.
 */
export function createRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
