/** A mutation's declaration of what happens if two tabs send it at once, which a disabled button can't prevent. */
export interface PressOptions {
  /**
   * The result of the second tab's press: it changes nothing, the server refuses it, the action is done twice, or the
   * later input replaces the earlier one.
   */
  secondTab: 'unchanged' | 'refused' | 'repeated' | 'replaced';
}

/** Returns a form's mutation without `mutate`, so that no button can call it. The form itself sends once at a time. */
export function formMutation<Mutation extends { mutate: unknown }>(
  mutation: Mutation,
  _options: PressOptions,
): Omit<Mutation, 'mutate'> {
  return mutation;
}
