/** A text that stands beside a field has no full stop; on its own it is a sentence. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
