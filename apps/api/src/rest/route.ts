import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import type { AnyProcedure, AnyRouter, inferRouterOutputs } from '@trpc/server';
import type * as z from 'zod/mini';
import type { Context } from '../kernel/context.ts';
import { createCallerFactory } from '../trpc/procedures.ts';
import type { View } from './view.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The definition that an area writes for one path of the REST API. */
interface RouteRow {
  method: Method;
  /** The path, with parameters in braces as in OpenAPI. */
  path: `/api/${string}`;
  /** Input fields that have another name in the path, as a map from path parameter to input field. */
  params?: Record<string, string>;
  /** Input fields that a request may omit, with functions that make their values. */
  defaults?: Record<string, () => unknown>;
  /** The HTTP status of a successful call. */
  status: 200 | 201 | 202 | 204;
  summary: string;
  description?: string;
  /** Descriptions of input fields that apply only to this call. */
  fields?: Record<string, string>;
  /** Whether the call needs no token. */
  public?: true;
  /** Refusals that the call has in addition to the usual ones, such as INVALID and TOO_MANY. */
  refusals?: readonly AppErrorCode[];
}

/** One path of the REST API, with the procedure that it calls. */
export interface Route extends RouteRow {
  /**
   * The procedure that the route calls, as `area.name`. Its input is made from the path and the query (GET, DELETE) or
   * the body; the procedure checks it.
   */
  procedure: string;
  /** The schema of the procedure's input; null when it takes none. */
  input: z.core.$ZodType | null;
  /** Whether this is a GET that changes something. */
  hasEffects?: boolean;
  /** Calls the procedure with an unchecked input. */
  call(ctx: Context, input: unknown): Promise<unknown>;
  /** The schema of the response and the conversion from the procedure's output; null for a response without a body. */
  response: { schema: z.ZodMiniType; of(output: never): unknown } | null;
}

/** A path that takes bytes instead of JSON. Its area serves it (`addresses`); this entry only documents it. */
export interface Upload extends Omit<RouteRow, 'params' | 'defaults' | 'fields' | 'public'> {
  /** The name in the documentation, as `area.name` like a procedure's. */
  procedure: string;
  /** The content types that the upload accepts. */
  contentTypes: readonly string[];
  response: { schema: z.ZodMiniType };
  /** Descriptions of refusals that differ from the usual ones. */
  refusalTexts: Partial<Record<AppErrorCode, string>>;
}

/** One area's part of the REST API, or the whole API. */
export interface RestApi {
  routes: readonly Route[];
  uploads?: readonly Upload[];
  /** Descriptions of the API's sections, by the word after `/api` in their paths. */
  tags?: Record<string, string>;
  /** Descriptions of input fields with names that don't explain them, for all calls. */
  fields?: Record<string, string>;
}

type Outputs<R extends AnyRouter> = inferRouterOutputs<R>;

/**
 * Makes the function that defines routes to an area's procedures. Its types check each response view against the
 * procedure's output.
 */
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
