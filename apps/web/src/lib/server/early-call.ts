/** A call that public/theme.js made while the app was on its way. */
interface EarlyCall {
  /** As the app's own call has it. */
  address: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall;
  }
}

/** The answer to a call that was made early, for the same person; each is handed out once. */
export function takeEarlyAnswer(input: RequestInfo | URL, init: RequestInit): Promise<Response> | undefined {
  const { earlyCall } = window;
  if (earlyCall?.address !== input) return undefined;
  if (new Headers(init.headers).get('authorization') !== `Bearer ${earlyCall.token}`) return undefined;
  delete window.earlyCall;
  return earlyCall.answer;
}
