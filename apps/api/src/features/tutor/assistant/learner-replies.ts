// Builds the embedded tutor's replies about a learner's own work, from the facts alone; if there are too few, the reply
// says so.
import type { LearnerFacts, Reply } from '../assistant.ts';
import type { TopicFinder } from './topic-finder.ts';

type LearnerReply = Pick<Reply, 'content' | 'actions'>;

/** Builds the first message of a session. */
export function buildGreeting(facts: LearnerFacts): Reply {
  const [weakest] = facts.weaknesses;
  const suggestions = [
    ...(facts.dueReviews > 0
      ? [`- You have ${formatCount(facts.dueReviews, 'review')} due. They're a good start.`]
      : []),
    ...(weakest ? [`- ${weakest.category} is where you can gain most: ${weakest.accuracy}% right so far.`] : []),
    '- Or name any topic, and I explain it or quiz you on it.',
  ];
  return {
    content: joinParagraphs(
      `Hi, I'm your AI study buddy. You're on level ${facts.level}${facts.streak > 1 ? `, with a ${facts.streak}-day streak` : ''}.`,
      'What would you like to do?',
      suggestions.join('\n'),
    ),
    actions: ['generate_quiz', 'explain_concept', 'create_study_plan', 'analyze_weak_areas'],
    topic: null,
    quiz: null,
  };
}

export function buildWeakAreas(finder: TopicFinder, { weaknesses, strengths }: LearnerFacts): LearnerReply {
  if (weaknesses.length === 0) {
    const best = strengths[0];
    return {
      content: joinParagraphs(
        best
          ? `I see no weak areas in your results. Your best one is ${best.category} with ${best.accuracy}% right.`
          : "I don't have enough results yet to see your weak areas.",
        'Take a few quizzes in different categories, then ask me again. I compare how often you answer right in each.',
      ),
      actions: ['generate_quiz', 'create_study_plan'],
    };
  }
  const lines = weaknesses
    .slice(0, 5)
    .map(({ category, accuracy }) => `- ${category}: ${accuracy}% right. ${adviseOn(accuracy)}`);
  const startTopics = finder.subjects.find(({ category }) => category === weaknesses[0]?.category)?.topics.slice(0, 3);
  return {
    content: joinParagraphs(
      weaknesses.length === 1
        ? 'This is where you can gain most:'
        : 'These are where you can gain most, the weakest first:',
      lines.join('\n'),
      ...(startTopics?.length ? [`Good topics to start with: ${startTopics.map(({ name }) => name).join(', ')}.`] : []),
    ),
    actions: ['practice_weak_areas', 'create_study_plan'],
  };
}

function adviseOn(accuracy: number): string {
  if (accuracy < 50) return 'Start with easy questions and read each explanation.';
  if (accuracy < 70) return 'Practice a little every day and do your reviews.';
  return 'Nearly there: a few hard questions will help.';
}

export function buildProgress(facts: LearnerFacts): LearnerReply {
  const formatTop = (list: LearnerFacts['strengths']) =>
    list.slice(0, 3).map(({ category, accuracy }) => `${category} (${accuracy}%)`);
  const hasNoResults = facts.strengths.length === 0 && facts.weaknesses.length === 0;
  return {
    content: joinParagraphs(
      "Here's where you are:",
      [
        `- Level: ${facts.level}`,
        `- Streak: ${formatCount(facts.streak, 'day')}`,
        `- Reviews due: ${facts.dueReviews}`,
        ...(facts.strengths.length > 0 ? [`- Strongest: ${formatTop(facts.strengths).join(', ')}`] : []),
        ...(facts.weaknesses.length > 0 ? [`- To work on: ${formatTop(facts.weaknesses).join(', ')}`] : []),
      ].join('\n'),
      hasNoResults
        ? "I don't have enough results yet to say more. Take a few quizzes and ask again."
        : 'Track My Progress shows how the last 30 days compare with the 30 before.',
    ),
    actions: ['track_improvement', ...(facts.weaknesses.length > 0 ? (['practice_weak_areas'] as const) : [])],
  };
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function joinParagraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
