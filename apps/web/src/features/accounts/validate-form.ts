import type { Issue } from '@quorbit/contracts/errors/codes';
import type { FormName } from './form-schemas.ts';

/** Checks a form's values by the server's own rules, which are loaded on first use. */
export async function validateForm(form: FormName, values: Record<string, unknown>): Promise<readonly Issue[]> {
  const rules = await import('./form-schemas.ts').catch(() => null);
  // The rules may fail to load without a connection. That lets nothing invalid through, because the server checks every
  // call by the same rules.
  return rules?.findFormIssues(form, values) ?? [];
}
