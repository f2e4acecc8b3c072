// GIFT, Moodle's format for questions in plain text (https://docs.moodle.org/en/GIFT_format).
import { newId } from '@quorbit/contracts/lib/ids';
import { type Edited, newQuestion } from '../edited-quiz.ts';
import { type Choice, choiceQuestion } from './choice-question.ts';
import { hasTags, ourFormulas, textOfHtml } from './markup.ts';
import { type FoundQuestion, NotAQuestion, type QuestionsFile, take } from './questions-file.ts';

type Read = Omit<FoundQuestion, 'line'>;

/** Reads all questions of a text. One that can't be read leaves the others alone. */
export function readGift(text: string): QuestionsFile {
  const file: QuestionsFile = { found: [], unread: [] };
  for (const block of blocksOf(text)) take(file, block, () => questionOf(block.text));
  return file;
}

/** Questions are parted by empty lines. Comments and categories aren't part of them. */
function blocksOf(text: string): { line: number; text: string }[] {
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

function questionOf(block: string): Read {
  const untitled = block.replace(/^\s*::(?:\\.|[^\\])*?::/su, '');
  const opening = bare(untitled, ['{']);
  if (opening === -1)
    throw new NotAQuestion('This has no answer in braces. Write one behind it, as in {=Paris ~Rome}.');
  const closing = bare(untitled, ['}'], opening);
  if (closing === -1) throw new NotAQuestion('Close the answer with a }.');
  const before = untitled.slice(0, opening);
  const format = FORMAT.exec(before)?.[1] ?? 'moodle';
  const rest = untitled.slice(closing + 1);
  const asked = rest.trim() === '' ? before : `${before.trimEnd()} _____ ${rest.trimStart()}`;
  const words = (written: string) => wordsOf(written, format);
  const [body, general] = parted(untitled.slice(opening + 1, closing), '####');
  const { fields, note, explanation } = answerOf(body.trim(), words);
  const question = wordsOf(asked, 'moodle');
  if (question === '') throw new NotAQuestion('This answer has no question before it.');
  return {
    question: { ...newQuestion(newId(), fields.kind), question, ...fields, explanation: words(general) || explanation },
    note,
  };
}

interface Answer {
  fields: Pick<Edited, 'kind'> & Partial<Edited>;
  note: string | null;
  /** The feedback to the right answer. */
  explanation: string;
}

type Words = (written: string) => string;

function answerOf(body: string, words: Words): Answer {
  if (body === '') throw new NotAQuestion('Essays belong in a written test: add this one there.');
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/iu.exec(body)?.[1];
  if (truth !== undefined) {
    const [, ...feedback] = split(body, '#');
    // The first feedback is to the wrong answer, the second to the right one.
    const explanation = words(feedback[1] ?? feedback[0] ?? '');
    return { fields: { kind: 'true_false', truth: /^T/iu.test(truth) }, note: null, explanation };
  }
  if (body.startsWith('#')) return numberOf(body.slice(1).trim(), words);
  return choicesOf(body, words);
}

interface Given {
  mark: string;
  /** Percent; null where the mark alone decides. */
  weight: number | null;
  text: string;
  feedback: string;
}

/** The answers of a body, each begun by one of the marks. */
function givenOf(body: string, marks: readonly string[]): Given[] {
  const starts: number[] = [];
  for (let at = bare(body, marks); at !== -1; at = bare(body, marks, at + 1)) starts.push(at);
  return starts.map((start, index) => {
    const [written, feedback] = parted(body.slice(start + 1, starts[index + 1] ?? body.length), '#');
    const weight = /^\s*%(-?[\d.,]+)%/u.exec(written);
    return {
      mark: body[start] ?? '',
      weight: weight?.[1] === undefined ? null : Number(weight[1].replace(',', '.')),
      text: weight ? written.slice(weight[0].length) : written,
      feedback,
    };
  });
}

function choicesOf(body: string, words: Words): Answer {
  if (!/^[=~]/u.test(body))
    throw new NotAQuestion('Begin each answer with = if it is right, or with ~ if it is wrong.');
  const given = givenOf(body, ['=', '~']);
  const explanation = explanationOf(given, words);
  const right = given.filter(({ mark }) => mark === '=');
  if (right.length === given.length) {
    if (given.length > 1 && given.every(({ text }) => text.includes('->')))
      throw new NotAQuestion("Matching questions can't be taken. Ask for each pair in a question of its own.");
    return { ...textOf(given, words), explanation };
  }
  const several = right.length === 0;
  const choices = given.map(({ mark, weight, text }): Choice => {
    return { text: words(text), right: several ? (weight ?? 0) > 0 : mark === '=' };
  });
  const { fields, note } = choiceQuestion(choices, several && choices.some((choice) => choice.right));
  return { fields, note, explanation };
}

/** Only answers that are worth all marks are accepted: ours have no parts of marks. */
function textOf(given: readonly Given[], words: Words): Omit<Answer, 'explanation'> {
  const full = given.filter(({ weight }) => weight === null || weight === 100);
  return {
    fields: { kind: 'text', accepted: full.map(({ text }) => words(text).replaceAll(/\s+/gu, ' ')).join('\n') },
    note: full.length < given.length ? 'Answers worth a part of the marks are left out.' : null,
  };
}

function numberOf(body: string, words: Words): Answer {
  const given = givenOf(bare(body, ['=']) === -1 ? `=${body}` : body, ['=']);
  const full = given.filter(({ weight }) => weight === null || weight === 100);
  const [first] = full;
  const range = first && rangeOf(first.text.trim());
  if (!range) throw new NotAQuestion('Write the number as {#3.14:0.01} with its tolerance, or as a range, {#3..4}.');
  return {
    fields: { kind: 'number', ...range },
    note: given.length > 1 ? 'Only its first number that is worth all marks is taken.' : null,
    explanation: explanationOf(given, words),
  };
}

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*\.\.\s*(${NUMBER})$`, 'iu');
const TOLERANCE = new RegExp(String.raw`^(${NUMBER})(?:\s*:\s*(${NUMBER}))?$`, 'iu');

function rangeOf(written: string): Pick<Edited, 'value' | 'tolerance'> | null {
  const [, low, high] = RANGE.exec(written) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [Number(low), Number(high)];
    return { value: short((from + to) / 2), tolerance: short(Math.abs(to - from) / 2) };
  }
  const [, value, tolerance = '0'] = TOLERANCE.exec(written) ?? [];
  return value === undefined ? null : { value, tolerance };
}

/** Without the last digits that halving binary fractions adds. */
const short = (value: number) => String(Number(value.toPrecision(12)));

function explanationOf(given: readonly Given[], words: Words): string {
  const right = given.find(
    ({ mark, weight, feedback }) => (mark === '=' || (weight ?? 0) > 0) && feedback.trim() !== '',
  );
  return right ? words(right.feedback) : '';
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/u;

/** @param outer the format of a text that doesn't say its own */
function wordsOf(written: string, outer: string): string {
  const own = FORMAT.exec(written);
  const format = own?.[1] ?? outer;
  const text = unescaped(own ? written.slice(own[0].length) : written).trim();
  const isHtml = format === 'html' || (format === 'moodle' && hasTags(text));
  return ourFormulas(isHtml ? textOfHtml(text) : text);
}

/** What a backslash makes plain. */
const ESCAPED = /\\([~=#{}:\\n])/gu;

function unescaped(written: string): string {
  return written.replace(ESCAPED, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** Where one of these marks is without a backslash before it; −1 if nowhere. */
function bare(text: string, marks: readonly string[], from = 0): number {
  for (let at = from; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (marks.some((mark) => text.startsWith(mark, at))) return at;
  }
  return -1;
}

/** What is before a mark and behind it; all of it and nothing where there is none. */
function parted(text: string, mark: string): [string, string] {
  const at = bare(text, [mark]);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function split(text: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = bare(text, [mark]); at !== -1; at = bare(text, [mark], from)) {
    parts.push(text.slice(from, at));
    from = at + mark.length;
  }
  return [...parts, text.slice(from)];
}
