// Builds a study plan for seven days, from the learner's weak areas or on one topic.
import type { LearnerFacts } from '../assistant.ts';
import type { Topic } from '../knowledge/concept.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';

const STYLE_TIPS: Record<string, string> = {
  visual: 'Draw what you learn: a sketch, a timeline or a diagram.',
  auditory: 'Say each idea aloud in your own words, as if to a friend.',
  reading: 'Write a two-line summary after each session.',
  practical: 'Try each idea on an example of your own.',
};

/**
 * Builds the text of a study plan.
 * @param focusTopic the topic that the learner asked for; null to cover what they need most.
 */
export function buildStudyPlan(finder: TopicFinder, facts: LearnerFacts, focusTopic: FoundTopic | null): string {
  const tasks = focusTopic ? listTopicTasks(focusTopic) : listWeaknessTasks(finder, facts);
  const days = [0, 1, 2, 3, 4].map((day) => tasks[day % tasks.length] ?? 'Take a quiz on a topic you like.');
  const reviews =
    facts.dueReviews > 0
      ? `Every day: start with your reviews (${facts.dueReviews} due now), about 10 minutes.`
      : 'Every day: check your reviews first. None are due now.';
  const tip = STYLE_TIPS[facts.learningStyle];
  return [
    focusTopic ? `Here's a 7-day plan for ${focusTopic.name}.` : "Here's your 7-day study plan.",
    formatReason(facts, focusTopic),
    [
      `- ${reviews}`,
      ...days.map((task, day) => `- Day ${day + 1}: ${task}`),
      '- Day 6: Recap. Take one mixed quiz on everything from this week and note what you missed.',
      '- Day 7: Rest. Only do reviews that are due' +
        (facts.streak > 0 ? `, to keep your ${facts.streak}-day streak.` : '.'),
    ].join('\n'),
    ...(tip ? [`Tip: ${tip}`] : []),
  ].join('\n\n');
}

function formatReason({ weaknesses }: LearnerFacts, focusTopic: FoundTopic | null): string {
  if (focusTopic) return 'It takes about 20 to 30 minutes a day.';
  if (weaknesses.length === 0) {
    return "I don't have enough results to see what you find hard, so this plan is broad. Take a few quizzes and ask me again.";
  }
  const weakCategories = weaknesses.slice(0, 3).map(({ category, accuracy }) => `${category} (${accuracy}%)`);
  return `It puts first what you get right least often: ${weakCategories.join(', ')}. Plan about 20 to 30 minutes a day.`;
}

/** Lists one task for each concept of the topic, or for each topic of a category. */
function listTopicTasks({ topic, subject, concept }: FoundTopic): string[] {
  if (topic === null)
    return subject.topics.map(
      (subjectTopic) =>
        `${subjectTopic.name}: read up on ${formatTerms(subjectTopic, 2)}, then take a 5-question quiz.`,
    );
  const concepts = concept
    ? [concept, ...topic.concepts.filter((otherConcept) => otherConcept !== concept)]
    : topic.concepts;
  return concepts.map(({ term }) => `${term}: ask me to explain it, then take a short quiz.`);
}

/**
 * Lists the tasks of five days: two days for each of the two weakest categories, one for the third; if there are fewer,
 * the weakest fills their days. Without results, lists quizzes on several topics.
 */
function listWeaknessTasks(finder: TopicFinder, { weaknesses }: LearnerFacts): string[] {
  const [first, second, third] = weaknesses;
  if (!first) {
    return finder.listNear('', 5).map((name) => `${name}: take a 5-question quiz to see where you are.`);
  }
  const study = (category: string, part: number) => {
    const topics = finder.subjects.find((subject) => subject.category === category)?.topics ?? [];
    const topic = topics[part % Math.max(1, topics.length)];
    return topic
      ? `${category}: go through ${topic.name} (${formatTerms(topic, 2)}).`
      : `${category}: read through what you missed in your reports.`;
  };
  const practice = (category: string, level: string) =>
    `${category}: take a 10-question ${level} quiz and read each explanation.`;
  return [
    study(first.category, 0),
    practice(first.category, first.accuracy < 50 ? 'easy' : 'medium'),
    second ? study(second.category, 0) : study(first.category, 1),
    second ? practice(second.category, second.accuracy < 50 ? 'easy' : 'medium') : practice(first.category, 'medium'),
    third ? `${study(third.category, 0)} Then a 5-question quiz.` : practice(first.category, 'hard'),
  ];
}

function formatTerms({ concepts }: Topic, count: number): string {
  return concepts
    .slice(0, count)
    .map(({ term }) => term)
    .join(', ');
}
