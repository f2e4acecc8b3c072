import { downloadCsv } from '#lib/files/csv.ts';
import { downloadFile, fileNameOf } from '#lib/files/download.ts';
import { notify } from '#lib/notifications.ts';
import type { Edited } from '../edited-quiz.ts';
import { questionsCsv, questionsGift } from './write-questions.ts';

export type DownloadFormat = 'csv' | 'gift';

/** Offers the questions as they are in the editor, unpublished changes included, as a file named after the quiz. */
export function downloadQuestions(title: string, questions: readonly Edited[], format: DownloadFormat): void {
  const name = fileNameOf(title, 'questions');
  if (format === 'csv') downloadCsv(`${name}.csv`, questionsCsv(questions));
  else downloadFile(`${name}.gift`, new Blob([questionsGift(questions)], { type: 'text/plain;charset=utf-8' }));
  if (questions.some(({ image }) => image !== null)) notify("Pictures aren't part of this file.");
}
