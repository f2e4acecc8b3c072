// How the embedded tutor explains what it knows.
import type { TutorLevel } from '@quorbit/contracts/tutor/types';
import type { Concept, Topic } from '../knowledge/concept.ts';
import type { Finder, Found } from './finder.ts';
import { paragraphs } from './learner-replies.ts';

export function explanation(found: Found, level: TutorLevel): string {
  const closest = found.named ? '' : `The closest that I know is ${found.name}.`;
  const { topic, concept } = found;
  if (concept && topic) return paragraphs(closest, ...explained(concept, topic, level));
  if (topic) {
    return paragraphs(
      closest,
      `${topic.name} belongs to ${found.subject.category}. Its main ideas:`,
      topic.concepts.slice(0, 8).map(shortly).join('\n'),
      'Ask me to explain any of them.',
    );
  }
  return paragraphs(
    closest,
    `In ${found.subject.category}, I know about these topics:`,
    found.subject.topics.map((one) => `- ${one.name}: ${terms(one.concepts.slice(0, 3))}`).join('\n'),
    'Name one, and I explain it or quiz you on it.',
  );
}

function explained(concept: Concept, topic: Topic, level: TutorLevel): string[] {
  const { term, definition, explanation: long, example } = concept;
  const short = `${term}: ${sentence(definition)}`;
  const concrete = `For example: ${sentence(example)}`;
  const related = `Related terms: ${terms(others(concept, topic).slice(0, 4))}.`;
  if (level === 'beginner')
    return [short, concrete, long, related, 'Want to check that it stuck? Ask me for a short quiz.'];
  if (level === 'advanced') return [short, long, concrete, `${related} Can you say how ${term} differs from each?`];
  return [short, long, concrete, related];
}

export function comparison(a: Concept, b: Concept): string {
  return paragraphs(
    `${a.term} and ${b.term}, side by side:`,
    [a, b].map(shortly).join('\n'),
    a.explanation,
    b.explanation,
  );
}

export function related(finder: Finder, { subject, topic, concept, name }: Found): string {
  const topics = subject.topics.filter((one) => one !== topic).map((one) => one.name);
  if (topic === null)
    return paragraphs(`Topics in ${name}:`, list(topics), 'Name one, and I explain it or quiz you on it.');
  const near = concept ? others(concept, topic).map(({ term }) => term) : topic.concepts.map(({ term }) => term);
  const more = topics.length > 0 ? topics : finder.near(name, 4).filter((one) => one !== topic.name);
  return paragraphs(
    `Related to ${name}:`,
    list(near.slice(0, 6)),
    ...(more.length > 0 ? [`Further topics in ${subject.category}: ${more.slice(0, 5).join(', ')}.`] : []),
  );
}

/** A concept of the same topic that wasn't talked about yet; null if all were. */
export function nextConcept({ topic, concept }: Found, talked: ReadonlySet<string>): Concept | null {
  return topic?.concepts.find((one) => one !== concept && !talked.has(one.term)) ?? null;
}

function others(concept: Concept, topic: Topic): Concept[] {
  const place = topic.concepts.indexOf(concept);
  return [...topic.concepts.slice(place + 1), ...topic.concepts.slice(0, place)];
}

function shortly({ term, definition }: Concept): string {
  return `- ${term}: ${sentence(definition)}`;
}

function terms(concepts: readonly Concept[]): string {
  return concepts.map(({ term }) => term).join(', ');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
