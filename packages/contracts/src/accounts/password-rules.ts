// Apart from the schema, so that a page can state the rules without loading what checks them.

/** Characters (UTF-16 units) that a chosen password has at least. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const COMMON_PASSWORD = 'This password is among the most common ones. Choose another.';
