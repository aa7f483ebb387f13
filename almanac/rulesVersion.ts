/**
 * Raise it with every change that can move a date or a time, or adds a day: it is part of the key of everything
 * that stores them.
 */
export const RULES_VERSION = 4
