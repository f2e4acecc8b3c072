// Separate from `form-drafts.ts`, which only pages with draft-storing forms load.

/**
 * Every form whose text is stored as a draft. Drafts are in the tab's storage, so that they survive a reload for a new
 * version of the app. Changes to a quiz, plays and the answers of a play are in local storage, since the tab may be
 * closed before the server has them.
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

/** The storage key of what a user typed into a form. */
export const formDraftKey = (userId: string, name: FormDraftName) => `${PREFIX}${userId}:${name}`;

/** Returns whether a storage key belongs to a form draft. */
export const isFormDraftKey = (key: string) => key.startsWith(PREFIX);

/** The event on `window` after drafts were deleted; listeners then drop the drafts that only memory has. */
export const DRAFTS_CLEARED_EVENT = 'drafts-forgotten';

/** Deletes every draft, of all users, from this tab's storage and from local storage. */
export function clearFormDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (isFormDraftKey(key)) storage.removeItem(key);
  }
  dispatchEvent(new Event(DRAFTS_CLEARED_EVENT));
}
