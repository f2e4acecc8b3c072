import { downloadCsv } from '#lib/files/csv.ts';
import { downloadFile, toFileName } from '#lib/files/download.ts';
import { notify } from '#lib/notifications.ts';
import type { EditedQuestion } from '../edited-quiz.ts';
import { formatQuestionsCsv, formatQuestionsGift } from './write-questions.ts';

export type DownloadFormat = 'csv' | 'gift';

/** Downloads the questions as they are in the editor, including unpublished changes, as a file named after the quiz. */
export function downloadQuestions(title: string, questions: readonly EditedQuestion[], format: DownloadFormat): void {
  const name = toFileName(title, 'questions');
  if (format === 'csv') downloadCsv(`${name}.csv`, formatQuestionsCsv(questions));
  else downloadFile(`${name}.gift`, new Blob([formatQuestionsGift(questions)], { type: 'text/plain;charset=utf-8' }));
  if (questions.some(({ image }) => image !== null)) notify("Pictures aren't part of this file.");
}
