import { ws } from 'msw';

/** A socket that stays open, answers pings and sends nothing else. */
export const quietSocket = ws.link('ws://*/trpc').addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    if (data === 'PING') client.send('PONG');
  });
});
