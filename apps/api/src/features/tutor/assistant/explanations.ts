// Builds the embedded tutor's explanations.
import type { TutorLevel } from '@quorbit/contracts/tutor/types';
import type { Concept, Topic } from '../knowledge/concept.ts';
import { joinParagraphs } from './learner-replies.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';

export function formatExplanation(found: FoundTopic, level: TutorLevel): string {
  const closestNote = found.named ? '' : `The closest that I know is ${found.name}.`;
  const { topic, concept } = found;
  if (concept && topic) return joinParagraphs(closestNote, ...formatConcept(concept, topic, level));
  if (topic) {
    return joinParagraphs(
      closestNote,
      `${topic.name} belongs to ${found.subject.category}. Its main ideas:`,
      topic.concepts.slice(0, 8).map(formatBrief).join('\n'),
      'Ask me to explain any of them.',
    );
  }
  return joinParagraphs(
    closestNote,
    `In ${found.subject.category}, I know about these topics:`,
    found.subject.topics
      .map((subjectTopic) => `- ${subjectTopic.name}: ${formatTerms(subjectTopic.concepts.slice(0, 3))}`)
      .join('\n'),
    'Name one, and I explain it or quiz you on it.',
  );
}

function formatConcept(concept: Concept, topic: Topic, level: TutorLevel): string[] {
  const { term, definition, explanation: long, example } = concept;
  const short = `${term}: ${toSentence(definition)}`;
  const concrete = `For example: ${toSentence(example)}`;
  const related = `Related terms: ${formatTerms(listOtherConcepts(concept, topic).slice(0, 4))}.`;
  if (level === 'beginner')
    return [short, concrete, long, related, 'Want to check that it stuck? Ask me for a short quiz.'];
  if (level === 'advanced') return [short, long, concrete, `${related} Can you say how ${term} differs from each?`];
  return [short, long, concrete, related];
}

export function formatComparison(a: Concept, b: Concept): string {
  return joinParagraphs(
    `${a.term} and ${b.term}, side by side:`,
    [a, b].map(formatBrief).join('\n'),
    a.explanation,
    b.explanation,
  );
}

export function formatRelated(finder: TopicFinder, { subject, topic, concept, name }: FoundTopic): string {
  const topics = subject.topics.filter((otherTopic) => otherTopic !== topic).map((otherTopic) => otherTopic.name);
  if (topic === null)
    return joinParagraphs(`Topics in ${name}:`, formatList(topics), 'Name one, and I explain it or quiz you on it.');
  const nearTerms = concept
    ? listOtherConcepts(concept, topic).map(({ term }) => term)
    : topic.concepts.map(({ term }) => term);
  const furtherTopics = topics.length > 0 ? topics : finder.listNear(name, 4).filter((near) => near !== topic.name);
  return joinParagraphs(
    `Related to ${name}:`,
    formatList(nearTerms.slice(0, 6)),
    ...(furtherTopics.length > 0
      ? [`Further topics in ${subject.category}: ${furtherTopics.slice(0, 5).join(', ')}.`]
      : []),
  );
}

/** Returns a concept of the same topic that wasn't discussed yet; null if all were. */
export function findNextConcept({ topic, concept }: FoundTopic, discussedTerms: ReadonlySet<string>): Concept | null {
  return (
    topic?.concepts.find((otherConcept) => otherConcept !== concept && !discussedTerms.has(otherConcept.term)) ?? null
  );
}

function listOtherConcepts(concept: Concept, topic: Topic): Concept[] {
  const place = topic.concepts.indexOf(concept);
  return [...topic.concepts.slice(place + 1), ...topic.concepts.slice(0, place)];
}

function formatBrief({ term, definition }: Concept): string {
  return `- ${term}: ${toSentence(definition)}`;
}

function formatTerms(concepts: readonly Concept[]): string {
  return concepts.map(({ term }) => term).join(', ');
}

function formatList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
