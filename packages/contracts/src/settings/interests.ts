/** Returns the categories of quizzes that a learner chose; none for servers that are too old to send them. */
export function interestsOf({ interests }: { interests?: readonly string[] | undefined }): readonly string[] {
  return interests ?? [];
}
