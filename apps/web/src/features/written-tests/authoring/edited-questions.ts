// The questions of a written test while an admin types: text, as fields hold it. Pure.
import type { Issue } from '@quorbit/contracts/errors/codes';
import { newId } from '@quorbit/contracts/lib/ids';
import {
  type SaveWrittenQuestionsInput,
  saveWrittenQuestionsInput,
  type WrittenQuestion,
} from '@quorbit/contracts/written-tests/authoring';
import * as z from 'zod/mini';
import { listIssues } from '#lib/forms/list-issues.ts';
import { parseNumberField } from '#lib/forms/parse-number-field.ts';

const editedRow = z.object({ id: z.string(), criterion: z.string(), marks: z.string() });
export type EditedRow = z.infer<typeof editedRow>;

const editedQuestion = z.object({
  id: z.string(),
  prompt: z.string(),
  marks: z.string(),
  minWords: z.string(),
  maxWords: z.string(),
  rubric: z.array(editedRow),
  markerNotes: z.string(),
  sampleAnswer: z.string(),
});
export type EditedQuestion = z.infer<typeof editedQuestion>;
export const editedQuestions = z.array(editedQuestion);
type List = readonly EditedQuestion[];

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Saved questions as their fields hold them. */
export function toEditedQuestions(questions: readonly WrittenQuestion[]): EditedQuestion[] {
  return questions.map(({ id, prompt, marks, minWords, maxWords, rubric, markerNotes, sampleAnswer }) => ({
    id,
    prompt,
    marks: textOf(marks),
    minWords: textOf(minWords),
    maxWords: textOf(maxWords),
    rubric: rubric.map((row, index) => ({
      id: `${id}-${index}`,
      criterion: row.criterion,
      marks: textOf(row.marks),
    })),
    markerNotes,
    sampleAnswer,
  }));
}

const DEFAULT_MARKS = '10';

export function newQuestion(): EditedQuestion {
  return {
    id: newId(),
    prompt: '',
    marks: DEFAULT_MARKS,
    minWords: '',
    maxWords: '',
    rubric: [],
    markerNotes: '',
    sampleAnswer: '',
  };
}

export const newRow = (): EditedRow => ({ id: newId(), criterion: '', marks: '' });

/** Null where the field is empty. */
export const parseNumberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

function toInput(testId: string, questions: List) {
  return {
    testId,
    questions: questions.map(({ marks, minWords, maxWords, rubric, ...texts }) => ({
      ...texts,
      marks: parseNumberField(marks),
      minWords: parseNumberOrNull(minWords),
      maxWords: parseNumberOrNull(maxWords),
      rubric: rubric.map((row) => ({ criterion: row.criterion, marks: parseNumberField(row.marks) })),
    })),
  };
}

export const listQuestionIssues = (testId: string, questions: List): Issue[] =>
  listIssues(saveWrittenQuestionsInput, toInput(testId, questions));

/** @throws where `listQuestionIssues` finds any */
export const parseQuestionsInput = (testId: string, questions: List): SaveWrittenQuestionsInput =>
  saveWrittenQuestionsInput.parse(toInput(testId, questions));

/** What is wrong with a field of a question, e.g. `marks` or `rubric.1.criterion`. */
export interface Problem {
  questionId: string;
  field: string;
  message: string;
}

/** Issues at the questions they are about; those about the whole list are left out. */
export function problemsOf(issues: readonly Issue[], questions: List): Problem[] {
  return issues.flatMap(({ path, message }) => {
    const [, index, field] = /^questions\.(\d+)\.(.+)$/.exec(path) ?? [];
    const question = questions[Number(index)];
    return question && field !== undefined ? [{ questionId: question.id, field, message }] : [];
  });
}

/** What a rubric's rows come to; null while one of them is no number. */
export function sumRubric(rubric: readonly EditedRow[]): number | null {
  const sum = rubric.reduce((total, { marks }) => total + parseNumberField(marks), 0);
  return Number.isNaN(sum) ? null : sum;
}

/** Once learners have started: the questions as the server has them, with the notes and samples that were typed. */
export function applyTypedNotes(saved: List, typed: List): EditedQuestion[] {
  return saved.map((question) => {
    const { markerNotes, sampleAnswer } = typed.find(({ id }) => id === question.id) ?? question;
    return { ...question, markerNotes, sampleAnswer };
  });
}

/** Moves a question by one place; beyond the ends nothing changes. */
export function moveQuestion(list: List, id: string, step: -1 | 1): List {
  const from = list.findIndex((question) => question.id === id);
  const question = list[from];
  const to = from + step;
  if (!question || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, question);
}

/** Adds a copy, with an id of its own, right after its original. */
export function insertCopy(list: List, id: string, copyId: string): List {
  const at = list.findIndex((question) => question.id === id);
  const original = list[at];
  if (!original) return list;
  const rubric = original.rubric.map((row, index) => ({ ...row, id: `${copyId}-${index}` }));
  return list.toSpliced(at + 1, 0, { ...original, id: copyId, rubric });
}

/**
 * Whether two lists hold the same text in the same order; the ids of rubric rows are of no account, since the server has
 * none. Questions that nobody touched are compared by identity.
 */
export function areSameQuestions(list: List, other: List): boolean {
  return (
    list.length === other.length &&
    list.every((question, index) => {
      const counterpart = other[index];
      return (
        question === counterpart ||
        (counterpart !== undefined && serializeQuestion(question) === serializeQuestion(counterpart))
      );
    })
  );
}

function serializeQuestion({ rubric, ...question }: EditedQuestion): string {
  return JSON.stringify([question, rubric.map(({ criterion, marks }) => [criterion, marks])]);
}
