// Parses GIFT, Moodle's plain-text format for questions (https://docs.moodle.org/en/GIFT_format).
import { newId } from '@quorbit/contracts/lib/ids';
import { type EditedQuestion, newQuestion } from '../edited-quiz.ts';
import { type Choice, toChoiceQuestion } from './choice-question.ts';
import { convertFormulas, hasTags, htmlToText } from './markup.ts';
import { addPart, type FoundQuestion, type QuestionsFile, UnreadableQuestionError } from './questions-file.ts';

type ParsedQuestion = Omit<FoundQuestion, 'line'>;

/** Reads all questions of a text. A question that can't be read doesn't affect the others. */
export function parseGift(text: string): QuestionsFile {
  const file: QuestionsFile = { found: [], unread: [] };
  for (const block of splitBlocks(text)) addPart(file, block, () => parseQuestion(block.text));
  return file;
}

/** Splits a text into questions, which are separated by empty lines. Comment and category lines are left out. */
function splitBlocks(text: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let open: { line: number; text: string } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') open = null;
    else if (/^\s*(?:\/\/|\$CATEGORY:)/u.test(line)) continue;
    else if (open) open.text += `\n${line}`;
    else {
      open = { line: index + 1, text: line };
      blocks.push(open);
    }
  }
  return blocks;
}

function parseQuestion(block: string): ParsedQuestion {
  const untitled = block.replace(/^\s*::(?:\\.|[^\\])*?::/su, '');
  const opening = indexOfUnescaped(untitled, ['{']);
  if (opening === -1)
    throw new UnreadableQuestionError('This has no answer in braces. Write one behind it, as in {=Paris ~Rome}.');
  const closing = indexOfUnescaped(untitled, ['}'], opening);
  if (closing === -1) throw new UnreadableQuestionError('Close the answer with a }.');
  const before = untitled.slice(0, opening);
  const format = FORMAT.exec(before)?.[1] ?? 'moodle';
  const rest = untitled.slice(closing + 1);
  const questionText = rest.trim() === '' ? before : `${before.trimEnd()} _____ ${rest.trimStart()}`;
  const toText = (written: string) => parseText(written, format);
  const [body, general] = splitAtFirst(untitled.slice(opening + 1, closing), '####');
  const { fields, note, explanation } = parseAnswer(body.trim(), toText);
  const question = parseText(questionText, 'moodle');
  if (question === '') throw new UnreadableQuestionError('This answer has no question before it.');
  return {
    question: {
      ...newQuestion(newId(), fields.kind),
      question,
      ...fields,
      explanation: toText(general) || explanation,
    },
    note,
  };
}

interface Answer {
  fields: Pick<EditedQuestion, 'kind'> & Partial<EditedQuestion>;
  note: string | null;
  /** The feedback for the right answer. */
  explanation: string;
}

type TextParser = (written: string) => string;

function parseAnswer(body: string, toText: TextParser): Answer {
  if (body === '') throw new UnreadableQuestionError('Essays belong in a written test: add this one there.');
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/iu.exec(body)?.[1];
  if (truth !== undefined) {
    const [, ...feedback] = splitAtAll(body, '#');
    // The first feedback is for the wrong answer, the second for the right one.
    const explanation = toText(feedback[1] ?? feedback[0] ?? '');
    return { fields: { kind: 'true_false', truth: /^T/iu.test(truth) }, note: null, explanation };
  }
  if (body.startsWith('#')) return parseNumberAnswer(body.slice(1).trim(), toText);
  return parseChoiceAnswer(body, toText);
}

interface GiftEntry {
  mark: string;
  /** The share of the marks in percent; null if the answer has no weight, so that its mark (`=` or `~`) decides. */
  weight: number | null;
  text: string;
  feedback: string;
}

/** Splits an answer body into its answers, each of which begins with one of the given marks. */
function parseEntries(body: string, marks: readonly string[]): GiftEntry[] {
  const starts: number[] = [];
  for (let at = indexOfUnescaped(body, marks); at !== -1; at = indexOfUnescaped(body, marks, at + 1)) starts.push(at);
  return starts.map((start, index) => {
    const [written, feedback] = splitAtFirst(body.slice(start + 1, starts[index + 1] ?? body.length), '#');
    const weight = /^\s*%(-?[\d.,]+)%/u.exec(written);
    return {
      mark: body[start] ?? '',
      weight: weight?.[1] === undefined ? null : Number(weight[1].replace(',', '.')),
      text: weight ? written.slice(weight[0].length) : written,
      feedback,
    };
  });
}

