/** The refusal for an unknown topic of any kind; features with a more specific text use their own. */
export const TOPIC_NOT_FOUND = 'This is over, or never was.';
