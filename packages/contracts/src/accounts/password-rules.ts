// These rules are separate from the schema, so that a page can state them without loading the code that checks them.

/** The least number of characters (UTF-16 units) in a new password. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const EMAIL_AS_PASSWORD = "Don't use your e-mail address as your password. Choose another.";
export const CHOOSE_PASSWORD = 'Choose a password of your own. The one you were given works only once.';
export const SAME_AS_ONE_TIME = 'Choose another password than the one you were given.';
export const COMMON_PASSWORD = 'This password is among the most common ones. Choose another.';