function parseChoiceAnswer(body: string, words: TextParser): Answer {
  if (!/^[=~]/u.test(body))
    throw new UnreadableQuestionError('Begin each answer with = if it is right, or with ~ if it is wrong.');
  const entries = parseEntries(body, ['=', '~']);
  const explanation = findExplanation(entries, words);
  const right = entries.filter(({ mark }) => mark === '=');
  if (right.length === entries.length) {
    if (entries.length > 1 && entries.every(({ text }) => text.includes('->')))
      throw new UnreadableQuestionError(
        "We can't import matching questions. Ask for each pair in a question of its own.",
      );
    return { ...parseTextAnswer(entries, words), explanation };
  }
  const several = right.length === 0;
  const choices = entries.map(({ mark, weight, text }): Choice => {
    return { text: words(text), right: several ? (weight ?? 0) > 0 : mark === '=' };
  });
  const { fields, note } = toChoiceQuestion(choices, several && choices.some((choice) => choice.right));
  return { fields, note, explanation };
}

/** Accepts only answers that are worth all marks, because our questions have no partial marks. */
function parseTextAnswer(entries: readonly GiftEntry[], words: TextParser): Omit<Answer, 'explanation'> {
  const full = entries.filter(({ weight }) => weight === null || weight === 100);
  return {
    fields: { kind: 'text', accepted: full.map(({ text }) => words(text).replaceAll(/\s+/gu, ' ')).join('\n') },
    note: full.length < entries.length ? 'Answers worth a part of the marks are left out.' : null,
  };
}

function parseNumberAnswer(body: string, words: TextParser): Answer {
  const entries = parseEntries(indexOfUnescaped(body, ['=']) === -1 ? `=${body}` : body, ['=']);
  const full = entries.filter(({ weight }) => weight === null || weight === 100);
  const [first] = full;
  const range = first && parseRange(first.text.trim());
  if (!range)
    throw new UnreadableQuestionError('Write the number as {#3.14:0.01} with its tolerance, or as a range, {#3..4}.');
  return {
    fields: { kind: 'number', ...range },
    note: entries.length > 1 ? "We take only its first number that's worth all marks." : null,
    explanation: findExplanation(entries, words),
  };
}

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*\.\.\s*(${NUMBER})$`, 'iu');
const TOLERANCE = new RegExp(String.raw`^(${NUMBER})(?:\s*:\s*(${NUMBER}))?$`, 'iu');

function parseRange(written: string): Pick<EditedQuestion, 'value' | 'tolerance'> | null {
  const [, low, high] = RANGE.exec(written) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [Number(low), Number(high)];
    return { value: formatShort((from + to) / 2), tolerance: formatShort(Math.abs(to - from) / 2) };
  }
  const [, value, tolerance = '0'] = TOLERANCE.exec(written) ?? [];
  return value === undefined ? null : { value, tolerance };
}

/** Formats a number without the rounding digits that halving a binary fraction adds. */
const formatShort = (value: number) => String(Number(value.toPrecision(12)));

function findExplanation(entries: readonly GiftEntry[], words: TextParser): string {
  const right = entries.find(
    ({ mark, weight, feedback }) => (mark === '=' || (weight ?? 0) > 0) && feedback.trim() !== '',
  );
  return right ? words(right.feedback) : '';
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/u;

/**
 * Converts a written text to plain text according to its format.
 * @param outer the format of a text that doesn't name its own.
 */
function parseText(written: string, outer: string): string {
  const own = FORMAT.exec(written);
  const format = own?.[1] ?? outer;
  const text = removeEscapes(own ? written.slice(own[0].length) : written).trim();
  const isHtml = format === 'html' || (format === 'moodle' && hasTags(text));
  return convertFormulas(isHtml ? htmlToText(text) : text);
}

/** Matches a backslash with the character that it escapes. */
const ESCAPED = /\\([~=#{}:\\n])/gu;

function removeEscapes(written: string): string {
  return written.replace(ESCAPED, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** Returns the first index of one of the marks that no backslash escapes, or −1. */
function indexOfUnescaped(text: string, marks: readonly string[], from = 0): number {
  for (let at = from; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (marks.some((mark) => text.startsWith(mark, at))) return at;
  }
  return -1;
}

/** Splits a text at the first unescaped mark; without a mark, into the whole text and an empty string. */
function splitAtFirst(text: string, mark: string): [string, string] {
  const at = indexOfUnescaped(text, [mark]);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function splitAtAll(text: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = indexOfUnescaped(text, [mark]); at !== -1; at = indexOfUnescaped(text, [mark], from)) {
    parts.push(text.slice(from, at));
    from = at + mark.length;
  }
  return [...parts, text.slice(from)];
}
