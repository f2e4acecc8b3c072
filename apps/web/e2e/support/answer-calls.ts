import type { ProcedureAnswers, ProcedureName } from './procedure-answers.ts';

/** The calls of a page that are answered by the test instead of the server. */
interface Answers {
  /** Results by procedure, e.g. of `quizzes.list`. The server answers the other calls of the same batch. */
  answers?: ProcedureAnswers | undefined;
  /** The procedure that never gets a reply, if it's called alone. */
  hangs?: ProcedureName | undefined;
  /**
   * Whether every call except `accounts.me` fails with a network error. In a batch with `accounts.me`, the other calls
   * get an error reply.
   */
  allButMeFail?: boolean;
}

/**
 * An init script that answers calls within the page. A Playwright route could do so too, but it disables the browser's
 * cache and passes every file of the app through this process.
 */
export function answerCalls({ answers, hangs, allButMeFail }: Answers): void {
  const ME = 'accounts.me';
  const FAILED = {
    error: {
      message: 'Something went wrong.',
      code: -32603,
      data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
    },
  };
  const { fetch } = window;
  const known: Readonly<Record<string, unknown>> = answers ?? {};
  const answered = (name: string): unknown => {
    if (allButMeFail) return name === ME ? undefined : FAILED;
    return Object.hasOwn(known, name) ? { result: { data: known[name] } } : undefined;
  };
  window.fetch = async (...request) => {
    const { pathname } = new URL(request[0] instanceof Request ? request[0].url : request[0], window.location.href);
    if (!pathname.startsWith('/trpc/')) return fetch(...request);
    const names = pathname.slice('/trpc/'.length).split(',');
    if (names.length === 1 && names[0] === hangs) return new Promise(() => undefined);
    if (allButMeFail && !names.includes(ME)) throw new TypeError('Failed to fetch');
    const ours = names.map(answered);
    if (ours.every((answer) => answer === undefined)) return fetch(...request);
    const isWhole = ours.every((answer) => answer !== undefined);
    const theirs: unknown[] = isWhole ? [] : await (await fetch(...request)).json();
    return Response.json(ours.map((answer, index) => answer ?? theirs[index]));
  };
}
