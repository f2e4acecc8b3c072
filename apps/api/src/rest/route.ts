import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import type { AnyProcedure, AnyRouter, inferRouterOutputs } from '@trpc/server';
import type * as z from 'zod/mini';
import type { Context } from '../kernel/context.ts';
import { createCallerFactory } from '../trpc/procedures.ts';
import type { View } from './view.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an area writes down for one path of the REST face. */
interface RouteRow {
  method: Method;
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/api/${string}`;
  /** Input fields that have another name in the path: parameter → field. */
  params?: Record<string, string>;
  /** Input fields that may be left out, and how the server fills them in. */
  defaults?: Record<string, () => unknown>;
  /** The status of success. */
  status: 200 | 201 | 202 | 204;
  summary: string;
  description?: string;
  /** Descriptions of input fields that are particular to this call. */
  fields?: Record<string, string>;
  /** Needs no token. */
  public?: true;
  /** Refusals in addition to those of every call of its sort. */
  refusals?: readonly AppErrorCode[];
}

/** One path of the REST face. */
export interface Route extends RouteRow {
  /** `area.name` of what it calls. Path, then query (GET, DELETE) or body make the procedure's input, which the procedure checks. */
  procedure: string;
  /** What the procedure takes; null when it takes nothing. */
  input: z.core.$ZodType | null;
  /** Whether a GET changes something all the same. */
  hasEffects?: boolean;
  /** Calls the procedure. */
  call(ctx: Context, input: unknown): Promise<unknown>;
  /** How the procedure's output is written; null for a response without a body. */
  response: { schema: z.ZodMiniType; of(output: never): unknown } | null;
}

/** A path that takes bytes instead of JSON. Its area serves it (`addresses`); here it is only described. */
export interface Upload extends Omit<RouteRow, 'params' | 'defaults' | 'fields' | 'public'> {
  /** `area.name`, as of a procedure. */
  procedure: string;
  /** The content types that it takes. */
  contentTypes: readonly string[];
  response: { schema: z.ZodMiniType };
  /** What refusals mean here, where that differs. */
  refusalTexts: Partial<Record<AppErrorCode, string>>;
}

/** One area's part of the REST face. */
export interface RestApi {
  routes: readonly Route[];
  uploads?: readonly Upload[];
  /** What the words after `/api` in its paths mean. */
  tags?: Record<string, string>;
  /** Descriptions of input fields, wherever they occur, whose name doesn't explain them. */
  fields?: Record<string, string>;
}

type Outputs<R extends AnyRouter> = inferRouterOutputs<R>;

/** Makes the function that writes rows of an area's table; it checks each response against what the procedure returns. */
export function createRouteBuilder<R extends AnyRouter>(area: string, router: R) {
  const procedures = router._def.procedures as unknown as Record<string, AnyProcedure>;
  const callerOf = createCallerFactory<AnyRouter['_def']['record']>(router);
  return <Name extends keyof Outputs<R> & string>({
    procedure: name,
    ...row
  }: RouteRow & { procedure: Name; response: View<Outputs<R>[Name], unknown> | null }): Route => {
    const procedure = procedures[name];
    if (!procedure) throw new Error(`There is no procedure ${area}.${name}.`);
    const [input, ...more] = procedure._def.inputs;
    if (more.length > 0) throw new Error(`Procedure ${area}.${name} has several inputs; the REST face knows one.`);
    return {
      ...row,
      procedure: `${area}.${name}`,
      hasEffects: row.method === 'GET' && procedure._def.type === 'mutation',
      input: (input as z.core.$ZodType | undefined) ?? null,
      call: (ctx, rawInput) =>
        (callerOf(ctx) as unknown as UncheckedCaller)[name]?.(rawInput) ?? Promise.reject(new Error(name)),
    };
  };
}

type UncheckedCaller = Record<string, (input: unknown) => Promise<unknown>>;
