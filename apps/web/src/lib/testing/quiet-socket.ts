import { ws } from 'msw';

/** A socket at the other end of the network that stands, and has nothing to tell. */
export const quietSocket = ws.link('ws://*/trpc').addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    if (data === 'PING') client.send('PONG');
  });
});
