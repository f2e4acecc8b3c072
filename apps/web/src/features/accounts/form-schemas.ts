// Imports zod: load this through `validate-form.ts`, once somebody fills in a form.
import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { COMMON_PASSWORD } from '@quorbit/contracts/accounts/password-rules';
import {
  changePasswordInput,
  deleteAccountInput,
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  updateSettingsInput,
} from '@quorbit/contracts/accounts/schema';
import type { Issue } from '@quorbit/contracts/errors/codes';
import { listIssues as issuesOfSchema } from '#lib/forms/list-issues.ts';

const SCHEMAS = {
  login: loginInput,
  register: registerInput,
  forgotPassword: forgotPasswordInput,
  resetPassword: resetPasswordInput,
  changePassword: changePasswordInput,
  deleteAccount: deleteAccountInput,
  settings: updateSettingsInput,
};

export type FormName = keyof typeof SCHEMAS;

/** Fields in which people choose a password. */
const NEW_PASSWORD_FIELDS: Partial<Record<FormName, string>> = {
  login: 'newPassword',
  register: 'password',
  resetPassword: 'password',
  changePassword: 'newPassword',
};

/** What the server would refuse about a form's values, per field. */
export function findFormIssues(form: FormName, values: Record<string, unknown>): Issue[] {
  const issues = issuesOfSchema(SCHEMAS[form], values);
  const field = NEW_PASSWORD_FIELDS[form];
  const password = field === undefined ? undefined : values[field];
  if (field !== undefined && typeof password === 'string' && isCommonPassword(password)) {
    issues.push({ path: field, message: COMMON_PASSWORD });
  }
  return issues;
}
