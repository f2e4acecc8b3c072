// Learning path texts that server, screens and tests share word for word.

export const PATH_STARTED = 'Path started!';
export const PROGRESS_SAVED = 'Progress saved!';
export const START_PATH_FIRST = 'Start this path first.';
export const NODE_LOCKED = 'Complete the steps before this one first.';
export const START_NODE_FIRST = 'Start this step first.';
export const ALREADY_COMPLETED = 'You already completed this step.';
export const TAKE_QUIZ_FIRST = "Take this step's quiz first.";
export const SEND_SCORE = 'Send a score from 0 to 100.';
