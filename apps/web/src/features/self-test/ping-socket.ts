import { getSession } from '#lib/session.ts';

/** The close code with which the server rejects a token. */
const SESSION_OVER_CODE = 4401;

/**
 * Opens a separate socket, as live quizzes do, and sends a ping.
 * @returns the milliseconds until the reply.
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
