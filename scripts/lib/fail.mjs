import { ChildFailed } from './children.mjs';

/**
 * Prints the error and ends the process with exit code 1. For a failed child only the message is printed, because the
 * child has reported its own errors.
 */
export function failClearly(error) {
  console.error(error instanceof ChildFailed ? error.message : error);
  process.exit(1);
}
