/** A text that stands beside a field has no full stop; where it speaks for the whole form, it is a sentence. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
