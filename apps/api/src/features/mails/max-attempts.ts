/** The number of tries before a mail is given up; with the growing pauses they take about four days. */
export const MAX_ATTEMPTS = 25;
