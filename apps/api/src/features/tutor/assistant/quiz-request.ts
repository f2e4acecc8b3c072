// Reads from a message whether a quiz is wished for, and which. The same for the embedded tutor and a model.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_MESSAGE, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import { cleanLine } from './clean-text.ts';

export interface QuizWish {
  /** As the learner wrote it; empty where none was named, `it` and the like included. */
  topic: string;
  difficulty: Difficulty;
  count: number;
  /** Whether it's to be about what the learner is weak in. */
  weakAreas: boolean;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MORE_NUMBERS: Record<string, number> = { dozen: 12, twelve: 12, fifteen: 15, twenty: 20 };

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
const LEVEL = `(${Object.keys(LEVELS).join('|')})`;
const ASKED_FOR = '(?:quiz(?:zes)?|tests?|questions|mcqs?|practice|problems|exercises)';
const VERBS =
  '(?:create|make|generate|give|get|take|want|need|like|do|build|prepare|start|have|try|set|ask|write|another|new|more)';

const WISHES = [
  /\b(?:quiz|test|examine|drill) me\b/,
  /\b(?:ask me|test my)\b/,
  /\bquiz (?:on|about|for|of|with)\b/,
  /\b(?:practice|practise)\b(?! makes)/,
  new RegExp(`\\b${VERBS}\\b.{0,60}\\b${ASKED_FOR}\\b`),
  new RegExp(`^(?:an? )?(?:-?\\d+|${LEVEL})\\b.{0,60}\\b${ASKED_FOR}\\b`),
  /^(?:please )?questions (?:on|about)\b/,
  /^(?:\S+ ){0,8}(?:quiz|questions)(?: please)?$/,
];
/** Questions about something, and what was done before, are no wishes. */
const NO_WISH = [
  /^(?:what|who|where|when|why|which|how)\b/,
  /^(?:do|does|did|is|are|was|were) /,
  /\b(?:i have|i've got|i've|i had|answer) .{0,20}questions?\b/,
  /\b(?:explain|define|remind|study plan|progress)\b/,
];

/** Null where the message wishes for none. @param sure whether it came by a button that asks for a quiz */
export function parseQuizRequest(message: string, sure: boolean): QuizWish | null {
  const text = cleanLine(message, MAX_MESSAGE);
  const lower = text.toLowerCase();
  if (!sure && (NO_WISH.some((one) => one.test(lower)) || !WISHES.some((one) => one.test(lower)))) return null;
  const weakAreas = /\bweak(?:est|er)?\b|\bweakness(?:es)?\b|\bwhat i (?:get|got) wrong\b/.test(lower);
  const { count, without } = readCount(text);
  const { head, rest } = split(without);
  const [tail, level] = withoutEnding(rest ?? head);
  return {
    topic: weakAreas ? '' : topicOf(tail, rest === null),
    difficulty: level ?? levelOf(head.toLowerCase()) ?? 'medium',
    count,
    weakAreas,
  };
}

/** A number before `questions`, with few words between; not the 2 of 'World War 2 questions'. */
const COUNTED = new RegExp(
  `(?:^|\\b(?:me|with|of|make|create|generate|give|want|need|do|ask|and|an?|some|get|have|to|exactly|about|another|take)[ :]|[(,] ?)(-?\\d+|${NUMBERS.join('|')}|(?:a )?dozen|${Object.keys(MORE_NUMBERS).join('|')})[- ](?=(?:[^ ]+ ){0,5}?(?:questions?|problems|mcqs?)\\b)`,
  'id',
);

function readCount(text: string): { count: number; without: string } {
  const found = COUNTED.exec(text);
  const [from, to] = found?.indices?.[1] ?? [0, 0];
  if (!found?.[1]) return { count: DEFAULT_GENERATED, without: text };
  const word = found[1].toLowerCase().replace(/^a /, '');
  const spelled = MORE_NUMBERS[word] ?? NUMBERS.indexOf(word);
  const count = /\d/.test(word) ? Number(word) : spelled;
  return { count: Math.min(MAX_GENERATED, Math.max(1, count)), without: text.slice(0, from) + text.slice(to + 1) };
}

/** What comes before a word such as `about`, and after it; null without one. */
function split(text: string): { head: string; rest: string | null } {
  const found =
    /\b(?:about|on|regarding|covering|over) /i.exec(text) ?? (ENDS_WITH_QUIZ.test(text) ? null : LOOSE.exec(text));
  if (!found) return { head: text, rest: null };
  return { head: text.slice(0, found.index), rest: text.slice(found.index + found[0].length) };
}

const ENDS_WITH_QUIZ = /\b(?:quiz|questions|test)(?: please)?[.!?]*$/i;
const LOOSE = /\b(?:for|of|in|from) (?!me\b|an? (?:quiz|test)\b)/i;

const ENDINGS = [
  /(?<![\s,.!?;])[\s,.!?;]+$/,
  /(?:^|,? )(?:please|now|thanks|thank you|for me|for practice)$/i,
  /,? (?:with|in|of|and) questions?$/i,
  /(?:^| )(?:quiz(?:zes)?|questions?|tests?)$/i,
];
const LEVEL_ENDING = new RegExp(
  `(?:,|\\(|\\b(?:at|on|with|in|as|make it)\\b(?: an?)?)? ?\\b${LEVEL}(?: (?:level|difficulty|mode|ones?|questions))?\\)?$`,
  'i',
);
/** Without one of these, it belongs to the topic, as in `HTML for beginners`. */
const LEVEL_SIGN = /,|\(|\b(?:at|with|level|difficulty|mode|make it|ones?|questions)\b/i;

/** The topic without what else was wished for behind it. */
function withoutEnding(rest: string): [string, Difficulty | null] {
  let [text, level, before] = [rest.trim(), null as Difficulty | null, ''];
  while (text !== before) {
    before = text;
    const found = LEVEL_ENDING.exec(text);
    if (found && LEVEL_SIGN.test(found[0])) {
      level ??= levelOf(found[0].toLowerCase());
      text = text.slice(0, found.index).trim();
    }
    for (const ending of ENDINGS) text = text.replace(ending, '').trim();
  }
  return [text, level];
}

const LEADING = new RegExp(
  `^(?:can|could|would|will|you|please|me|i|i'd|us|let's|let|want|to|create|make|generate|give|get|take|need|like|do|build|prepare|
  start|have|try|ask|write|quick|short|little|another|more|an?|some|ok|okay|yes|now|then|hey|hi|just|with|quiz(?:zes)?|questions?|
  new(?= quiz| questions| test|$)|mcqs?|tests?|practi[cs]e|problems|exercises|examine|drill|my|knowledge|what (?:is|are)|${LEVEL})(?:[ ,:]+|$)`.replace(
    /\n\s*/g,
    '',
  ),
  'i',
);
const POINTS_BACK =
  /^(?:it|this|that|them|these|those|(?:this|that|the same|same) topic|(?:the )?same|anything|something|everything|whatever|again|me|skills?)?$/i;

/** @param whole whether the text is all that was said, and the topic somewhere in it */
function topicOf(text: string, whole: boolean): string {
  let [topic, before] = [withoutSigns(text), ''];
  while (whole && topic !== before) {
    before = topic;
    topic = withoutSigns(topic.replace(LEADING, ''));
  }
  const plain = topic.replace(/^(?:the|an?|some) (?=\S)/i, '');
  return POINTS_BACK.test(plain) ? '' : Array.from(plain).slice(0, MAX_TOPIC).join('').trim();
}

const SIGNS = /^[\s"'“”‘’.,:;!?-]+|(?<![\s"'“”‘’.,:;!?-])[\s"'“”‘’.,:;!?-]+$/g;

/** A text without blanks and punctuation around it. */
export function withoutSigns(text: string): string {
  return text.replace(SIGNS, '');
}

function levelOf(text: string): Difficulty | null {
  const word = new RegExp(`\\b${LEVEL}\\b`).exec(text)?.[1];
  return word === undefined ? null : (LEVELS[word] ?? null);
}
