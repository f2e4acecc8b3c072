// What the embedded tutor answers in the chat.
import { MAX_REPLY, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import type { Asked, Reply } from '../assistant.ts';
import { cleanLine } from './clean-text.ts';
import { comparison, explanation, nextConcept, related } from './explanations.ts';
import type { Finder, Found } from './finder.ts';
import { intentOf } from './intents.ts';
import { greeting, paragraphs, progress, weakAreas } from './learner-replies.ts';
import { type Answer, askForTopic, lastTopic, meantTopic, quizComing } from './quiz-replies.ts';
import type { QuizWish } from './quiz-request.ts';
import { studyPlan } from './study-plan.ts';

const NEAR_TOPICS = 6;

export function embeddedReply(finder: Finder, asked: Asked): Reply {
  const reply = { topic: null, quiz: null, ...answer(finder, asked) };
  return { ...reply, content: Array.from(reply.content).slice(0, MAX_REPLY).join('') };
}

function answer(finder: Finder, asked: Asked): Answer {
  const intent = intentOf(asked);
  const { facts } = asked;
  switch (intent.kind) {
    case 'quiz':
      return quiz(finder, intent.wish, asked);
    case 'explain':
    case 'maybe':
      return explain(finder, intent.topic, asked);
    case 'compare':
      return compare(finder, intent.topics, asked);
    case 'related':
      return tellRelated(finder, intent.topic || lastTopic(asked));
    case 'plan':
      return plan(finder, intent.topic, asked);
    case 'weak':
      return weakAreas(finder, facts);
    case 'progress':
      return progress(facts);
    case 'more':
      return more(finder, asked);
    case 'greeting':
      return greeting(facts);
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
        topic: lastTopic(asked),
      };
    case 'bye':
      return { content: 'See you soon. End Session closes our chat when you are done.', actions: ['set_reminders'] };
    case 'help':
      return help(finder);
  }
}

function quiz(finder: Finder, wish: QuizWish, asked: Asked): Answer {
  const meant = meantTopic(wish, asked);
  if (meant === null) return askForTopic(wish);
  const found = finder.find(meant);
  if (found === null) return unknown(finder, meant);
  const topic = found.name.slice(0, MAX_TOPIC);
  const { difficulty, count } = wish;
  return {
    content: paragraphs(found.named ? '' : `The closest that I know is ${topic}.`, quizComing(topic, wish)),
    actions: ['generate_quiz', 'suggest_related_topics'],
    topic,
    quiz: { topic, difficulty, count },
  };
}

function explain(finder: Finder, wish: string, asked: Asked): Answer {
  const back = /^(?:it|this|that|them|these|those|)$/i.test(wish) ? lastTopic(asked) : null;
  const found = finder.explain(back ?? wish);
  return found ? explainFound(found, asked) : unknown(finder, wish);
}

function explainFound(found: Found, { facts }: Asked): Answer {
  return {
    content: explanation(found, facts.tutorLevel),
    actions: ['offer_practice', 'suggest_related_topics'],
    topic: found.name,
  };
}

function compare(finder: Finder, topics: [string, string], asked: Asked): Answer {
  const [a, b] = topics.map((topic) => finder.explain(topic));
  if (a?.concept && b?.concept && a.concept !== b.concept) {
    return {
      content: comparison(a.concept, b.concept),
      actions: ['offer_practice', 'suggest_related_topics'],
      topic: a.name,
    };
  }
  const known = [a, b].find((each) => each?.named);
  if (!known) return unknown(finder, topics.join(' '));
  const missing = topics[known === a ? 1 : 0] ?? '';
  const answer = explainFound(known, asked);
  return {
    ...answer,
    content: paragraphs(
      `I can't compare it with ${cleanLine(missing, MAX_TOPIC)} yet, but I know this:`,
      answer.content,
    ),
  };
}

function tellRelated(finder: Finder, wish: string | null): Answer {
  if (wish === null) return help(finder);
  const found = finder.find(wish);
  if (found === null) return unknown(finder, wish);
  return { content: related(finder, found), actions: ['explain_concept', 'offer_practice'], topic: found.name };
}

function plan(finder: Finder, wish: string, { facts }: Asked): Answer {
  const found = wish === '' ? null : finder.find(wish);
  const missing =
    wish !== '' && !found
      ? `I don't know about ${cleanLine(wish, MAX_TOPIC)} yet, so this plan builds on your results.`
      : '';
  return {
    content: paragraphs(missing, studyPlan(finder, facts, found)),
    actions: ['save_study_plan', 'set_reminders'],
    topic: found?.name ?? null,
  };
}

function more(finder: Finder, asked: Asked): Answer {
  const last = lastTopic(asked);
  const found = last === null ? null : finder.explain(last);
  if (found === null) return help(finder);
  const talked = new Set(asked.before.flatMap(({ topic }) => topic ?? []));
  const concept = nextConcept(found, talked);
  if (concept) return explainFound({ ...found, name: concept.term, concept, named: true }, asked);
  return tellRelated(finder, last);
}

function help(finder: Finder): Answer {
  const near = finder.near('', NEAR_TOPICS);
  return {
    content: paragraphs(
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

/** Honest about what isn't known. */
function unknown(finder: Finder, wish: string): Answer {
  const near = finder.near(wish, NEAR_TOPICS);
  return {
    content: paragraphs(
      "I don't know about that yet.",
      near.length > 0 ? `Topics I know: ${near.join(', ')}.` : '',
      'I can explain topics, make quizzes and study plans, and look at your weak areas.',
    ),
    actions: ['explain_concept', 'generate_quiz', 'analyze_weak_areas'],
  };
}
