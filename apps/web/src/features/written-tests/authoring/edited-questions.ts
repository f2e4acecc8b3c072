// A written test's questions while an admin edits them: all values are text, as form fields hold it. Pure.
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

/** Converts saved questions into the texts of their form fields. */
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

/** Parses a number field; null if the field is empty. */
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

/**
 * Parses the edited questions into the server's input.
 * @throws if `listQuestionIssues` finds any issue.
 */
export const parseQuestionsInput = (testId: string, questions: List): SaveWrittenQuestionsInput =>
  saveWrittenQuestionsInput.parse(toInput(testId, questions));

/** An error in a field of a question, e.g. `marks` or `rubric.1.criterion`. */
export interface Problem {
  questionId: string;
  field: string;
  message: string;
}

/** Assigns issues to the questions they are about; issues about the whole list are left out. */
export function problemsOf(issues: readonly Issue[], questions: List): Problem[] {
  return issues.flatMap(({ path, message }) => {
    const [, index, field] = /^questions\.(\d+)\.(.+)$/.exec(path) ?? [];
    const question = questions[Number(index)];
    return question && field !== undefined ? [{ questionId: question.id, field, message }] : [];
  });
}

/** Returns the sum of a rubric's marks; null while one of them isn't a number. */
export function sumRubric(rubric: readonly EditedRow[]): number | null {
  const sum = rubric.reduce((total, { marks }) => total + parseNumberField(marks), 0);
  return Number.isNaN(sum) ? null : sum;
}

/**
 * Returns the saved questions with the typed marker notes and sample answers. These are all that can change once
 * learners have started the test.
 */
export function applyTypedNotes(saved: List, typed: List): EditedQuestion[] {
  return saved.map((question) => {
    const { markerNotes, sampleAnswer } = typed.find(({ id }) => id === question.id) ?? question;
    return { ...question, markerNotes, sampleAnswer };
  });
}

/**
 * Moves a question up or down by one place. At the end of the list it can't move, so the list is returned unchanged.
 */
export function moveQuestion(list: List, id: string, step: -1 | 1): List {
  const from = list.findIndex((question) => question.id === id);
  const question = list[from];
  const to = from + step;
  if (!question || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, question);
}

/** Inserts a copy of a question with the id `copyId` right after the original. */
export function insertCopy(list: List, id: string, copyId: string): List {
  const at = list.findIndex((question) => question.id === id);
  const original = list[at];
  if (!original) return list;
  const rubric = original.rubric.map((row, index) => ({ ...row, id: `${copyId}-${index}` }));
  return list.toSpliced(at + 1, 0, { ...original, id: copyId, rubric });
}

/**
 * Returns whether two lists contain the same questions in the same order. Ids of rubric rows are ignored, because the
 * server has none.
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
