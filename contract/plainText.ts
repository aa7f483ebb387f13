const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words in HTML made by the server; a heading does not run into what is below it. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/(?<![.?!:।…])\s*<\/h\d>(?=.*[^<>]<)/gs, ': ')
    .replace(/<\/(?:p|li|h\d|t[dhr]|blockquote)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
