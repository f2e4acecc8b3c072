import { appRouter } from '../trpc/app-router.ts';
import type { Answer, Case } from './callers.ts';

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription' };
}

// The router holds its procedures flat, by their dotted names; its type shows them as they are nested.
const procedures = new Map<string, Procedure>(
  Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>),
);

/** The names of all procedures that the router has, e.g. `quizzes.list`. */
export const PROCEDURES: readonly string[] = [...procedures.keys()];

export function isMutation(procedure: string): boolean {
  return procedures.get(procedure)?._def.type === 'mutation';
}

/** Calls a procedure over HTTP as the case's caller, and answers how it went. */
export async function call({ server, actor }: Case, procedure: string, input: unknown): Promise<Answer> {
  const address = `${server.address}/trpc/${procedure}`;
  const headers = actor ? { authorization: `Bearer ${actor.token}` } : undefined;
  const answered = isMutation(procedure)
    ? await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
    : await fetch(input === undefined ? address : `${address}?input=${encodeURIComponent(JSON.stringify(input))}`, {
        headers,
      });
  const body = (await answered.json()) as { error?: { data: { appCode: Answer } } };
  return body.error ? body.error.data.appCode : 'ok';
}
