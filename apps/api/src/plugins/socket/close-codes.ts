// Codes and reasons for closing a socket. tRPC's client reconnects after each of them; the web app's client does so
// after all but `sessionOver`.

export const CLOSE_CODES = {
  /** The server stops. Clients reconnect, to another process or to the restarted server. */
  restarting: [1012, 'The server restarts.'],
  /** The server could not serve the socket for now; clients reconnect. */
  later: [1013, 'Try again.'],
  notText: [1003, 'Send text.'],
  flood: [1008, 'Too many messages.'],
  silent: [1008, 'Send the connection parameters first.'],
  unreadable: [1008, 'The messages could not be read.'],
  /** The token is missing or wrong, or its session has ended. */
  sessionOver: [4401, 'Please log in again.'],
  /** The account's role has changed. Permissions are checked again when the client reconnects. */
  roleChanged: [4403, 'Your role has changed.'],
  tooMany: [4429, 'Too many connections.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export type CloseCode = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES];
