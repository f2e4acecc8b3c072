import type { Issue } from '@quorbit/contracts/errors/codes';
import type { FormName } from './form-schemas.ts';

/** Checks a form's values by the server's own rules, which are loaded when they are first needed. */
export async function validateForm(form: FormName, values: Record<string, unknown>): Promise<readonly Issue[]> {
  const rules = await import('./form-schemas.ts').catch(() => null);
  // Without a connection the rules may not come. Nothing is sent unchecked: the server holds every call to the same.
  return rules?.findFormIssues(form, values) ?? [];
}
