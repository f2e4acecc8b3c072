// This module imports zod: load it through `validate-form.ts`, once the user fills in a form.
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

/** The field in which each form lets the user choose a password. */
const NEW_PASSWORD_FIELDS: Partial<Record<FormName, string>> = {
  login: 'newPassword',
  register: 'password',
  resetPassword: 'password',
  changePassword: 'newPassword',
};

/** Returns the issues that the server would find in a form's values, each with its field. */
export function findFormIssues(form: FormName, values: Record<string, unknown>): Issue[] {
  const issues = issuesOfSchema(SCHEMAS[form], values);
  const field = NEW_PASSWORD_FIELDS[form];
  const password = field === undefined ? undefined : values[field];
  if (field !== undefined && typeof password === 'string' && isCommonPassword(password)) {
    issues.push({ path: field, message: COMMON_PASSWORD });
  }
  return issues;
}
