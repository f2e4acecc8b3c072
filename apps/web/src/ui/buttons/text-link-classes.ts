/** Classes of a text link, alone or within a sentence. */
export const TEXT_LINK = 'font-semibold text-primary underline underline-offset-4 hover:decoration-2';
