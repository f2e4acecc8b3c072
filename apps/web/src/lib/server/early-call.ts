/** A call that public/theme.js sent while the app was still loading. */
interface EarlyCall {
  /** The address of the call, the same as in the app's own call. */
  address: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall;
  }
}

/**
 * Returns the reply to the call that public/theme.js sent early, if address and token match; otherwise undefined. The
 * reply is returned once.
 */
export function takeEarlyAnswer(input: RequestInfo | URL, init: RequestInit): Promise<Response> | undefined {
  const { earlyCall } = window;
  if (earlyCall?.address !== input) return undefined;
  if (new Headers(init.headers).get('authorization') !== `Bearer ${earlyCall.token}`) return undefined;
  delete window.earlyCall;
  return earlyCall.answer;
}
