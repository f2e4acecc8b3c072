// Parses whether a message requests a quiz, and which one; both assistants use it.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_MESSAGE, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import { cleanLine } from './clean-text.ts';

export interface QuizRequest {
  /** The topic as the learner wrote it; empty if none was named, or only a word such as `it`. */
  topic: string;
  difficulty: Difficulty;
  count: number;
  /** Whether the quiz is to be about the learner's weak areas. */
  weakAreas: boolean;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MORE_NUMBER_WORDS: Record<string, number> = { dozen: 12, twelve: 12, fifteen: 15, twenty: 20 };

const LEVELS: Record<string, Difficulty> = {
  easy: 'easy',
  easier: 'easy',
  simple: 'easy',
  beginner: 'easy',
  basic: 'easy',
  medium: 'medium',
  intermediate: 'medium',
  moderate: 'medium',
  normal: 'medium',
  hard: 'hard',
  harder: 'hard',
  difficult: 'hard',
  tough: 'hard',
  challenging: 'hard',
  advanced: 'hard',
  expert: 'hard',
};
const LEVEL_PATTERN = `(${Object.keys(LEVELS).join('|')})`;
const QUIZ_WORDS = '(?:quiz(?:zes)?|tests?|questions|mcqs?|practice|problems|exercises)';
const REQUEST_VERBS =
  '(?:create|make|generate|give|get|take|want|need|like|do|build|prepare|start|have|try|set|ask|write|another|new|more)';

const REQUEST_PATTERNS = [
  /\b(?:quiz|test|examine|drill) me\b/,
  /\b(?:ask me|test my)\b/,
  /\bquiz (?:on|about|for|of|with)\b/,
  /\b(?:practice|practise)\b(?! makes)/,
  new RegExp(`\\b${REQUEST_VERBS}\\b.{0,60}\\b${QUIZ_WORDS}\\b`),
  new RegExp(`^(?:an? )?(?:-?\\d+|${LEVEL_PATTERN})\\b.{0,60}\\b${QUIZ_WORDS}\\b`),
  /^(?:please )?questions (?:on|about)\b/,
  /^(?:\S+ ){0,8}(?:quiz|questions)(?: please)?$/,
];
/** Matches questions about something and messages about earlier work, which don't request a quiz. */
const NON_REQUEST_PATTERNS = [
  /^(?:what|who|where|when|why|which|how)\b/,
  /^(?:do|does|did|is|are|was|were) /,
  /\b(?:i have|i've got|i've|i had|answer) .{0,20}questions?\b/,
  /\b(?:explain|define|remind|study plan|progress)\b/,
];

/**
 * Parses a quiz request; null if the message doesn't request one.
 * @param isQuizButton whether the message came by a button that asks for a quiz.
 */
export function parseQuizRequest(message: string, isQuizButton: boolean): QuizRequest | null {
  const text = cleanLine(message, MAX_MESSAGE);
  const lower = text.toLowerCase();
  if (
    !isQuizButton &&
    (NON_REQUEST_PATTERNS.some((requestPattern) => requestPattern.test(lower)) ||
      !REQUEST_PATTERNS.some((requestPattern) => requestPattern.test(lower)))
  )
    return null;
  const weakAreas = /\bweak(?:est|er)?\b|\bweakness(?:es)?\b|\bwhat i (?:get|got) wrong\b/.test(lower);
  const { count, without } = parseCount(text);
  const { head, rest } = splitAtTopic(without);
  const [tail, level] = stripEnding(rest ?? head);
  return {
    topic: weakAreas ? '' : parseTopic(tail, rest === null),
    difficulty: level ?? parseLevel(head.toLowerCase()) ?? 'medium',
    count,
    weakAreas,
  };
}

/**
 * Matches the number of questions: a number before `questions`, with few words between; not the 2 of 'World War 2
 * questions'.
 */
const COUNT_PATTERN = new RegExp(
  `(?:^|\\b(?:me|with|of|make|create|generate|give|want|need|do|ask|and|an?|some|get|have|to|exactly|about|another|take)[ :]|[(,] ?)(-?\\d+|${NUMBER_WORDS.join('|')}|(?:a )?dozen|${Object.keys(MORE_NUMBER_WORDS).join('|')})[- ](?=(?:[^ ]+ ){0,5}?(?:questions?|problems|mcqs?)\\b)`,
  'id',
);

function parseCount(text: string): { count: number; without: string } {
  const found = COUNT_PATTERN.exec(text);
  const [from, to] = found?.indices?.[1] ?? [0, 0];
  if (!found?.[1]) return { count: DEFAULT_GENERATED, without: text };
  const word = found[1].toLowerCase().replace(/^a /, '');
  const spelled = MORE_NUMBER_WORDS[word] ?? NUMBER_WORDS.indexOf(word);
  const count = /\d/.test(word) ? Number(word) : spelled;
  return { count: Math.min(MAX_GENERATED, Math.max(1, count)), without: text.slice(0, from) + text.slice(to + 1) };
}

/** Splits a text before and after a word such as `about`; `rest` is null without one. */
function splitAtTopic(text: string): { head: string; rest: string | null } {
  const found =
    /\b(?:about|on|regarding|covering|over) /i.exec(text) ??
    (ENDS_WITH_QUIZ.test(text) ? null : LOOSE_PREPOSITION.exec(text));
  if (!found) return { head: text, rest: null };
  return { head: text.slice(0, found.index), rest: text.slice(found.index + found[0].length) };
}

const ENDS_WITH_QUIZ = /\b(?:quiz|questions|test)(?: please)?[.!?]*$/i;
const LOOSE_PREPOSITION = /\b(?:for|of|in|from) (?!me\b|an? (?:quiz|test)\b)/i;

const ENDINGS = [
  /(?<![\s,.!?;])[\s,.!?;]+$/,
  /(?:^|,? )(?:please|now|thanks|thank you|for me|for practice)$/i,
  /,? (?:with|in|of|and) questions?$/i,
  /(?:^| )(?:quiz(?:zes)?|questions?|tests?)$/i,
];
const LEVEL_ENDING = new RegExp(
  `(?:,|\\(|\\b(?:at|on|with|in|as|make it)\\b(?: an?)?)? ?\\b${LEVEL_PATTERN}(?: (?:level|difficulty|mode|ones?|questions))?\\)?$`,
  'i',
);
/**
 * Matches the words and signs by which a level at the end of a request counts as the difficulty. Without them it
 * belongs to the topic, as in `HTML for beginners`.
 */
const LEVEL_SIGN = /,|\(|\b(?:at|with|level|difficulty|mode|make it|ones?|questions)\b/i;

/**
 * Removes the difficulty and other requests after the topic. Returns the topic and the difficulty, null if none was
 * requested.
 */
function stripEnding(rest: string): [string, Difficulty | null] {
  let [text, level, before] = [rest.trim(), null as Difficulty | null, ''];
  while (text !== before) {
    before = text;
    const found = LEVEL_ENDING.exec(text);
    if (found && LEVEL_SIGN.test(found[0])) {
      level ??= parseLevel(found[0].toLowerCase());
      text = text.slice(0, found.index).trim();
    }
    for (const ending of ENDINGS) text = text.replace(ending, '').trim();
  }
  return [text, level];
}

const LEADING_WORDS = new RegExp(
  `^(?:can|could|would|will|you|please|me|i|i'd|us|let's|let|want|to|create|make|generate|give|get|take|need|like|do|build|prepare|
  start|have|try|ask|write|quick|short|little|another|more|an?|some|ok|okay|yes|now|then|hey|hi|just|with|quiz(?:zes)?|questions?|
  new(?= quiz| questions| test|$)|mcqs?|tests?|practi[cs]e|problems|exercises|examine|drill|my|knowledge|what (?:is|are)|${LEVEL_PATTERN})(?:[ ,:]+|$)`.replace(
    /\n\s*/g,
    '',
  ),
  'i',
);
const BACK_REFERENCE =
  /^(?:it|this|that|them|these|those|(?:this|that|the same|same) topic|(?:the )?same|anything|something|everything|whatever|again|me|skills?)?$/i;

/**
 * Returns the topic that a text names; empty if there is none.
 * @param isWholeMessage whether `text` is the whole message, so that the words before the topic are removed.
 */
function parseTopic(text: string, isWholeMessage: boolean): string {
  let [topic, before] = [trimSigns(text), ''];
  while (isWholeMessage && topic !== before) {
    before = topic;
    topic = trimSigns(topic.replace(LEADING_WORDS, ''));
  }
  const plain = topic.replace(/^(?:the|an?|some) (?=\S)/i, '');
  return BACK_REFERENCE.test(plain) ? '' : Array.from(plain).slice(0, MAX_TOPIC).join('').trim();
}

const EDGE_SIGNS = /^[\s"'“”‘’.,:;!?-]+|(?<![\s"'“”‘’.,:;!?-])[\s"'“”‘’.,:;!?-]+$/g;

/** Removes blanks, quotation marks and punctuation around a text. */
export function trimSigns(text: string): string {
  return text.replace(EDGE_SIGNS, '');
}

function parseLevel(text: string): Difficulty | null {
  const word = new RegExp(`\\b${LEVEL_PATTERN}\\b`).exec(text)?.[1];
  return word === undefined ? null : (LEVELS[word] ?? null);
}
