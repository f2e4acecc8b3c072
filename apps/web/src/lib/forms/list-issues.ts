import type { Issue } from '@quorbit/contracts/errors/codes';
import type * as z from 'zod/mini';

/** What a schema refuses about a form's values, as the server would tell it. */
export function listIssues(schema: z.ZodMiniType, values: unknown): Issue[] {
  const { error } = schema.safeParse(values);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
