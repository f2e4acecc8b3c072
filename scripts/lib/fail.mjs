import { ChildFailed } from './children.mjs';

/** Ends with exit code 1. A child that failed has said why itself. */
export function failClearly(error) {
  console.error(error instanceof ChildFailed ? error.message : error);
  process.exit(1);
}
