/** Said of a topic that nobody has, whatever it is. Features that know better say it themselves. */
export const TOPIC_NOT_FOUND = 'This is over, or never was.';
