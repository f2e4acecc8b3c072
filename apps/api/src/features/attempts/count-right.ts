export function countRight(answers: readonly { correct: boolean | null }[]): number {
  return answers.filter(({ correct }) => correct === true).length;
}
