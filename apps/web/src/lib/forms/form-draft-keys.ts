// Apart from `form-drafts.ts`, which only pages with such forms load.

/**
 * Every form whose text is kept. Tabs have drafts under these names when a new version of the app is loaded; changes to
 * a quiz, and answers of a play, that the server doesn't have yet are in local storage, since the tab may be closed
 * before it has; so is the play itself.
 */
export type FormDraftName =
  | 'create-quiz'
  | 'add-question'
  | 'create-group'
  | 'create-challenge'
  | 'create-tournament'
  | 'contact'
  | 'tutor-message'
  | 'create-written-test'
  | `written-questions:${string}`
  | `mark-answer:${string}`
  | `edit-quiz:${string}`
  | `play:${string}`
  | `playing:${string}`
  | `playing-answers:${string}`;

const PREFIX = 'form-draft:';

/** The name in storage of what a person typed into a form. */
export const formDraftKey = (userId: string, name: FormDraftName) => `${PREFIX}${userId}:${name}`;

/** Whether a name in storage is one of those. */
export const isFormDraftKey = (key: string) => key.startsWith(PREFIX);

/** The event on `window` after drafts were dropped: those that only memory has have to go, too. */
export const DRAFTS_CLEARED_EVENT = 'drafts-forgotten';

/** Drops every draft of this tab, and those of all tabs, whosever they are. */
export function clearFormDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (isFormDraftKey(key)) storage.removeItem(key);
  }
  dispatchEvent(new Event(DRAFTS_CLEARED_EVENT));
}
