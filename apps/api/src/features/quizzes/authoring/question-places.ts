/** The place of a question that is named by its place or its id; -1 where there is none. */
export function placeOf(questions: readonly { id: string }[], named: number | string): number {
  if (typeof named === 'string') return questions.findIndex(({ id }) => id === named);
  return named < questions.length ? named : -1;
}
