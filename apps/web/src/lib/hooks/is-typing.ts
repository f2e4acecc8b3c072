/** Returns whether keys go into a text field, so that they must not work as shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
}
