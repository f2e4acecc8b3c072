/** The limits for an uploaded picture, which may come straight from a camera. */
export const MAX_UPLOAD_BYTES = 12_000_000;
export const MAX_PIXELS = 24_000_000;
/** The limits for a picture as it is stored, in bytes and in pixels of its longer side. */
export const MAX_IMAGE_BYTES = 200_000;
export const MAX_IMAGE_SIDE = 1_600;
/**
 * The limits for the pictures of one quiz, over all its versions that are still stored. Devices download only the
 * current version's pictures.
 */
export const MAX_QUIZ_IMAGES = 400;
export const MAX_QUIZ_IMAGE_BYTES = 24_000_000;
/** The limits for the stored pictures that one person has uploaded. */
export const MAX_AUTHOR_IMAGES = 2_000;
export const MAX_AUTHOR_IMAGE_BYTES = 100_000_000;
