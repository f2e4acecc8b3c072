// The chosen quizzes as the text of a form field: one quiz per line, its id followed by its title.

interface ChosenQuiz {
  id: string;
  title: string;
}

export function parseQuizLines(lines: string): ChosenQuiz[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => ({ id: line.slice(0, 36), title: line.slice(37) }));
}

export function formatQuizLines(quizzes: readonly ChosenQuiz[]): string {
  return quizzes.map(({ id, title }) => `${id} ${title.replaceAll(/\s+/g, ' ')}`).join('\n');
}
