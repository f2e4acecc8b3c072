import { getSession } from '#lib/session.ts';

/** The server's close code for a token that it doesn't take. */
const SESSION_OVER_CODE = 4401;

/**
 * Opens a socket of its own, as live quizzes do, and asks it for a sign of life.
 * @returns the milliseconds between the question and the answer
 */
export function pingSocket(): Promise<number> {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/trpc?connectionParams=1`);
  const pong = new Promise<number>((resolve, reject) => {
    let sentAt = 0;
    socket.onopen = () => {
      socket.send(JSON.stringify({ method: 'connectionParams', data: { token: getSession()?.token } }));
      sentAt = performance.now();
      socket.send('PING');
    };
    socket.onmessage = ({ data }) => {
      if (data === 'PONG') resolve(Math.round(performance.now() - sentAt));
    };
    socket.onclose = ({ code }) =>
      reject(new Error(code === SESSION_OVER_CODE ? 'The server wants you to log in again.' : `Closed (${code}).`));
  });
  return pong.finally(() => socket.close());
}
