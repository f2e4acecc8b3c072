/** What the server takes of a picture, as it leaves the author's camera. */
export const MAX_UPLOAD_BYTES = 12_000_000;
export const MAX_PIXELS = 24_000_000;
/** What is stored of it. */
export const MAX_IMAGE_BYTES = 200_000;
export const MAX_IMAGE_SIDE = 1_600;
/** Pictures that one quiz shows, in all versions that somebody has. Devices download those of the current one. */
export const MAX_QUIZ_IMAGES = 400;
export const MAX_QUIZ_IMAGE_BYTES = 24_000_000;
/** Pictures that one person has uploaded and that are still stored. */
export const MAX_AUTHOR_IMAGES = 2_000;
export const MAX_AUTHOR_IMAGE_BYTES = 100_000_000;
