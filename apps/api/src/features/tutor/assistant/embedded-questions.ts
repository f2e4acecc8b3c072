// Builds the embedded tutor's questions: written ones, and ones generated from definitions.

import type { TutorQuestion } from '@quorbit/contracts/content/tutor';
import { DIFFICULTIES, type Difficulty, LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { areDistinct } from '@quorbit/contracts/quizzes/kinds/are-distinct';
import type { SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import { invalidField } from '../../../lib/app-error.ts';
import type { GeneratedQuestions, QuestionRequest } from '../assistant.ts';
import type { Concept, Topic } from '../knowledge/concept.ts';
import { questionKeyOf } from './text-matching.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';

export type Random = () => number;

interface Candidate extends TutorQuestion {
  /** Sorts candidates: each concept has its first question (round 0) before any concept has its second. */
  round: number;
}

/** The number of questions drawn from each template for one quiz. */
const DRAWS_PER_TEMPLATE = 12;
/**
 * The round of the reversed question (term and definition swapped), which comes last because it asks the same thing
 * again.
 */
const LAST_ROUND = 50;
const NEAR_TOPICS = 6;

/**
 * Builds questions for a request.
 * @throws AppError INVALID if the topic is unknown, or the quiz already has all its questions.
 */
export function buildEmbeddedQuestions(
  finder: TopicFinder,
  request: QuestionRequest,
  random: Random,
): GeneratedQuestions {
  const found = finder.find(request.topic);
  if (!found?.sure) throw unknownTopicError(finder, request.topic);
  const used = new Set(request.known.map(questionKeyOf));
  const questions: SingleChoiceInput[] = [];
  // Sources of questions are used from narrow (concept) to wide (category), until there are enough questions.
  for (const source of listCandidateSources(found)) {
    if (questions.length >= request.count) break;
    for (const candidate of sortByDifficulty(source(random), request.difficulty, random)) {
      if (questions.length >= request.count) break;
      const key = questionKeyOf(candidate.question);
      if (used.has(key) || !areDistinct([candidate.answer, ...candidate.wrong])) continue;
      used.add(key);
      questions.push(toQuestionInput(candidate, random));
    }
  }
  if (questions.length === 0)
    throw invalidField('topic', `You have every question I know about ${found.name}. Try another topic.`);
  return { questions, category: found.subject.category };
}

function unknownTopicError(finder: TopicFinder, topic: string) {
  const near = finder.listNear(topic, NEAR_TOPICS);
  const knownTopics = near.length > 0 ? ` Topics I know: ${near.join(', ')}.` : '';
  return invalidField('topic', `I don't know about that yet.${knownTopics}`);
}

type CandidateSource = (random: Random) => Candidate[];

function listCandidateSources({ subject, topic, concept }: FoundTopic): CandidateSource[] {
  const wholeSubject: CandidateSource = (random) =>
    subject.topics.flatMap((subjectTopic) => buildTopicCandidates(subjectTopic, random));
  if (topic === null) return [wholeSubject];
  const sources: CandidateSource[] = [(random) => buildTopicCandidates(topic, random), wholeSubject];
  return concept === null ? sources : [(random) => buildConceptCandidates(concept, topic, random), ...sources];
}

function buildTopicCandidates(topic: Topic, random: Random): Candidate[] {
  const draw = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const drawn = (topic.templates ?? []).flatMap((template) =>
    Array.from({ length: DRAWS_PER_TEMPLATE }, (_, round) => ({ ...template(draw), round })),
  );
  return [...topic.concepts.flatMap((concept) => buildConceptCandidates(concept, topic, random)), ...drawn];
}

function buildConceptCandidates(concept: Concept, topic: Topic, random: Random): Candidate[] {
  const others = shuffle(
    topic.concepts.filter((otherConcept) => otherConcept !== concept),
    random,
  );
  const writtenQuestions = shuffle(concept.questions, random);
  const [first, second, third] = others;
  if (!first || !second || !third) return writtenQuestions.map((question, round) => ({ ...question, round }));
  const why = `${concept.term}: ${toSentence(concept.definition)} ${concept.explanation}`;
  const { difficulty } = concept;
  const toTerm: TutorQuestion = {
    question: `Which term fits this description? ${toSentence(concept.definition)}`,
    answer: concept.term,
    wrong: [first.term, second.term, third.term],
    why,
    difficulty,
  };
  const toDefinition: TutorQuestion = {
    question: `Which description fits this term? ${concept.term}`,
    answer: toSentence(concept.definition),
    wrong: [toSentence(first.definition), toSentence(second.definition), toSentence(third.definition)],
    why,
    difficulty,
  };
  const [made, reversed] = random() < 0.5 ? [toTerm, toDefinition] : [toDefinition, toTerm];
  return [
    ...[...writtenQuestions, made].map((question, round) => ({ ...question, round })),
    { ...reversed, round: LAST_ROUND },
  ];
}

function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Sorts candidates by distance from the requested difficulty; of two at the same distance, the easier comes first. */
function sortByDifficulty(candidates: Candidate[], difficulty: Difficulty | null, random: Random): Candidate[] {
  const distanceOf = (candidate: Candidate) => {
    const penalty = candidate.round === LAST_ROUND ? DIFFICULTIES.length : 0;
    if (difficulty === null) return penalty;
    const steps = DIFFICULTIES.indexOf(candidate.difficulty) - DIFFICULTIES.indexOf(difficulty);
    return penalty + Math.abs(steps) + (steps > 0 ? 0.5 : 0);
  };
  return shuffle(candidates, random).sort((a, b) => distanceOf(a) - distanceOf(b) || a.round - b.round);
}

function toQuestionInput(
  { question, answer, wrong, why, difficulty }: TutorQuestion,
  random: Random,
): SingleChoiceInput {
  const [a = '', b = '', c = '', d = ''] = shuffle([answer, ...wrong], random);
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

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [result[last], result[other]];
    if (a !== undefined && b !== undefined) [result[last], result[other]] = [b, a];
  }
  return result;
}
