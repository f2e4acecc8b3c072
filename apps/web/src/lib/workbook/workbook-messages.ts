// Messages that say why a workbook can't be read, and what to do. The imports of people and of questions share them.

const COPY_ADVICE = 'Copy what you need into a new workbook, and choose that one.';

export const UNREADABLE =
  "We can't read this file. In your spreadsheet, save it as “CSV UTF-8” or as an Excel workbook (.xlsx), then choose it again.";
export const NO_READER = 'Excel files need a connection the first time. Try again later, or save it as “CSV UTF-8”.';
export const UNPACKS_TOO_LARGE = `This workbook is too large once it's unpacked. ${COPY_ADVICE}`;
export const TOO_MANY_CELLS = `This sheet has something beyond row 10,000 or column IV, maybe by accident. ${COPY_ADVICE}`;
export const TOO_MUCH_TEXT = `This sheet has more than 1 MB of text. ${COPY_ADVICE}`;
export const TOO_SLOW = `Reading this workbook takes too long. ${COPY_ADVICE}`;
