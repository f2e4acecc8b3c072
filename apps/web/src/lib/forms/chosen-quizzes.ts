// Quizzes that somebody picked, as the text of a form's field: one a line, each with its title.

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
