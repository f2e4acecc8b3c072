// Recognizes what a learner wants with a message, as far as the embedded tutor understands it.
import { parseExplainAgain } from '@quorbit/contracts/tutor/explain-again';
import { MAX_MESSAGE } from '@quorbit/contracts/tutor/limits';
import type { ChatRequest } from '../assistant.ts';
import { cleanLine } from './clean-text.ts';
import { parseQuizRequest, type QuizRequest, trimSigns } from './quiz-request.ts';

export type Intent =
  | { kind: 'quiz'; wish: QuizRequest }
  | { kind: 'explain' | 'related' | 'plan' | 'maybe'; topic: string }
  | { kind: 'compare'; topics: [string, string] }
  | { kind: 'weak' | 'reminder' | 'progress' | 'greeting' | 'thanks' | 'bye' | 'help' | 'more' };

type IntentInput = Pick<ChatRequest, 'message' | 'requestType' | 'before'>;

/** Matches short messages that ask for the same thing again, such as `another one`. */
const AGAIN =
  /^(?:another|another one|one more|once more|again|more questions|more like (?:this|that)|next one|repeat)$/;
const MORE =
  /^(?:more|tell me more|go on|continue|and|what else|next|keep going|more please|more about (?:it|this|that))$/;
const YES = /^(?:yes|yeah|yep|sure|ok|okay|yes please|sure please|please do|let's go|lets go|go ahead|do it)$/;
const STEP = /^(?:make it |something |give me something )?(easier|harder)(?: one| ones| questions| please)?$/;

export function parseIntent({ message, requestType, before }: IntentInput): Intent {
  const text = cleanLine(message, MAX_MESSAGE);
  const lower = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^[\s.,!?]+|(?<![\s.,!?])[\s.,!?]+$/g, '');
  if (requestType === 'study_plan') return { kind: 'plan', topic: parsePlanTopic(lower, text) };
  if (requestType === 'weak_areas') return { kind: 'weak' };
  // The question's own words could be read as another wish, such as a quiz, so they aren't looked at.
  const missed = parseExplainAgain(text);
  if (missed !== null) return { kind: 'explain', topic: missed };
  const lastRequest = findLastRequest(before);
  const step = STEP.exec(lower)?.[1];
  if (step)
    return {
      kind: 'quiz',
      wish: { ...(lastRequest ?? DEFAULT_REQUEST), difficulty: step === 'harder' ? 'hard' : 'easy' },
    };
  if (AGAIN.test(lower) && lastRequest) return { kind: 'quiz', wish: lastRequest };
  if (MORE.test(lower) || AGAIN.test(lower)) return { kind: 'more' };
  if (YES.test(lower) && before.some(({ topic }) => topic !== null)) return { kind: 'quiz', wish: DEFAULT_REQUEST };
  const quiz = parseQuizRequest(text, requestType === 'quiz_request');
  return quiz ? { kind: 'quiz', wish: quiz } : parseOtherIntent(text, lower);
}

const DEFAULT_REQUEST: QuizRequest = { topic: '', difficulty: 'medium', count: 5, weakAreas: false };

/**
 * Returns the quiz that the learner's previous message requested, so that `another one` repeats it; null if it
 * requested none.
 */
function findLastRequest(before: IntentInput['before']): QuizRequest | null {
  const last = before.findLast(({ role }) => role === 'user');
  return last ? parseQuizRequest(last.content, false) : null;
}

