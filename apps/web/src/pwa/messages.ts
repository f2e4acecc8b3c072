/** What a page tells the service worker. `skip-waiting`: the learner agreed. `tidy`: old builds may go. */
export type ToWorker = { type: 'skip-waiting' } | { type: 'tidy' };

/**
 * What the worker asks a page; the page answers on the port that comes along. `which-entry`: with the path of its entry script.
 * `reminder`: somebody has tapped a reminder; with 'stay' where the page can't be left now, or with 'go'.
 */
export type ToPage = { type: 'which-entry' } | { type: 'reminder'; title: string };

export type ReminderAnswer = 'stay' | 'go';
