/** Rises with every change that can move a date or a time: part of the key of whatever keeps them. */
export const RULES_VERSION = 1
