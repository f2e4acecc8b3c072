/** The kind of rows of parked work. On the wire and on devices it's called `held`. */
export const PARKED_KIND = 'held';
