/** An error whose message says in one line what the person who runs the server should do. Shown without a stack. */
export class OperatorError extends Error {}
