/** Returns the index of a question that is given by its index or its id; -1 if there is no such question. */
export function findQuestionIndex(questions: readonly { id: string }[], indexOrId: number | string): number {
  if (typeof indexOrId === 'string') return questions.findIndex(({ id }) => id === indexOrId);
  return indexOrId < questions.length ? indexOrId : -1;
}
