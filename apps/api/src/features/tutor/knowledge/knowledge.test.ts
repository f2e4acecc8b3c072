import type { TutorQuestion, TutorSubject } from '@quorbit/contracts/content/tutor';
import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { questionInput } from '@quorbit/contracts/quizzes/question';
import { describe, expect, it } from 'vitest';
import { readContentFolder } from '../../../lib/content.ts';
import type { Concept } from './concept.ts';
import { subjects } from './subjects.ts';
import { TEMPLATES_BY_TOPIC } from './templates/templates-by-topic.ts';

/** The number of questions drawn from each template; many, because only some draws may go wrong. */
const DRAWS = 300;

const topics = subjects.flatMap(({ category, topics }) => topics.map((topic) => ({ category, topic })));
const concepts = topics.flatMap(({ category, topic }) =>
  topic.concepts.map((concept) => ({ at: `${category} / ${topic.name} / ${concept.term}`, concept })),
);
const written = concepts.flatMap(({ at, concept }) => concept.questions.map((question) => ({ at, question })));
const drawn = topics.flatMap(({ category, topic }) =>
  (topic.templates ?? []).flatMap((template, index) => {
    const draw = drawFrom(index + 1);
    return Array.from({ length: DRAWS }, () => ({
      at: `${category} / ${topic.name} / template ${index + 1}`,
      question: template(draw),
    }));
  }),
);

/** Returns a generator of pseudo-random whole numbers, the same for the same seed. */
function drawFrom(seed: number) {
  let state = seed;
  return (min: number, max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

function repeated(names: readonly string[]): string[] {
  const lower = names.map((name) => name.trim().toLowerCase());
  return [...new Set(lower.filter((name, index) => lower.indexOf(name) !== index))];
}

describe('the knowledge', () => {
  it('has every category once, in the order of the list', () => {
    expect(subjects.map(({ category }) => category)).toEqual(CATEGORIES);
  });

  it('has at least four concepts per topic, so that the others make wrong answers', () => {
    expect(topics.filter(({ topic }) => topic.concepts.length < 4).map(({ topic }) => topic.name)).toEqual([]);
  });

  it('names no topic twice, and no term or definition twice within a category', () => {
    expect(repeated(topics.map(({ topic }) => topic.name))).toEqual([]);
    const twice = subjects.flatMap(({ topics }) => {
      const all = topics.flatMap((topic) => topic.concepts);
      return [...repeated(all.map(({ term }) => term)), ...repeated(all.map(({ definition }) => definition))];
    });
    expect(twice).toEqual([]);
  });

  it('asks no question twice within a category', () => {
    const twice = subjects.flatMap(({ topics: all }) =>
      repeated(
        all.flatMap((topic) => topic.concepts.flatMap((concept) => concept.questions.map(({ question }) => question))),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('has definitions that don’t name their term', () => {
    const naming = ({ term, definition }: Concept) =>
      ` ${plain(definition)} `.includes(` ${plain(term)} `) || ` ${plain(definition)} `.includes(` ${plain(term)}s `);
    expect(concepts.filter(({ concept }) => naming(concept)).map(({ at }) => at)).toEqual([]);
  });

  it('has no text that is empty or too long', () => {
    const long = concepts.filter(
      ({ concept: { term, definition, explanation, example } }) =>
        [term, definition, explanation, example].some((text) => text.trim() !== text || text === '') ||
        term.length > 80 ||
        definition.length > 250 ||
        explanation.length > 900 ||
        example.length > 400,
    );
    expect(long.map(({ at }) => at)).toEqual([]);
  });

  it('has every topic that templates belong to', () => {
    const ids = readContentFolder<TutorSubject>('tutor').flatMap(({ id, topics }) =>
      topics.map((topicId) => `${id}/${topicId}`),
    );
    expect(ids).toEqual(expect.arrayContaining(Object.keys(TEMPLATES_BY_TOPIC)));
  });

  it('has questions with one right answer among four that differ', () => {
    const wrong = [...written, ...drawn].flatMap(({ at, question }) => {
      const problem = problemOf(question);
      return problem ? [`${at}: ${question.question}: ${problem}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('doesn’t give right answers away by their length', () => {
    const longest = written.filter(({ question: { answer, wrong } }) =>
      wrong.every((option) => option.length < answer.length),
    );
    expect(longest.length / Math.max(1, written.length)).toBeLessThan(0.45);
  });
});

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function problemOf({ question, answer, wrong, why, difficulty }: TutorQuestion): string | null {
  if (question.length > 300) return 'The question is too long.';
  if ([answer, ...wrong].some((option) => option.length > 120)) return 'An option is too long.';
  if (why.trim() === '') return 'It has no reason.';
  const parsed = questionInput.safeParse({
    kind: 'single',
    question,
    options: [answer, ...wrong],
    correctAnswer: 'A',
    difficulty,
    explanation: why,
  });
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'It is refused.');
}
