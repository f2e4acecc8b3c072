/** The place of a question that is named by its place or its id; -1 where there is none. */
export function findQuestionIndex(questions: readonly { id: string }[], indexOrId: number | string): number {
  if (typeof indexOrId === 'string') return questions.findIndex(({ id }) => id === indexOrId);
  return indexOrId < questions.length ? indexOrId : -1;
}
