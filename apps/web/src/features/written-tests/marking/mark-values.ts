// A mark as its form holds it: all values are text. Pure.
import type { Issue } from '@quorbit/contracts/errors/codes';
import {
  type AnswerToMark,
  type MarkAnswerInput,
  type MarkingQueue,
  markAnswerInput,
} from '@quorbit/contracts/written-tests/marking';
import { formatAtMost, POINTS_MISSING } from '@quorbit/contracts/written-tests/messages';
import { sumPoints } from '@quorbit/contracts/written-tests/rules';
import { listIssues } from '#lib/forms/list-issues.ts';

export type MarkedQuestion = MarkingQueue['questions'][number];
type Answer = Pick<AnswerToMark, 'sittingId' | 'revision' | 'mark'>;
export type MarkValues = Record<string, string>;

/**
 * An input field of the mark form: the points for one rubric criterion, or for the whole answer if the question has no
 * rubric.
 */
export interface PointsInput {
  name: string;
  label: string;
  marks: number;
}

export function toPointsInputs({ rubric, marks }: Pick<MarkedQuestion, 'rubric' | 'marks'>): PointsInput[] {
  if (rubric.length === 0) return [{ name: 'points', label: 'Points', marks }];
  return rubric.map((row, index) => ({ name: `rubric.${index}`, label: row.criterion, marks: row.marks }));
}

/** Returns the revisions of the text and mark that a marker has seen, e.g. `2/1`; mark revision 0 means no mark. */
export const toSeenRevision = ({ revision, mark }: Pick<Answer, 'revision' | 'mark'>) =>
  `${revision}/${mark?.revision ?? 0}`;

/** Returns whether the text or the mark has changed since a marker opened the answer. */
export function detectChanges(seen: string, answer: Answer): { text: boolean; mark: boolean } {
  const [text, mark] = seen.split('/');
  const [latestText, latestMark] = toSeenRevision(answer).split('/');
  return { text: text !== latestText, mark: mark !== latestMark };
}

/**
 * Returns the form's initial values. `seen` is one of them, so that a draft knows the revisions on which it is based.
 */
export function valuesOf(question: MarkedQuestion, answer: Answer): MarkValues {
  const { mark } = answer;
  const points = toPointsInputs(question).map(({ name }, index) => {
    const pointsValue = question.rubric.length === 0 ? mark?.points : mark?.rubric[index];
    return [name, pointsValue === undefined ? '' : String(pointsValue)];
  });
  return { seen: toSeenRevision(answer), ...Object.fromEntries(points), comment: mark?.comment ?? '' };
}

/** Returns the sum of all points; null while a field is empty or holds no number. */
export function computeTotal(names: readonly PointsInput[], values: MarkValues): number | null {
  const points = names.map(({ name }) => parsePoints(values[name]));
  return points.some(Number.isNaN) ? null : sumPoints(points);
}

const parsePoints = (text = '') => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

function toInput(question: MarkedQuestion, answer: Answer, values: MarkValues) {
  const points = toPointsInputs(question).map(({ name }) => parsePoints(values[name]));
  return {
    sittingId: answer.sittingId,
    questionId: question.id,
    comment: values.comment,
    answerRevision: answer.revision,
    markRevision: answer.mark?.revision ?? 0,
    ...(question.rubric.length === 0 ? { points: points[0] } : { rubric: points }),
  };
}

export function listMarkIssues(question: MarkedQuestion, answer: Answer, values: MarkValues): Issue[] {
  const pointsIssues = toPointsInputs(question).flatMap(({ name, marks }) => {
    const points = parsePoints(values[name]);
    if (Number.isNaN(points)) return [{ path: name, message: POINTS_MISSING }];
    return points > marks ? [{ path: name, message: formatAtMost(marks) }] : [];
  });
  const others = listIssues(markAnswerInput, toInput(question, answer, values));
  return [
    ...pointsIssues,
    ...others.filter(({ path }) => !pointsIssues.some((pointsIssue) => pointsIssue.path === path)),
  ];
}

/**
 * Parses the form's values into the server's input.
 * @throws if `listMarkIssues` finds any issue.
 */
export const parseMarkInput = (question: MarkedQuestion, answer: Answer, values: MarkValues): MarkAnswerInput =>
  markAnswerInput.parse(toInput(question, answer, values));

/**
 * Returns the change that a digit key makes: it fills the first empty points field, if that field allows so many
 * points.
 */
export function fillNextPoints(digit: number, names: readonly PointsInput[], values: MarkValues): MarkValues {
  const next = names.find(({ name }) => values[name] === '');
  return next && digit <= next.marks ? { [next.name]: String(digit) } : {};
}

/** Returns the change that Backspace makes: it empties the last filled points field. */
export function clearLastPoints(names: readonly PointsInput[], values: MarkValues): MarkValues {
  const last = names.findLast(({ name }) => values[name] !== '');
  return last ? { [last.name]: '' } : {};
}

/** Returns whether an answer needs a mark: it has none, or its text changed after it was marked. */
export const needsMark = ({ mark }: Pick<Answer, 'mark'>) => mark === null || mark.outdated;
