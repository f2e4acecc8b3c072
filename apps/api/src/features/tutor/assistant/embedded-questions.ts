// Questions of the embedded tutor: written ones, and ones made of definitions.

import { DIFFICULTIES, type Difficulty, LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { differ } from '@quorbit/contracts/quizzes/kinds/differ';
import type { SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import { wrongField } from '../../../lib/app-error.ts';
import type { GeneratedQuestions, QuestionWish } from '../assistant.ts';
import type { Concept, Topic, WrittenQuestion } from '../knowledge/concept.ts';
import type { Finder, Found } from './finder.ts';
import { textKey } from './words.ts';

export type Random = () => number;

interface Candidate extends WrittenQuestion {
  /** Earlier rounds come first: each concept has its turn before one has its second. */
  round: number;
}

/** How often a template is drawn for one quiz. */
const DRAWS = 12;
/** After all others: it says again what the other direction asked. */
const LAST_ROUND = 50;
const NEAR_TOPICS = 6;

/** @throws AppError INVALID where the topic isn't known, or where all its questions are */
export function embeddedQuestions(finder: Finder, wish: QuestionWish, random: Random): GeneratedQuestions {
  const found = finder.find(wish.topic);
  if (!found?.sure) throw unknownTopic(finder, wish.topic);
  const used = new Set(wish.known.map(textKey));
  const questions: SingleChoiceInput[] = [];
  // From narrow to wide, until there are enough.
  for (const circle of circlesOf(found)) {
    if (questions.length >= wish.count) break;
    for (const candidate of inOrder(circle(random), wish.difficulty, random)) {
      if (questions.length >= wish.count) break;
      const key = textKey(candidate.question);
      if (used.has(key) || !differ([candidate.answer, ...candidate.wrong])) continue;
      used.add(key);
      questions.push(asked(candidate, random));
    }
  }
  if (questions.length === 0)
    throw wrongField('topic', `You have every question I know about ${found.name}. Try another topic.`);
  return { questions, category: found.subject.category };
}

function unknownTopic(finder: Finder, topic: string) {
  const near = finder.near(topic, NEAR_TOPICS);
  const known = near.length > 0 ? ` Topics I know: ${near.join(', ')}.` : '';
  return wrongField('topic', `I don't know about that yet.${known}`);
}

type Circle = (random: Random) => Candidate[];

function circlesOf({ subject, topic, concept }: Found): Circle[] {
  const whole: Circle = (random) => subject.topics.flatMap((one) => ofTopic(one, random));
  if (topic === null) return [whole];
  const circles: Circle[] = [(random) => ofTopic(topic, random), whole];
  return concept === null ? circles : [(random) => ofConcept(concept, topic, random), ...circles];
}

function ofTopic(topic: Topic, random: Random): Candidate[] {
  const draw = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const drawn = (topic.templates ?? []).flatMap((template) =>
    Array.from({ length: DRAWS }, (_, round) => ({ ...template(draw), round })),
  );
  return [...topic.concepts.flatMap((concept) => ofConcept(concept, topic, random)), ...drawn];
}

function ofConcept(concept: Concept, topic: Topic, random: Random): Candidate[] {
  const others = shuffled(
    topic.concepts.filter((one) => one !== concept),
    random,
  );
  const written = shuffled(concept.questions, random);
  const [first, second, third] = others;
  if (!first || !second || !third) return written.map((question, round) => ({ ...question, round }));
  const why = `${concept.term}: ${sentence(concept.definition)} ${concept.explanation}`;
  const { difficulty } = concept;
  const toTerm: WrittenQuestion = {
    question: `Which term fits this description? ${sentence(concept.definition)}`,
    answer: concept.term,
    wrong: [first.term, second.term, third.term],
    why,
    difficulty,
  };
  const toDefinition: WrittenQuestion = {
    question: `Which description fits this term? ${concept.term}`,
    answer: sentence(concept.definition),
    wrong: [sentence(first.definition), sentence(second.definition), sentence(third.definition)],
    why,
    difficulty,
  };
  const [made, other] = random() < 0.5 ? [toTerm, toDefinition] : [toDefinition, toTerm];
  return [...[...written, made].map((question, round) => ({ ...question, round })), { ...other, round: LAST_ROUND }];
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The wished for difficulty first, then the nearest; the easier one of two that are as near. */
function inOrder(candidates: Candidate[], difficulty: Difficulty | null, random: Random): Candidate[] {
  const away = (one: Candidate) => {
    const late = one.round === LAST_ROUND ? DIFFICULTIES.length : 0;
    if (difficulty === null) return late;
    const steps = DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(difficulty);
    return late + Math.abs(steps) + (steps > 0 ? 0.5 : 0);
  };
  return shuffled(candidates, random).sort((a, b) => away(a) - away(b) || a.round - b.round);
}

function asked({ question, answer, wrong, why, difficulty }: WrittenQuestion, random: Random): SingleChoiceInput {
  const [a = '', b = '', c = '', d = ''] = shuffled([answer, ...wrong], random);
  const correctAnswer = LETTERS[[a, b, c, d].indexOf(answer)] ?? 'A';
  return {
    kind: 'single',
    question,
    options: [a, b, c, d],
    correctAnswer,
    difficulty,
    marks: 1,
    explanation: why,
    image: null,
  };
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}
