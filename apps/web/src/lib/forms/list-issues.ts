import type { Issue } from '@quorbit/contracts/errors/codes';
import type * as z from 'zod/mini';

/** Returns the issues that a schema finds in a form's values, in the server's format. */
export function listIssues(schema: z.ZodMiniType, values: unknown): Issue[] {
  const { error } = schema.safeParse(values);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
