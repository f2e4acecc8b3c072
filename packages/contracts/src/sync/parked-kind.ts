/** The kind of the mirrored rows of parked work. On the wire and on devices, its name is `held`. */
export const PARKED_KIND = 'held';
