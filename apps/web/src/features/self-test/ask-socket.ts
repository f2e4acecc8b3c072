import { getSession } from '#lib/session.ts';

/** The server's close code for a token that it doesn't take. */
const SESSION_OVER = 4401;

/**
 * Opens a socket of its own, as live quizzes do, and asks it for a sign of life.
 * @returns the milliseconds between the question and the answer
 */
export function askSocket(): Promise<number> {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/trpc?connectionParams=1`);
  const answered = new Promise<number>((resolve, reject) => {
    let askedAt = 0;
    socket.onopen = () => {
      socket.send(JSON.stringify({ method: 'connectionParams', data: { token: getSession()?.token } }));
      askedAt = performance.now();
      socket.send('PING');
    };
    socket.onmessage = ({ data }) => {
      if (data === 'PONG') resolve(Math.round(performance.now() - askedAt));
    };
    socket.onclose = ({ code }) =>
      reject(new Error(code === SESSION_OVER ? 'The server wants you to log in again.' : `Closed (${code}).`));
  });
  return answered.finally(() => socket.close());
}
