/**
 * A message from a page to the service worker. `skip-waiting`: the learner agreed to the update. `tidy`: old builds may
 * be deleted.
 */
export type ToWorker = { type: 'skip-waiting' } | { type: 'tidy' };

/**
 * A question from the worker to a page, which replies on the port that comes with it. `which-entry`: the reply is the
 * path of the page's entry script. `reminder`: the user has tapped a reminder; the reply is 'stay' if the page can't be
 * left now, else 'go'.
 */
export type ToPage = { type: 'which-entry' } | { type: 'reminder'; title: string };

export type ReminderAnswer = 'stay' | 'go';
