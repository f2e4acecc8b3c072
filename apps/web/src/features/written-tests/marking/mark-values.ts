// A mark as its form holds it: text. Pure.
import type { Issue } from '@quorbit/contracts/errors/codes';
import {
  type AnswerToMark,
  type MarkAnswerInput,
  type MarkingQueue,
  markAnswerInput,
} from '@quorbit/contracts/written-tests/marking';
import { sumOfPoints } from '@quorbit/contracts/written-tests/rules';
import { atMost, POINTS_MISSING } from '@quorbit/contracts/written-tests/words';
import { issuesOf } from '#lib/forms/issues-of.ts';

export type MarkedQuestion = MarkingQueue['questions'][number];
type Answer = Pick<AnswerToMark, 'sittingId' | 'revision' | 'mark'>;
export type MarkValues = Record<string, string>;

/** A field for points: of a criterion, or of the whole answer. */
export interface PointsName {
  name: string;
  label: string;
  marks: number;
}

export function pointsNames({ rubric, marks }: Pick<MarkedQuestion, 'rubric' | 'marks'>): PointsName[] {
  if (rubric.length === 0) return [{ name: 'points', label: 'Points', marks }];
  return rubric.map((row, index) => ({ name: `rubric.${index}`, label: row.criterion, marks: row.marks }));
}

/** Which text and which mark a marker has seen. */
export const seenOf = ({ revision, mark }: Pick<Answer, 'revision' | 'mark'>) => `${revision}/${mark?.revision ?? 0}`;

/** What is new since a marker opened an answer. */
export function newsSince(seen: string, answer: Answer): { text: boolean; mark: boolean } {
  const [text, mark] = seen.split('/');
  const [textNow, markNow] = seenOf(answer).split('/');
  return { text: text !== textNow, mark: mark !== markNow };
}

/** The form's fields. `seen` is one of them, so that a draft knows what it was typed about. */
export function valuesOf(question: MarkedQuestion, answer: Answer): MarkValues {
  const { mark } = answer;
  const points = pointsNames(question).map(({ name }, index) => {
    const given = question.rubric.length === 0 ? mark?.points : mark?.rubric[index];
    return [name, given === undefined ? '' : String(given)];
  });
  return { seen: seenOf(answer), ...Object.fromEntries(points), comment: mark?.comment ?? '' };
}

/** Null while a field is empty or holds no number. */
export function totalOf(names: readonly PointsName[], values: MarkValues): number | null {
  const points = names.map(({ name }) => pointsIn(values[name]));
  return points.some(Number.isNaN) ? null : sumOfPoints(points);
}

const pointsIn = (text = '') => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

function typedOf(question: MarkedQuestion, answer: Answer, values: MarkValues) {
  const points = pointsNames(question).map(({ name }) => pointsIn(values[name]));
  return {
    sittingId: answer.sittingId,
    questionId: question.id,
    comment: values.comment,
    answerRevision: answer.revision,
    markRevision: answer.mark?.revision ?? 0,
    ...(question.rubric.length === 0 ? { points: points[0] } : { rubric: points }),
  };
}

export function markIssues(question: MarkedQuestion, answer: Answer, values: MarkValues): Issue[] {
  const wrong = pointsNames(question).flatMap(({ name, marks }) => {
    const points = pointsIn(values[name]);
    if (Number.isNaN(points)) return [{ path: name, message: POINTS_MISSING }];
    return points > marks ? [{ path: name, message: atMost(marks) }] : [];
  });
  const others = issuesOf(markAnswerInput, typedOf(question, answer, values));
  return [...wrong, ...others.filter(({ path }) => !wrong.some((one) => one.path === path))];
}

/** @throws where `markIssues` finds any */
export const inputOf = (question: MarkedQuestion, answer: Answer, values: MarkValues): MarkAnswerInput =>
  markAnswerInput.parse(typedOf(question, answer, values));

/** What a digit key fills: the first field without points, if it takes so many. */
export function filledBy(digit: number, names: readonly PointsName[], values: MarkValues): MarkValues {
  const next = names.find(({ name }) => values[name] === '');
  return next && digit <= next.marks ? { [next.name]: String(digit) } : {};
}

/** What Backspace empties: the last field with points. */
export function emptiedLast(names: readonly PointsName[], values: MarkValues): MarkValues {
  const last = names.findLast(({ name }) => values[name] !== '');
  return last ? { [last.name]: '' } : {};
}

/** Whether an answer waits for a marker. */
export const isToMark = ({ mark }: Pick<Answer, 'mark'>) => mark === null || mark.outdated;
