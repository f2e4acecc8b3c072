// Texts for all games that server, screens and tests share word for word.
export const ANSWERS_VISIBLE = 'You can see the answers of this quiz.';
export const NOT_STARTED = 'Start this quiz first.';
export const QUIZ_STARTED = 'Quiz started!';
export const QUIZ_SUBMITTED = 'Quiz submitted successfully!';
export const NO_QUIZ_LEFT = 'No quiz available to start';
