import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import type { inferRouterOutputs } from '@trpc/server';
import type * as z from 'zod/mini';
import type { AppRouter } from '../trpc/app-router.ts';
import type { View } from './views.ts';

type Outputs = inferRouterOutputs<AppRouter>;

/** `area.name` of every procedure. */
export type ProcedurePath = { [A in keyof Outputs & string]: `${A}.${keyof Outputs[A] & string}` }[keyof Outputs &
  string];

type OutputOf<P extends ProcedurePath> = P extends `${infer A}.${infer N}`
  ? A extends keyof Outputs
    ? N extends keyof Outputs[A]
      ? Outputs[A][N]
      : never
    : never
  : never;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One path of the REST face. */
export interface Route {
  method: Method;
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/api/${string}`;
  /** What it calls. Path, then query (GET, DELETE) or body make the procedure's input, which the procedure checks. */
  procedure: ProcedurePath;
  /** Input fields that stand in the path under another name: parameter → field. */
  params?: Record<string, string>;
  /** Input fields that may be left out, and what they are then. */
  made?: Record<string, () => unknown>;
  /** The status of success. */
  status: 200 | 201 | 202 | 204;
  /** How the procedure's output is written; null for an answer without a body. */
  answer: { schema: z.ZodMiniType; of(output: never): unknown } | null;
  summary: string;
  description?: string;
  /** What fields of the input are, where that is particular to this call. */
  fields?: Record<string, string>;
  /** Needs no token. */
  public?: true;
  /** Refusals beside those that every call of its sort knows. */
  refusals?: readonly AppErrorCode[];
}

/** A row of the table whose answer is checked against what its procedure gives. */
export function route<P extends ProcedurePath>(
  row: Omit<Route, 'procedure' | 'answer'> & { procedure: P; answer: View<OutputOf<P>, unknown> | null },
): Route {
  return row;
}
