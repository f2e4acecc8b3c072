import type { AppRouter } from '@quorbit/api/app-router';
import type { inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>;

/** A procedure's name, e.g. `quizzes.list`. */
export type ProcedureName = {
  [Area in keyof Outputs & string]: `${Area}.${keyof Outputs[Area] & string}`;
}[keyof Outputs & string];

type OutputOf<Name extends ProcedureName> = Name extends `${infer Area extends keyof Outputs}.${infer Procedure}`
  ? Procedure extends keyof Outputs[Area]
    ? Outputs[Area][Procedure]
    : never
  : never;

/** Results by procedure. The result of a procedure without output is null, because JSON has no undefined. */
export type ProcedureAnswers = {
  readonly [Name in ProcedureName]?: OutputOf<Name> extends void ? null : OutputOf<Name>;
};
