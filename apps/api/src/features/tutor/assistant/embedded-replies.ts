// Builds the embedded tutor's chat replies.
import { MAX_REPLY, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import type { ChatRequest, Reply } from '../assistant.ts';
import { cleanLine } from './clean-text.ts';
import { findNextConcept, formatComparison, formatExplanation, formatRelated } from './explanations.ts';
import { parseIntent } from './intents.ts';
import { buildGreeting, buildProgress, buildWeakAreas, joinParagraphs } from './learner-replies.ts';
import { buildTopicQuestion, findLastTopic, formatQuizIntro, type ReplyParts, resolveTopic } from './quiz-replies.ts';
import type { QuizRequest } from './quiz-request.ts';
import { buildStudyPlan } from './study-plan.ts';
import type { FoundTopic, TopicFinder } from './topic-finder.ts';

const NEAR_TOPICS = 6;

export function buildEmbeddedReply(finder: TopicFinder, request: ChatRequest): Reply {
  const reply = { topic: null, quiz: null, ...buildAnswer(finder, request) };
  return { ...reply, content: Array.from(reply.content).slice(0, MAX_REPLY).join('') };
}

function buildAnswer(finder: TopicFinder, request: ChatRequest): ReplyParts {
  const intent = parseIntent(request);
  const { facts } = request;
  switch (intent.kind) {
    case 'quiz':
      return answerQuiz(finder, intent.wish, request);
    case 'explain':
    case 'maybe':
      return answerExplain(finder, intent.topic, request);
    case 'compare':
      return answerCompare(finder, intent.topics, request);
    case 'related':
      return answerRelated(finder, intent.topic || findLastTopic(request));
    case 'plan':
      return answerPlan(finder, intent.topic, request);
    case 'weak':
      return buildWeakAreas(finder, facts);
    case 'progress':
      return buildProgress(facts);
    case 'more':
      return answerMore(finder, request);
    case 'greeting':
      return buildGreeting(facts);
    case 'reminder':
      return {
        content:
          'I can remind you. Say what and when, such as "Review fractions every Monday at 10 AM", with Set a Reminder below.',
        actions: ['set_reminders'],
      };
    case 'thanks':
      return {
        content: "You're welcome. What's next?",
        actions: ['generate_quiz', 'explain_concept'],
        topic: findLastTopic(request),
      };
    case 'bye':
      return { content: 'See you soon. End Session closes our chat when you are done.', actions: ['set_reminders'] };
    case 'help':
      return answerHelp(finder);
  }
}

function answerQuiz(finder: TopicFinder, quizRequest: QuizRequest, request: ChatRequest): ReplyParts {
  const topicText = resolveTopic(quizRequest, request);
  if (topicText === null) return buildTopicQuestion(quizRequest);
  const found = finder.find(topicText);
  if (found === null) return answerUnknown(finder, topicText);
  const topic = found.name.slice(0, MAX_TOPIC);
  const { difficulty, count } = quizRequest;
  return {
    content: joinParagraphs(
      found.named ? '' : `The closest that I know is ${topic}.`,
      formatQuizIntro(topic, quizRequest),
    ),
    actions: ['generate_quiz', 'suggest_related_topics'],
    topic,
    quiz: { topic, difficulty, count },
  };
}

function answerExplain(finder: TopicFinder, topicText: string, request: ChatRequest): ReplyParts {
  const referredTopic = /^(?:it|this|that|them|these|those|)$/i.test(topicText) ? findLastTopic(request) : null;
  const found = finder.findTerm(referredTopic ?? topicText);
  return found ? explainFound(found, request) : answerUnknown(finder, topicText);
}

function explainFound(found: FoundTopic, { facts }: ChatRequest): ReplyParts {
  return {
    content: formatExplanation(found, facts.tutorLevel),
    actions: ['offer_practice', 'suggest_related_topics'],
    topic: found.name,
  };
}

function answerCompare(finder: TopicFinder, topics: [string, string], request: ChatRequest): ReplyParts {
  const [a, b] = topics.map((topic) => finder.findTerm(topic));
  if (a?.concept && b?.concept && a.concept !== b.concept) {
    return {
      content: formatComparison(a.concept, b.concept),
      actions: ['offer_practice', 'suggest_related_topics'],
      topic: a.name,
    };
  }
  const knownTopic = [a, b].find((each) => each?.named);
  if (!knownTopic) return answerUnknown(finder, topics.join(' '));
  const missing = topics[knownTopic === a ? 1 : 0] ?? '';
  const answer = explainFound(knownTopic, request);
  return {
    ...answer,
    content: joinParagraphs(
      `I can't compare it with ${cleanLine(missing, MAX_TOPIC)} yet, but I know this:`,
      answer.content,
    ),
  };
}

function answerRelated(finder: TopicFinder, topicText: string | null): ReplyParts {
  if (topicText === null) return answerHelp(finder);
  const found = finder.find(topicText);
  if (found === null) return answerUnknown(finder, topicText);
  return { content: formatRelated(finder, found), actions: ['explain_concept', 'offer_practice'], topic: found.name };
}

function answerPlan(finder: TopicFinder, topicText: string, { facts }: ChatRequest): ReplyParts {
  const found = topicText === '' ? null : finder.find(topicText);
  const missing =
    topicText !== '' && !found
      ? `I don't know about ${cleanLine(topicText, MAX_TOPIC)} yet, so this plan builds on your results.`
      : '';
  return {
    content: joinParagraphs(missing, buildStudyPlan(finder, facts, found)),
    actions: ['save_study_plan', 'set_reminders'],
    topic: found?.name ?? null,
  };
}

function answerMore(finder: TopicFinder, request: ChatRequest): ReplyParts {
  const previousTopic = findLastTopic(request);
  const found = previousTopic === null ? null : finder.findTerm(previousTopic);
  if (found === null) return answerHelp(finder);
  const discussedTerms = new Set(request.before.flatMap(({ topic }) => topic ?? []));
  const concept = findNextConcept(found, discussedTerms);
  if (concept) return explainFound({ ...found, name: concept.term, concept, named: true }, request);
  return answerRelated(finder, previousTopic);
}

function answerHelp(finder: TopicFinder): ReplyParts {
  const near = finder.listNear('', NEAR_TOPICS);
  return {
    content: joinParagraphs(
      "Here's what I can do:",
      [
        '- Explain a topic: "Explain photosynthesis"',
        '- Quiz you: "5 hard questions about algebra"',
        '- Find your weak areas and practice them',
        '- Make a 7-day study plan',
        '- Remind you to study',
        '- Show your progress',
      ].join('\n'),
      near.length > 0 ? `Some topics I know: ${near.join(', ')}.` : '',
    ),
    actions: ['generate_quiz', 'explain_concept', 'create_study_plan', 'analyze_weak_areas'],
  };
}

/** Replies that the topic isn't known, and names similar topics that are. */
function answerUnknown(finder: TopicFinder, topicText: string): ReplyParts {
  const near = finder.listNear(topicText, NEAR_TOPICS);
  return {
    content: joinParagraphs(
      "I don't know about that yet.",
      near.length > 0 ? `Topics I know: ${near.join(', ')}.` : '',
      'I can explain topics, make quizzes and study plans, and look at your weak areas.',
    ),
    actions: ['explain_concept', 'generate_quiz', 'analyze_weak_areas'],
  };
}
