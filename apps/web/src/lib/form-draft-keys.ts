// Apart from `form-drafts.ts`, which only pages with such forms load.

/** Every form whose text is kept. Tabs have drafts under these names when a new version of the app is loaded. */
export type FormDraftName = 'create-quiz' | 'add-question';

const PREFIX = 'form-draft:';

/** The name in session storage of what a person typed into a form. */
export const formDraftKey = (userId: string, name: FormDraftName) => `${PREFIX}${userId}:${name}`;

/** Drops every draft of this tab, whosever it is. */
export function forgetFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