const RELATED = /\b(?:related (?:topics|terms|concepts|to)|similar (?:topics|to)|topics like|what(?:'s| is) related)\b/;
const PLAN =
  /\b(?:study|learning|revision|weekly|7.day) (?:plan|schedule|timetable|program)\b|\bplan (?:my|for|a|the) (?:study|studies|week|learning|revision)\b/;
const WEAK =
  /\bweak(?:est|ness|nesses|er)?\b|\bstruggl|\bwhat should i (?:practi[cs]e|improve|work on|study|learn|do)\b|\bimprove\b/;
const REMINDER = /\bremind(?:er|ers)?\b/;
const PROGRESS =
  /\bprogress\b|\bhow am i doing\b|\bmy (?:stats|statistics|level|streak|results|scores?|strengths?)\b|\bhow (?:did|have) i (?:do|done|been doing|improved?)\b/;
const GREETING =
  /^(?:hi|hello|hey|hiya|yo|greetings|good (?:morning|afternoon|evening)|howdy)(?: there| buddy| tutor| again)*$/;
const THANKS =
  /^(?:ok |okay |great |cool |many |wow )*(?:thanks|thank you|thx|ty|cheers)\b|^(?:great|cool|nice|awesome|perfect|got it|i see|good job|ok|okay)$/;
const BYE = /^(?:bye|goodbye|good night|see you|see ya|that's all|i'm done)\b/;
const HELP =
  /^(?:help|help me|menu|commands)$|\bwhat (?:can|do) you (?:do|offer|know|teach)\b(?! about)|\bhow (?:do|can) (?:i use you|you help)\b|\bwho are you\b|\bwhat are you\b|\bwhat topics\b|\bhow do(?:es)? (?:this|it) work\b/;

function parseOtherIntent(text: string, lower: string): Intent {
  if (GREETING.test(lower)) return { kind: 'greeting' };
  if (THANKS.test(lower)) return { kind: 'thanks' };
  if (BYE.test(lower)) return { kind: 'bye' };
  if (REMINDER.test(lower)) return { kind: 'reminder' };
  if (PLAN.test(lower)) return { kind: 'plan', topic: parsePlanTopic(lower, text) };
  if (RELATED.test(lower)) return { kind: 'related', topic: textAfterLast(text, /\b(?:to|of|for|about|like) /gi) };
  if (HELP.test(lower)) return { kind: 'help' };
  const pair = parseComparedTopics(text);
  if (pair) return { kind: 'compare', topics: pair };
  const topic = parseExplainedTopic(text);
  if (topic !== null) return { kind: 'explain', topic };
  if (PROGRESS.test(lower)) return { kind: 'progress' };
  if (WEAK.test(lower)) return { kind: 'weak' };
  return { kind: 'maybe', topic: trimTopic(text) };
}

const COMPARES = /\b(?:differences? between|compare|distinguish)(?: between)? /i;

/** Returns the two topics of 'difference between A and B', 'compare A with B' or 'A vs B'; null for other texts. */
function parseComparedTopics(text: string): [string, string] | null {
  const comparison = COMPARES.exec(text);
  const topicsText = comparison ? text.slice(comparison.index + comparison[0].length) : text;
  const separator = (comparison ? / (?:and|from|with|to|vs\.?|versus) /i : / (?:vs\.?|versus) /i).exec(topicsText);
  if (!separator) return null;
  const pair: [string, string] = [
    trimTopic(topicsText.slice(0, separator.index)),
    trimTopic(topicsText.slice(separator.index + separator[0].length)),
  ];
  return pair.every((topic) => topic !== '') ? pair : null;
}

const EXPLAIN = [
  /^.{0,60}?\b(?:explain|define|describe|teach me|definition of|meaning of|tell me (?:more )?about|learn (?:more )?about|help me (?:to )?understand|(?:don't|do not|dont|can't|cannot) understand|know about|question(?:s)? (?:about|on)|another example (?:of|for)|example (?:of|for)|confused (?:about|by)) (?:to me )?(?:about |me |to me )?(.+)/i,
  /^(?:so |and |but |ok |okay )?(?:what|who|where|when|why|how)(?:'s|’s| is| are| was| were| do| does| did| can| would| has| have) (?!i\b|my\b)(.+)/i,
];

function parseExplainedTopic(text: string): string | null {
  for (const pattern of EXPLAIN) {
    const found = pattern.exec(text)?.[1];
    if (found) return trimTopic(found.replace(/ (?:work|works|mean|means|happen|happens) ?[?.!]*$/i, ''));
  }
  return null;
}

function parsePlanTopic(lower: string, text: string): string {
  if (!/ (?:for|on|about|to learn) /.test(lower)) return '';
  const topic = textAfterLast(text, / (?:for|on|about|to learn) /gi);
  return /^(?:me|my .*|the (?:next )?week|this week|next week|(?:\d+|seven) days?|exams?|school)$/i.test(topic)
    ? ''
    : topic;
}

/** Returns the text after the last match of `word`; empty without a match. */
function textAfterLast(text: string, word: RegExp): string {
  const last = [...text.matchAll(word)].at(-1);
  return last ? trimTopic(text.slice(last.index + last[0].length)) : '';
}

function trimTopic(text: string): string {
  return trimSigns(text).replace(/ (?:please|to me|for me)$/i, '');
}
