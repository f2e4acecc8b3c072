/** What calls of a page are answered instead of by the server. */
interface Answers {
  /** Results by procedure, as in `quizzes.list`. Other calls of the same batch are the server's. */
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** The procedure that never answers. */
  hangs?: string | undefined;
  /** Every call breaks off but the one that asks who is signed in. Where others come along with that, they alone fail. */
  allButMeFail?: boolean;
}

/**
 * An init script that answers calls in the page. A route of Playwright's would do so too, but it switches the browser's
 * cache off and takes every file of the app through this process.
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
  const answered = (name: string): unknown => {
    if (allButMeFail) return name === ME ? undefined : FAILED;
    return answers && Object.hasOwn(answers, name) ? { result: { data: answers[name] } } : undefined;
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
