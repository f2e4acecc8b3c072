/** The behaviour of a mutation that two tabs send at once, which no button can prevent. */
export interface PressOptions {
  /**
   * The result of the second press: it changes nothing, the server refuses it, it's done twice, or the later input
   * replaces the earlier one.
   */
  secondTab: 'unchanged' | 'refused' | 'repeated' | 'replaced';
}

/** The mutation of a form, which sends once at a time. It has no `mutate`, so no button can call it. */
export function formMutation<Mutation extends { mutate: unknown }>(
  mutation: Mutation,
  _options: PressOptions,
): Omit<Mutation, 'mutate'> {
  return mutation;
}
