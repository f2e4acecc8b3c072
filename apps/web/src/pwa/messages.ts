/** What a page tells the service worker. `skip-waiting`: the learner agreed. `tidy`: old builds may go. */
export type ToWorker = { type: 'skip-waiting' } | { type: 'tidy' };

/** What the worker asks a page; the page answers on the port that comes along with the path of its entry script. */
export type ToPage = { type: 'which-entry' };
