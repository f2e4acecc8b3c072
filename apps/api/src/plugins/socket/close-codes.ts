// Why a socket is closed. Clients of tRPC come back after each of these; ours stay away after SESSION_OVER.

export const CLOSE_CODES = {
  /** The server stops: come back, which leads elsewhere or to the server that follows. */
  restarting: [1012, 'The server restarts.'],
  /** Something on the server's side: come back. */
  later: [1013, 'Try again.'],
  notText: [1003, 'Send text.'],
  flood: [1008, 'Too many messages.'],
  silent: [1008, 'Send the connection parameters first.'],
  unreadable: [1008, 'The messages could not be read.'],
  /** No token, a wrong one, or one whose session is over. */
  sessionOver: [4401, 'Please log in again.'],
  /** The account may do other things now; what may be watched is looked at again when the client comes back. */
  roleChanged: [4403, 'Your role has changed.'],
  tooMany: [4429, 'Too many connections.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export type CloseCode = (typeof CLOSE_CODES)[keyof typeof CLOSE_CODES];
