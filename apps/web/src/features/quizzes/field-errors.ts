import type * as z from 'zod/mini';

/** By dotted path of the field: what is wrong with it. The first finding per field is shown. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a schema finds wrong, by field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  return firstPerPath(issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
}

/** What the server found wrong, by field. */
export function firstPerPath(issues: readonly { path: string; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}
